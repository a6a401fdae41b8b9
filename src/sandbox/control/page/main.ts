import { showCallbacks } from './callbacks.js';
import { look } from './control.js';
import { showState, startControls } from './controls.js';
import { find, setText } from './element.js';
import { fillForm, startForm } from './form.js';
import { showRequests } from './requests.js';
import { showTasks } from './tasks.js';
import { showTone } from './words.js';

/** Milliseconds between two looks. */
const pause = 1000;

const connection = find('connection', HTMLElement);
let latest = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Looks at all there is, shows it, and looks again a little later. A look that is overtaken by another shows nothing. */
async function lookAround(): Promise<void> {
  clearTimeout(timer);
  latest += 1;
  const own = latest;
  const views = [look('state'), look('tasks'), look('requests'), look('callbacks'), fillForm()] as const;
  const seen = await Promise.all(views).catch(() => undefined);
  if (own !== latest) return;
  if (!document.hidden) timer = setTimeout(lookAround, pause);
  showConnection(seen !== undefined);
  if (!seen) return;
  const [state, { tasks }, { requests }, { callbacks }] = seen;
  showState(state);
  const { now, counts } = state;
  showTasks(tasks, now, counts.tasks);
  showRequests(requests, now, counts.requests);
  showCallbacks(callbacks, now, counts.callbacks);
}

function showConnection(isThere: boolean): void {
  setText(connection, isThere ? 'Connected' : 'The sandbox does not answer. Trying again every second.');
  showTone(connection, isThere ? 'good' : 'bad');
  find('lists', HTMLElement).classList.toggle('stale', !isThere);
}

startControls(lookAround);
startForm(lookAround);
// Nobody looks at a hidden tab.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) clearTimeout(timer);
  else void lookAround();
});
void lookAround();
