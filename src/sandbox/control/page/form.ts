import { html, render } from 'lit-html';
import { operations } from '../../../../generated/operations.js';
import { element, elementById, setText } from '../../../page-kit/element.js';
import { headerExampleOf } from '../../../page-kit/fault-switches.js';
import { prettify } from '../../../page-kit/format.js';
import { idIn } from '../../../page-kit/message.js';
import { type Outcome, outcomeOf, responseView } from '../../../page-kit/response-view.js';
import { parseOrUndefined } from '../../../shared/parse-or-undefined.js';
import type { DescribedFault } from '../../../terms/described-fault.js';
import type { LoggedExchange } from '../../log/traffic.js';
import { type Example, read } from './control-client.js';

const form = elementById('form', HTMLFormElement);
const select = elementById('example', HTMLSelectElement);
const id = elementById('id', HTMLInputElement);
const body = elementById('body', HTMLTextAreaElement);
const key = elementById('key', HTMLInputElement);
const fault = elementById('fault', HTMLInputElement);
const stop = elementById('stop', HTMLButtonElement);
const response = elementById('response', HTMLElement);

let examples: Example[] = [];
let waiting: AbortController | undefined;

/** Reads the examples, once. */
export async function fillForm(): Promise<void> {
  if (examples.length > 0) return;
  const { examples: writes } = await read('examples');
  if (examples.length > 0) return;
  examples = [...writes, ...reads];
  for (const operation of new Set(examples.map((example) => example.operation))) {
    const indexed = examples.flatMap((example, index) =>
      example.operation === operation ? [{ ...example, index }] : [],
    );
    const options = indexed.map(({ name, index }) => element('option', { value: `${index}` }, name));
    select.append(element('optgroup', { label: operation }, ...options));
  }
  choose();
}

/** Reads have no body, so the document has no examples for them. */
const reads = Object.entries(operations)
  .filter(([, [method]]) => method === 'GET')
  .map(([operation, [method, path]]) => ({ operation, name: path, method, path }));

/** Fills in a request that was sent before, to be changed. Its key is not known to the page. */
export function fillIn({ number, method, path, query, request }: LoggedExchange): void {
  edited = {
    operation: '',
    name: '',
    method,
    path: path + (query ? `?${query}` : ''),
    ...(request.body !== undefined && { body: {} }),
  };
  let option = select.querySelector<HTMLOptionElement>('#edited');
  if (!option) {
    option = element('option', { id: 'edited', value: 'edited' });
    select.prepend(option);
  }
  setText(option, `request ${number}`);
  select.value = 'edited';
  choose();
  body.value = request.body === undefined ? '' : prettify(request.body);
  fault.value = request.headers['x-sandbox-fault'] ?? '';
  (request.body === undefined ? select : body).focus();
}

/**
 * Sends a request that was sent before, unchanged, with the key of the form. The form keeps what it contains. Returns the
 * identifier of what it created, if it created anything.
 */
export function sendAgain({ method, path, query, request }: LoggedExchange): Promise<string | undefined> {
  const sentFault = request.headers['x-sandbox-fault'] ?? '';
  return send({ method, path: path + (query ? `?${query}` : '') }, request.body, sentFault);
}

let edited: Example | undefined;

const chosen = () => (select.value === 'edited' ? edited : examples[Number(select.value)]);

function choose(): void {
  const { method = '', path = '', body: example } = chosen() ?? {};
  setText(elementById('request-line', HTMLElement), `${method} ${path}`);
  elementById('id-field', HTMLElement).hidden = !path.includes('{id}');
  elementById('body-field', HTMLElement).hidden = example === undefined;
  body.value = example === undefined ? '' : JSON.stringify(example, null, 2);
}

async function send(
  { method, path }: Pick<Example, 'method' | 'path'>,
  text: string | undefined,
  faultText: string,
): Promise<string | undefined> {
  waiting?.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  const headers = new Headers();
  try {
    if (key.value !== '') headers.set('authorization', `Token ${key.value}`);
    if (faultText !== '') headers.set('x-sandbox-fault', faultText);
  } catch {
    const failure =
      'Key and fault are sent as headers, so they may only contain Latin letters, digits and punctuation.';
    show({ milliseconds: 0, failure });
    return undefined;
  }
  if (text !== undefined) headers.set('content-type', 'application/json');
  stop.hidden = false;
  const idBefore = id.value;
  const init = { method, headers, signal, ...(text !== undefined && { body: text }) };
  show('waiting');
  const outcome = await outcomeOf(
    () => fetch(path.replace('{id}', encodeURIComponent(id.value)), init),
    () => (signal.aborted ? 'Stopped waiting.' : 'The connection broke. The response is lost.'),
  );
  const createdId = createdIn(outcome);
  if (waiting.signal !== signal) return createdId;
  show(outcome);
  if (document.activeElement === stop) select.focus();
  stop.hidden = true;
  // The next request is likely to read or change what this one created, unless another one was filled in meanwhile.
  if (createdId !== undefined && !path.includes('{id}') && id.value === idBefore) id.value = createdId;
  return createdId;
}

function show(outcome?: Outcome | 'waiting'): void {
  const what = ({ response }: Outcome) => response && `Status ${response.status}`;
  render(responseView('outcome', outcome, { what }), response);
}

/** Suggests each fault in the field for the fault of a request. */
export function suggestFaults(faults: readonly DescribedFault[]): void {
  const options = faults.map((described) => html`<option value=${headerExampleOf(described)}></option>`);
  render(options, elementById('fault-examples', HTMLDataListElement));
}

/** Requests are sent with this key until another one is typed. */
export function setKey(value: string): void {
  key.value = value;
}

/** The identifier of what a request has created, if it has created anything. */
const createdIn = ({ response }: Outcome) =>
  response && response.status < 300 ? idIn(parseOrUndefined(response.text), ['/task_id', '/id']) : undefined;

/** Connects the form. Calls `sent` after each request. */
export function startForm(sent: () => void): void {
  show();
  select.addEventListener('change', choose);
  stop.addEventListener('click', () => waiting?.abort());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const example = chosen();
    if (!example) return;
    await send(example, example.body === undefined ? undefined : body.value, fault.value);
    sent();
  });
}
