import { showCallbacks } from './callbacks.js';
import { KeyError, look } from './control.js';
import { showState, startControls } from './controls.js';
import { find, setText } from './element.js';
import { fillForm, startForm } from './form.js';
import { showRequests } from './requests.js';
import { showTasks } from './tasks.js';
import { askForKey, hideQuestion, startUnlock } from './unlock.js';
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
  const seen = await Promise.all(views).catch((error: unknown) => (error instanceof KeyError ? 'locked' : undefined));
  if (own !== latest) return;
  // A locked sandbox is asked again when the person has entered a key.
  if (!document.hidden && seen !== 'locked') timer = setTimeout(lookAround, pause);
  showConnection(seen);
  if (!seen) return;
  if (seen === 'locked') {
    askForKey();
    return;
  }
  hideQuestion();
  const [state, { tasks }, { requests }, { callbacks }] = seen;
  showState(state);
  const { now, counts } = state;
  showTasks(tasks, now, counts.tasks);
  showRequests(requests, now, counts.requests);
  showCallbacks(callbacks, now, counts.callbacks);
}

function showConnection(seen: object | 'locked' | undefined): void {
  const says = seen === 'locked' ? 'Locked' : 'Connected';
  setText(connection, seen ? says : 'The sandbox does not answer. Trying again every second.');
  showTone(connection, seen === 'locked' ? 'warn' : seen ? 'good' : 'bad');
  find('lists', HTMLElement).classList.toggle('stale', !seen || seen === 'locked');
}

startUnlock(lookAround);
startControls(lookAround);
startForm(lookAround);
// Nobody looks at a hidden tab.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) clearTimeout(timer);
  else void lookAround();
});
void lookAround();
