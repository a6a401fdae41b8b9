import { html, render, type TemplateResult } from 'lit-html';
import { element, elementById, setAttribute, setText } from '../../../page-kit/element.js';
import { shortIdOf } from '../../../page-kit/format.js';
import { defaultPageLength } from '../views.js';
import { change, KeyError, MissingError, messageOf, read, type State } from './control-client.js';
import { showState, startControls } from './controls.js';
import { type Actions, callbackDetail, frame, requestDetail, taskDetail } from './details.js';
import { fillFaults } from './fault-switches.js';
import { fillForm, fillIn, sendAgain, startForm } from './form.js';
import { currentRoute, linkTo, type ScreenRoute } from './route.js';
import { callbackScreen, pageIn, requestScreen, taskScreen } from './screens.js';
import { askForKey, hideKeyForm, startUnlock } from './unlock.js';

const pollIntervalMs = 1000;

/** A poll of many tasks takes long. The page then waits a multiple of that, so that the sandbox has time for its requests. */
const pauseFactor = 5;

const connection = elementById('connection', HTMLElement);
const screen = elementById('lists', HTMLElement);
const notice = elementById('notice', HTMLElement);
let lastPoll = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether a new screen is to get the focus once it is shown. */
let hasMoved = false;

/** Reads what the current screen shows, and returns how to show it at a time of the sandbox. */
async function readScreen(route: ScreenRoute): Promise<(now: string) => TemplateResult> {
  const { view, ids, query } = route;
  const [id, state = ''] = ids;
  const page = {
    ...Object.fromEntries(query),
    offset: `${pageIn(route) * defaultPageLength}`,
    limit: `${defaultPageLength}`,
  };
  if (view === 'requests') {
    if (id !== undefined) {
      const exchange = await read('request', { number: id });
      return (now) => requestDetail(exchange, now, actions);
    }
    const listed = await read('log/requests', page);
    return (now) => requestScreen(route, listed, now);
  }
  if (view === 'callbacks') {
    if (id !== undefined) {
      const callback = await read('callback', { task: id, state });
      return (now) => callbackDetail(callback, now, actions);
    }
    const listed = await read('log/callbacks', page);
    return (now) => callbackScreen(route, listed, now);
  }
  if (view === 'tasks' && id !== undefined) {
    const task = await read('task', { id });
    return (now) => taskDetail(task, now, actions);
  }
  const isList = view === 'tasks';
  const listed = await read('log/tasks', isList ? page : {});
  return (now) => taskScreen(isList ? route : { view: 'tasks', ids: [], query: new URLSearchParams() }, listed, now);
}

const titles = { tasks: 'Tasks', requests: 'Requests', callbacks: 'Callbacks' };

const missing = (message: string, { view }: ScreenRoute) => {
  const list = view === 'requests' || view === 'callbacks' ? view : 'tasks';
  return () => frame(list, titles[list], html`Not here`, html`<p>${message}</p>`);
};

/** Reads everything that is visible, shows it, and repeats that after a pause. A newer poll discards the results of this one. */
async function poll(): Promise<void> {
  clearTimeout(timer);
  lastPoll += 1;
  const thisPoll = lastPoll;
  const startedAt = performance.now();
  const route = currentRoute();
  const shown = readScreen(route).catch((error) => {
    if (error instanceof MissingError) return missing(error.message, route);
    throw error;
  });
  const reads = [read('state'), shown, fillForm(), fillFaults()] as const;
  const result = await Promise.all(reads).catch((error: unknown) => (error instanceof KeyError ? 'locked' : undefined));
  if (thisPoll !== lastPoll) return;
  // A locked sandbox is polled again once the user has entered a key.
  if (!document.hidden && result !== 'locked') {
    timer = setTimeout(poll, Math.max(pollIntervalMs, pauseFactor * (performance.now() - startedAt)));
  }
  showConnection(result);
  if (!result) return;
  if (result === 'locked') {
    askForKey();
    return;
  }
  hideKeyForm();
  const [state, show] = result;
  showState(state);
  showCounts(state);
  render(show(state.now), screen);
  if (hasMoved)
    (route.view === 'faults' ? elementById('faults-heading', HTMLElement) : screen.querySelector('h2'))?.focus();
  hasMoved = false;
}

function showConnection(result: object | 'locked' | undefined): void {
  const text = result === 'locked' ? 'Locked' : 'Connected';
  setText(connection, result ? text : 'The sandbox does not respond. Retrying every second.');
  setAttribute(connection, 'title', connection.textContent ?? '');
  setAttribute(connection, 'class', `tone-${result === 'locked' ? 'warn' : result ? 'good' : 'bad'}`);
  screen.classList.toggle('stale', !result || result === 'locked');
}

function showCounts({ counts: { failures, ...lists } }: State): void {
  for (const [name, count] of Object.entries(lists)) setText(elementById(`tab-${name}`, HTMLElement), `${count}`);
  if (failures === 0) return;
  setText(connection, `Connected. Errors of the sandbox itself: ${failures}, see its output.`);
  setAttribute(connection, 'class', 'tone-warn');
}

function showRoute(): void {
  const { view, ids } = currentRoute();
  setAttribute(document.body, 'data-view', view);
  document.body.toggleAttribute('data-detail', ids.length > 0);
  for (const link of document.querySelectorAll('#tabs a')) {
    if (link.getAttribute('href') === `#/${view}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

const run = async (action: () => Promise<unknown>, done: string) => {
  setText(notice, '');
  try {
    await action();
    setText(notice, done);
  } catch (error) {
    setText(notice, messageOf(error));
  }
  await poll();
};

const actions: Actions = {
  finish: (id) => void run(() => change('POST', 'finish', { task: id }), 'The task is finished.'),
  fail: (id, errCode) => void run(() => change('POST', 'fail', { task: id, errCode }), 'The task has failed.'),
  resend: (taskId, state) =>
    void run(() => change('POST', 'resend', { task: taskId, state }), 'The callback was sent again.'),
  async sendAgain(exchange) {
    let created: string | undefined;
    await run(async () => {
      created = await sendAgain(exchange);
    }, 'The request was sent again.');
    if (created) notice.append(' ', element('a', { href: linkTo('tasks', [created]) }, `Task ${shortIdOf(created)}`));
  },
  edit(exchange) {
    location.hash = linkTo('send');
    hasMoved = false;
    showRoute();
    fillIn(exchange);
  },
};

/** Saves JSON as a file. */
function saveJson(name: string, content: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  element('a', { href: url, download: name }).click();
  // The browser has the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

for (const name of ['har', 'json'] as const) {
  elementById(`export-${name}`, HTMLButtonElement).addEventListener('click', () =>
    run(async () => saveJson(`sandbox.${name}`, await read(`export.${name}`)), `Exported as sandbox.${name}.`),
  );
}

startUnlock(poll);
startControls(poll);
startForm(poll);
let lastPath = location.hash.split('?')[0];
addEventListener('hashchange', () => {
  const path = location.hash.split('?')[0];
  if (path !== lastPath) setText(notice, '');
  // The form that is filled in to send a request again has the focus already.
  hasMoved = path !== lastPath && currentRoute().view !== 'send';
  lastPath = path;
  showRoute();
  void poll();
});
// A hidden tab need not be up to date.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) clearTimeout(timer);
  else void poll();
});
document.addEventListener('keydown', (event) => {
  const isTyped = event.target instanceof Element && event.target.matches('input, textarea, select');
  const box = document.querySelector<HTMLInputElement>('[name="q"]');
  if (event.key !== '/' || isTyped || !box) return;
  event.preventDefault();
  box.focus();
});
showRoute();
void poll();
