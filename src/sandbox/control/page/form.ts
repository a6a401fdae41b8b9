import { operations } from '../../../../generated/operations.js';
import { type Example, read } from './control-client.js';
import { element, find, setText } from './element.js';
import { ResponseView } from './response-view.js';

const form = find('form', HTMLFormElement);
const select = find('example', HTMLSelectElement);
const id = find('id', HTMLInputElement);
const body = find('body', HTMLTextAreaElement);
const key = find('key', HTMLInputElement);
const fault = find('fault', HTMLInputElement);
const stop = find('stop', HTMLButtonElement);
const responseView = new ResponseView();

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

const chosen = () => examples[Number(select.value)];

function choose(): void {
  const { method = '', path = '', body: example } = chosen() ?? {};
  setText(find('request-line', HTMLElement), `${method} ${path}`);
  find('id-field', HTMLElement).hidden = !path.includes('{id}');
  find('body-field', HTMLElement).hidden = example === undefined;
  body.value = example === undefined ? '' : JSON.stringify(example, null, 2);
}

async function send({ method, path, body: example }: Example): Promise<void> {
  waiting?.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  const headers = new Headers();
  try {
    if (key.value !== '') headers.set('authorization', `Token ${key.value}`);
    if (fault.value !== '') headers.set('x-sandbox-fault', fault.value);
  } catch {
    responseView.say(
      'Key and fault are sent as headers, so they may only contain Latin letters, digits and punctuation.',
    );
    return;
  }
  if (example !== undefined) headers.set('content-type', 'application/json');
  stop.hidden = false;
  const init = { method, headers, signal, ...(example !== undefined && { body: body.value }) };
  const createdId = await responseView.show(fetch(path.replace('{id}', encodeURIComponent(id.value)), init), signal);
  if (waiting.signal !== signal) return;
  if (document.activeElement === stop) select.focus();
  stop.hidden = true;
  // The next request is likely to read or change what this one created.
  if (createdId !== undefined && !path.includes('{id}')) id.value = createdId;
}

/** Connects the form. Calls `sent` after each request. */
export function startForm(sent: () => void): void {
  select.addEventListener('change', choose);
  stop.addEventListener('click', () => waiting?.abort());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const example = chosen();
    if (!example) return;
    await send(example);
    sent();
  });
}
