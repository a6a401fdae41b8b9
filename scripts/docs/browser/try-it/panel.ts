import { html, render } from 'lit-html';
import type { TryItData } from '../../try-it/try-it-data.js';
import { suggestionsAt } from './completion.js';
import { Editor } from './editor.js';
import { lastTaskId, receiver, sandbox } from './in-page-sandbox.js';
import { toOtherServer } from './other-server.js';
import type { PanelActions, PanelState } from './panel-state.js';
import { prepare } from './prepare.js';
import { checkBody } from './problems.js';
import { RequestSender, type TriedRequest } from './request-sender.js';
import { type SharedRequest, toHash } from './shared-request.js';
import { activeFaults, applyFaults } from './switched-faults.js';
import { TaskWatcher } from './task-watcher.js';
import { codeView } from './views/code-view.js';
import { faultsView } from './views/faults-view.js';
import { outcomeView } from './views/outcome-view.js';
import { requestView } from './views/request-view.js';
import { sendView, serverView } from './views/send-view.js';
import { tasksView } from './views/tasks-view.js';

/** Where a callback is posted to: nowhere, since the page is the receiver. */
const callbackUrl = 'https://example.com/hooks/genmedia';

/** Tries one operation: its request, the response, and the tasks. */
export class Panel implements PanelActions {
  readonly #root: HTMLElement;
  readonly #editor: Editor;
  readonly #state: PanelState;
  readonly #sender = new RequestSender();
  readonly #tasks: TaskWatcher;
  /** The text of the editor when something was said about it. */
  #noted = '';
  /** What the editor contains, if it is JSON. */
  #body: unknown;

  constructor(root: HTMLElement, data: TryItData, variant: string | undefined) {
    this.#root = root;
    const first = data.examples.find((example) => example.variant === variant) ?? data.examples[0];
    this.#state = {
      data,
      variant: first?.variant ?? '',
      example: first?.name ?? '',
      id: '',
      problems: [],
      note: '',
      isWaiting: false,
      outcome: undefined,
      isChanged: false,
      linkNote: '',
      isCodeOpen: false,
      language: '',
      tasks: [],
      selected: undefined,
      files: [],
      now: sandbox.now().toISOString(),
      speed: sandbox.speed,
      faults: new Map(),
      faultProblem: '',
      receiverStatus: receiver.status,
      server: undefined,
    };
    this.#editor = new Editor({
      changed: (text) => this.#check(text),
      suggest: (text, at) => suggestionsAt(text, at, data, this.#state.variant),
      submit: () => this.send(),
    });
    this.#tasks = new TaskWatcher({
      // What is invalid was not passed on to the sandbox, and is not over.
      show: (watched) => {
        const { faults, faultProblem } = this.#state;
        this.#set({ ...watched, faults: faultProblem ? faults : activeFaults(faults) });
      },
      isChanging: () => [...this.#state.faults.values()].some((values) => values.for),
    });
    root.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      void this.send();
    });
    this.restore();
    this.#render();
  }

  /** Shows the request of a link. What it names is not sent. */
  open({ body, id }: SharedRequest): void {
    if (body !== undefined && this.#state.data.examples.length > 0) this.#editor.text = body;
    if (id !== undefined) this.#set({ id });
  }

  /** Whether it has the time to show tasks as they progress. */
  setVisible(isVisible: boolean): void {
    this.#tasks.setRunning(isVisible);
  }

  chooseVariant(value: string): void {
    const example = this.#state.data.examples.find(({ variant }) => variant === value);
    if (!example || value === this.#state.variant) return;
    this.#set({ variant: value, example: example.name });
    this.restore();
  }

  chooseExample(name: string): void {
    this.#set({ example: name });
    this.restore();
  }

  restore(): void {
    const { data, example } = this.#state;
    const body = data.examples.find(({ name }) => name === example)?.body;
    if (body) this.#editor.text = JSON.stringify(body, null, 2);
  }

  setId(id: string): void {
    this.#set({ id });
  }

  format(): void {
    this.#editor.format();
  }

  goTo({ start, end }: { start: number; end: number }): void {
    this.#editor.select({ start, end });
  }

  addCallback(): void {
    this.#merge({ callback_url: callbackUrl });
  }

  async copyLink(): Promise<void> {
    const { data, id, variant } = this.#state;
    this.#noted = this.#editor.text;
    const hash = await toHash({ ...(data.examples.length > 0 && { body: this.#editor.text }), ...(id && { id }) });
    if (hash === undefined) {
      this.#set({ linkNote: 'This request is too long for a link. Copy it as code instead.' });
      return;
    }
    const url = new URL(location.href);
    if (data.selector && url.searchParams.has(data.selector)) url.searchParams.set(data.selector, variant);
    url.hash = hash;
    // So that it is there also without the clipboard, and after a reload.
    history.replaceState(null, '', url);
    const linkNote = await navigator.clipboard.writeText(url.href).then(
      () => 'The link is copied. It carries this request, and no key.',
      () => 'The browser did not permit to copy.',
    );
    this.#set({ linkNote });
  }

  openCode(isCodeOpen: boolean): void {
    if (isCodeOpen !== this.#state.isCodeOpen) this.#set({ isCodeOpen });
  }

  setLanguage(language: string): void {
    this.#set({ language });
  }

  async prepare(): Promise<void> {
    const { needs } = this.#state.data;
    const { target } = this.#sender;
    if (!needs || !target) return;
    const signal = this.#sender.start();
    this.#set({ isWaiting: true, note: 'Creating it…' });
    try {
      const finish = target.isInPage ? (id: string) => sandbox.finish(id) : undefined;
      const { id, fields } = await prepare({ need: needs, target, finish, signal });
      this.#merge(fields);
      this.#set({ id, note: `Created ${id} by ${needs.method} ${needs.path}.` });
    } catch (error) {
      this.#set({ note: `It could not be created. ${error instanceof Error ? error.message : error}` });
    }
    if (this.#sender.isNewest(signal)) this.#set({ isWaiting: false });
    await this.#tasks.refresh();
  }

  send(): Promise<void> {
    const { data, id } = this.#state;
    const path = data.path.replace('{id}', encodeURIComponent(id.trim()));
    return this.#send({ method: data.method, path, ...(data.examples.length > 0 && { body: this.#editor.text }) });
  }

  stop(): void {
    this.#sender.stop();
  }

  readTask(id: string): Promise<void> {
    const { path = '' } = this.#state.data.read ?? {};
    return this.#send({ method: 'GET', path: path.replace('{id}', encodeURIComponent(id)) });
  }

  select(id: string): Promise<void> {
    return this.#tasks.select(id);
  }

  setSpeed(speed: number): void {
    sandbox.setSpeed(speed);
    void this.#tasks.refresh();
  }

  async advance(by: Parameters<PanelActions['advance']>[0]): Promise<void> {
    await sandbox.advance(by);
    await this.#tasks.refresh();
  }

  async finish(id: string): Promise<void> {
    await sandbox.finish(id);
    await this.#tasks.refresh();
  }

  async fail(id: string): Promise<void> {
    await sandbox.fail(id);
    await this.#tasks.refresh();
  }

  async reset(): Promise<void> {
    await sandbox.reset({ keepClock: true });
    await this.#tasks.clear();
    this.#set({ outcome: undefined, note: '' });
    this.setFaults(this.#state.faults);
    await this.#tasks.refresh();
  }

  /** The faults stay switched on in the panel if one is invalid, with the sentence that says why. */
  setFaults(faults: PanelState['faults']): void {
    this.#set({ faults, faultProblem: applyFaults(faults) });
  }

  setReceiverStatus(status: number): void {
    receiver.status = status;
    this.#set({ receiverStatus: status });
  }

  setServer(url: string): void {
    this.#sender.server = toOtherServer(url);
    this.#set({ server: this.#sender.server });
  }

  setKey(key: string): void {
    this.#sender.key = key;
  }

  /** Writes fields into the body. A body that is not JSON stays as it is. */
  #merge(fields: Readonly<Record<string, unknown>>): void {
    const { value, problem } = checkBody(this.#state.data.operationId, this.#editor.text);
    if (problem || typeof value !== 'object' || Object.keys(fields).length === 0) return;
    this.#editor.text = JSON.stringify({ ...value, ...fields }, null, 2);
  }

  async #send(request: TriedRequest): Promise<void> {
    const { target } = this.#sender;
    if (!target) return;
    this.#set({ isWaiting: true });
    const outcome = await this.#sender.send(request, target);
    if (!outcome) return;
    this.#set({ isWaiting: false, outcome, isChanged: false });
    await this.#tasks.select(target.isInPage ? lastTaskId() : undefined);
  }

  #check(text: string) {
    const { problems, value } = checkBody(this.#state.data.operationId, text);
    const sent = this.#state.outcome?.request.body;
    this.#body = value;
    this.#set({ problems, isChanged: sent !== undefined && sent !== text, ...this.#variantOf(value) });
    // What was said about a link is about the text of that time.
    if (text !== this.#noted) this.#set({ linkNote: '' });
    return problems;
  }

  /** The variant that a body names, if it is another one than before. */
  #variantOf(body: unknown): Partial<PanelState> {
    const { data, variant } = this.#state;
    const named = data.selector && Object(body)[data.selector];
    const example = data.examples.find((one) => one.variant === named);
    return example && example.variant !== variant ? { variant: example.variant, example: example.name } : {};
  }

  #set(changes: Partial<PanelState>): void {
    Object.assign(this.#state, changes);
    this.#render();
  }

  #render(): void {
    const state = this.#state;
    render(
      html`${requestView(state, this, this.#editor.element)}
        ${sendView(state, this)}
        ${outcomeView(state, this)}
        ${tasksView(state, this)}
        ${codeView(state, this, this.#body)}
        ${faultsView(state, this)}
        ${serverView(state, this)}`,
      this.#root,
    );
  }
}
