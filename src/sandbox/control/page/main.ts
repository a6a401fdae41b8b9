import { showCallbacks } from './callbacks.js';
import { KeyError, read } from './control-client.js';
import { showState, startControls } from './controls.js';
import { find, setText } from './element.js';
import { fillForm, startForm } from './form.js';
import { showTone } from './format.js';
import { showRequests } from './requests.js';
import { showTasks } from './tasks.js';
import { askForKey, hideKeyForm, startUnlock } from './unlock.js';

const pollIntervalMs = 1000;

const connection = find('connection', HTMLElement);
let lastPoll = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reads everything, shows it, and repeats that after a pause. A newer poll discards the results of this one. */
async function poll(): Promise<void> {
  clearTimeout(timer);
  lastPoll += 1;
  const thisPoll = lastPoll;
  const views = [read('state'), read('tasks'), read('requests'), read('callbacks'), fillForm()] as const;
  const result = await Promise.all(views).catch((error: unknown) => (error instanceof KeyError ? 'locked' : undefined));
  if (thisPoll !== lastPoll) return;
  // A locked sandbox is polled again once the user has entered a key.
  if (!document.hidden && result !== 'locked') timer = setTimeout(poll, pollIntervalMs);
  showConnection(result);
  if (!result) return;
  if (result === 'locked') {
    askForKey();
    return;
  }
  hideKeyForm();
  const [state, { tasks }, { requests }, { callbacks }] = result;
  showState(state);
  const { now, counts } = state;
  showTasks(tasks, now, counts.tasks);
  showRequests(requests, now, counts.requests);
  showCallbacks(callbacks, now, counts.callbacks);
}

function showConnection(result: object | 'locked' | undefined): void {
  const text = result === 'locked' ? 'Locked' : 'Connected';
  setText(connection, result ? text : 'The sandbox does not respond. Retrying every second.');
  showTone(connection, result === 'locked' ? 'warn' : result ? 'good' : 'bad');
  find('lists', HTMLElement).classList.toggle('stale', !result || result === 'locked');
}

startUnlock(poll);
startControls(poll);
startForm(poll);
// A hidden tab need not be up to date.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) clearTimeout(timer);
  else void poll();
});
void poll();
