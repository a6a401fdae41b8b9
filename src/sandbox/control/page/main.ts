import { html, nothing, render, type TemplateResult } from 'lit-html';
import { element, elementById } from '../../../page-kit/element.js';
import { shortIdOf } from '../../../page-kit/format.js';
import { parseOrUndefined } from '../../../shared/parse-or-undefined.js';
import { defaultPageLength } from '../views.js';
import { change, KeyError, MissingError, messageOf, read, type State, useKey } from './control-client.js';
import { type Actions, callbackDetail, frame, requestDetail, taskDetail } from './details.js';
import { faultsView, toSwitched } from './faults-view.js';
import { fillForm, fillIn, sendAgain, setKey, startForm, suggestFaults } from './form.js';
import { closeMenu, header, resetDialog, tabs } from './header.js';
import type { PageActions, PageState } from './page-state.js';
import { currentRoute, linkTo, type ScreenRoute } from './route.js';
import { callbackScreen, pageIn, requestScreen, taskScreen } from './screens.js';
import { unlockView } from './unlock-view.js';

const pollIntervalMs = 1000;

/** A poll of many tasks takes long. The page then waits a multiple of that, so that the sandbox has time for its requests. */
const pauseFactor = 5;

const screen = elementById('lists', HTMLElement);
const unlockSection = elementById('unlock', HTMLElement);
let lastPoll = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether a new screen is to get the focus once it is shown. */
let hasMoved = false;

let page: PageState = {
  connection: 'connecting',
  sandbox: undefined,
  notice: '',
  isKeyNeeded: false,
  keyProblem: '',
  faults: [],
  initialFaults: new Map(),
  switchedFaults: undefined,
  faultsOutcome: '',
};

/** Changes what the page shows. */
function update(changes: Partial<PageState>): void {
  page = { ...page, ...changes };
  render(header(page, pageActions), elementById('header', HTMLElement));
  render(tabs(page, currentRoute().view), elementById('tabs', HTMLElement));
  render(page.isKeyNeeded ? unlockView(page, pageActions) : nothing, unlockSection);
  unlockSection.hidden = !page.isKeyNeeded;
  render(faultsView(page, pageActions), elementById('faults-section', HTMLElement));
  screen.classList.toggle('stale', page.connection === 'locked' || page.connection === 'lost');
}

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
  const reads = [read('state'), shown, fillForm(), readFaults()] as const;
  const result = await Promise.all(reads).catch((error: unknown) => (error instanceof KeyError ? 'locked' : undefined));
  if (thisPoll !== lastPoll) return;
  // A locked sandbox is polled again once the user has entered a key.
  if (!document.hidden && result !== 'locked') {
    timer = setTimeout(poll, Math.max(pollIntervalMs, pauseFactor * (performance.now() - startedAt)));
  }
  if (!result) return update({ connection: 'lost' });
  if (result === 'locked') return askForKey();
  isKeyTried = false;
  const [sandbox, show] = result;
  update({ connection: 'connected', sandbox, isKeyNeeded: false, ...(!page.switchedFaults && switchesFor(sandbox)) });
  render(show(sandbox.now), screen);
  const heading = route.view === 'faults' ? elementById('faults-heading', HTMLElement) : screen.querySelector('h2');
  if (hasMoved) heading?.focus();
  hasMoved = false;
}

/** Reads which faults there are, once. */
async function readFaults(): Promise<void> {
  if (page.faults.length > 0) return;
  const { kinds: faults } = await read('fault-kinds');
  update({ faults });
  suggestFaults(faults);
}

/** Sets the switches to the active faults. */
function switchesFor({ faults }: State): Partial<PageState> {
  const switched = toSwitched(faults);
  return { initialFaults: switched, switchedFaults: switched };
}

/** Whether a key was entered since the sandbox accepted one. */
let isKeyTried = false;

function askForKey(): void {
  const isNew = !page.isKeyNeeded;
  update({ connection: 'locked', isKeyNeeded: true, keyProblem: isKeyTried ? 'Wrong key.' : '' });
  if (isNew) elementById('unlock-key', HTMLInputElement).focus();
}

function showRoute(): void {
  const { view, ids } = currentRoute();
  document.body.dataset.view = view;
  document.body.toggleAttribute('data-detail', ids.length > 0);
  update({});
}

/** Does what a person asked for, and says at a place of the page how that ended. */
async function run(
  action: () => Promise<void>,
  done: string,
  { place = 'notice', doing = '' }: { place?: 'notice' | 'faultsOutcome'; doing?: string } = {},
): Promise<void> {
  update({ [place]: doing });
  try {
    await action();
    update({ [place]: done });
  } catch (error) {
    update({ [place]: messageOf(error) });
  }
  await poll();
}

const changeSandbox = async (...request: Parameters<typeof change>) => update({ sandbox: await change(...request) });

const setFaults = (faults: unknown, done: string) =>
  run(
    async () => {
      const sandbox = await change('PUT', 'faults', { faults });
      update({ sandbox, ...switchesFor(sandbox) });
    },
    done,
    { place: 'faultsOutcome' },
  );

const pageActions: PageActions = {
  setSpeed: (speed) => void run(() => changeSandbox('PUT', 'speed', { speed }), ''),
  advance: (by) => void run(() => changeSandbox('POST', 'advance', { by }), '', { doing: 'Moving the clock…' }),
  exportLog(format) {
    const name = `sandbox.${format}`;
    void run(async () => saveJson(name, await read(`export.${format}`)), `Exported as ${name}.`);
  },
  reset: () =>
    void run(async () => {
      const sandbox = await change('POST', 'reset', {});
      update({ sandbox, ...switchesFor(sandbox) });
    }, 'The sandbox was reset.'),
  switchFaults: (switchedFaults) => update({ switchedFaults }),
  setFaults: (faults) =>
    void setFaults(faults, faults.length > 0 ? 'The faults are active.' : 'All faults are cleared.'),
  setFaultsFrom(json) {
    const faults = parseOrUndefined(json);
    if (faults !== undefined) void setFaults(faults, 'The faults are active.');
    else update({ faultsOutcome: 'This is not valid JSON. Enter an array such as [{ "fault": "lost" }].' });
  },
  enterKey(key) {
    if (!/^[!-~]+$/.test(key)) {
      update({ keyProblem: 'A key contains only ASCII letters, digits and punctuation, without spaces.' });
      return;
    }
    isKeyTried = true;
    useKey(key);
    // Example requests use the same key by default.
    setKey(key);
    void poll();
  },
};

/** Saves JSON as a file. */
function saveJson(name: string, content: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  element('a', { href: url, download: name }).click();
  // The browser has the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const actions: Actions = {
  finish: (id) => void run(() => changeSandbox('POST', 'finish', { task: id }), 'The task is finished.'),
  fail: (id, errCode) => void run(() => changeSandbox('POST', 'fail', { task: id, errCode }), 'The task has failed.'),
  resend: (taskId, state) =>
    void run(() => changeSandbox('POST', 'resend', { task: taskId, state }), 'The callback was sent again.'),
  async sendAgain(exchange) {
    let created: string | undefined;
    await run(async () => {
      created = await sendAgain(exchange);
    }, 'The request was sent again.');
    if (created)
      update({ notice: html`${page.notice} <a href=${linkTo('tasks', [created])}>Task ${shortIdOf(created)}</a>` });
  },
  edit(exchange) {
    location.hash = linkTo('send');
    hasMoved = false;
    showRoute();
    fillIn(exchange);
  },
};

render(resetDialog(pageActions), elementById('reset-dialog', HTMLElement));
startForm(poll);
let lastPath = location.hash.split('?')[0];
addEventListener('hashchange', () => {
  const path = location.hash.split('?')[0];
  if (path !== lastPath) update({ notice: '' });
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
document.addEventListener('click', closeMenu);
document.addEventListener('keydown', (event) => {
  const isTyped = event.target instanceof Element && event.target.matches('input, textarea, select');
  const box = document.querySelector<HTMLInputElement>('[name="q"]');
  if (event.key !== '/' || isTyped || !box) return;
  event.preventDefault();
  box.focus();
});
showRoute();
void poll();
