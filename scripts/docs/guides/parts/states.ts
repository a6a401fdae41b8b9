import {
  type Callback,
  callbackOf,
  type OpenApiDocument,
  operationsOf,
  type Schema,
} from '../../../document/document.js';
import { placeOf, variantsOf } from '../../../document/walk.js';
import { type Content, type Html, html, joined, table } from '../../site/html.js';

/** Fields of every state, which need not be listed. */
const common = ['id', 'state'];

/** The states of a task: what each means, which fields it has, and whether a callback reports it. */
export function states(document: OpenApiDocument): Html {
  const { enum: names = [], 'x-enumDescriptions': means = {} } = schemaOf('TaskState', document);
  const deliveries = operationsOf(document).map(({ operation }) => callbackOf(operation, document));
  const row = (name: string): [Content, ...Content[]] => [
    html`<code>${name}</code>`,
    `${means[name]}.`,
    contentsOf(taskIn(name, document)),
    reportingOf(name, deliveries),
  ];
  return table(
    'States of a task',
    ['State', 'Meaning', 'Always present, in addition to id and state', 'Reported by callback'],
    (names as string[]).map(row),
  );
}

function schemaOf(name: string, document: OpenApiDocument): Schema {
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`The document has no schema ${name}.`);
  return schema;
}

/** The variant of a task that is in a state. */
function taskIn(state: string, document: OpenApiDocument): Schema & { required?: string[] } {
  const variants = variantsOf(placeOf(schemaOf('Task', document), document), document);
  const found = variants.find(({ key }) => key === state);
  if (!found) throw new Error(`Task has no variant for the state ${state}.`);
  return found.schema;
}

function contentsOf({ required = [], properties = {} }: Schema & { required?: string[] }): Content {
  const fields = required.filter((name) => !common.includes(name));
  if (fields.length === 0) return 'nothing';
  return joined(fields.map((name) => html`<code>${name}</code>${properties[name]?.const === '' && ' (empty)'}`));
}

function reportingOf(state: string, callbacks: readonly (Callback | undefined)[]): string {
  const deliveries = callbacks.flatMap((callback) => callback?.['x-callback-delivery'] ?? []);
  if (!deliveries.some(({ states: reported }) => reported.includes(state))) return 'no';
  return deliveries.every(({ retriedStates }) => retriedStates.includes(state))
    ? 'yes, with retries'
    : 'yes; whether with retries is undocumented';
}
