import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { copyButton } from '../../../page-kit/copy-button.js';
import { allowedOf, badge, millisecondsOf, shortIdOf, statusBadge, timeOf, toneOf } from '../../../page-kit/format.js';
import { jsonView } from '../../../page-kit/json-view.js';
import { headersView } from '../../../page-kit/message.js';
import { preview } from '../../../page-kit/preview.js';
import { timelineOf } from '../../../page-kit/timeline.js';
import type { Violation } from '../../../terms/violation.js';
import type { LoggedExchange, LoggedMessage } from '../../log/traffic.js';
import type { CallbackView, TaskView } from '../views.js';
import { toCurl, toTypeScript } from './copy.js';
import { linkTo, type View } from './route.js';
import { callbackRows, requestRows, taskRows } from './screens.js';

/** What a person can do on a screen with details. */
export interface Actions {
  finish: (id: string) => void;
  fail: (id: string, errCode: string) => void;
  resend: (taskId: string, state: string) => void;
  sendAgain: (exchange: LoggedExchange) => void;
  edit: (exchange: LoggedExchange) => void;
}

/** A button that copies a string. It stays the same element, with its focus, until the string changes. */
const copyOf = (label: string, text: string) => guard([label, text], () => copyButton(label, () => text));

export const frame = (view: View, back: string, heading: TemplateResult, content: TemplateResult) =>
  html`<section class="detail" id="detail" aria-labelledby="detail-heading">
    <p><a href=${linkTo(view)}>← ${back}</a></p>
    <h2 id="detail-heading" tabindex="-1">${heading}</h2>
    ${content}
  </section>`;

export function taskDetail(
  { task, files, request, exchanges, callbacks, parts }: TaskView,
  now: string,
  actions: Actions,
): TemplateResult {
  const { id, operation, model, prompt, state, errCode, credits, filmId } = task;
  const hasEnded = state === 'success' || state === 'failed';
  const fail = (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    actions.fail(id, (form.elements.namedItem('errCode') as HTMLInputElement).value);
  };
  return frame(
    'tasks',
    'Tasks',
    html`${badge(state, toneOf(state))} ${operation} ${model === undefined ? nothing : html`<code>${model}</code>`}`,
    html`<p class="facts"><code>${id}</code> ${copyOf('Copy', id)}</p>
    ${prompt === undefined ? nothing : html`<blockquote class="prompt">${prompt}</blockquote>`}
    <p class="facts">${credits} credits${errCode ? html`, failed with <code class="code">${errCode}</code>` : nothing}${filmId === undefined ? nothing : html`, part of film <a href=${linkTo('tasks', [filmId])}><code>${shortIdOf(filmId)}</code></a>`}</p>
    ${timelineOf(task, callbacks, now, ({ state: reported, url }) => html`<a href=${linkTo('callbacks', [id, reported])}>${url}</a>`)}
    ${
      hasEnded
        ? nothing
        : html`<form class="buttons" @submit=${fail}>
          <button type="button" @click=${() => actions.finish(id)}>Finish</button>
          <label class="inline">Error code <input name="errCode" value="SANDBOX_FAULT" required spellcheck="false"></label>
          <button type="submit" class="danger">Fail</button>
        </form>`
    }
    <h3>Results</h3>
    <div class="results">${files.length > 0 ? results(files) : html`<p class="quiet">${state === 'failed' ? 'A failed task has no results.' : 'The results appear here when the task is finished.'}</p>`}</div>
    ${parts.length > 0 ? html`<h3>Parts</h3><ul class="rows tasks">${taskRows(parts, now)}</ul>` : nothing}
    ${
      request
        ? html`<h3><a href=${linkTo('requests', [request.number])}>Request ${request.number}</a> ${sendActions(request, actions)}</h3>
          ${message('', request.request)} ${responseOf(request)}`
        : html`<h3>Request</h3><p class="quiet">${filmId === undefined ? 'It is no longer kept.' : 'The request of the film created it.'}</p>`
    }
    <h3>Requests about it <span class="count">${exchanges.length}</span></h3>
    <ul class="rows requests">${requestRows(exchanges, now)}</ul>
    <h3>Callbacks <span class="count">${callbacks.length}</span></h3>
    ${callbacks.length > 0 ? html`<ul class="rows callbacks">${callbackRows(callbacks, now)}</ul>` : html`<p class="quiet">The request had no <code>callback_url</code>.</p>`}`,
  );
}

function results(files: readonly string[]): TemplateResult {
  const [result = ''] = files;
  return html`<figure>${preview(kindOf(result), result, 'Result of the task')}
    <figcaption>${files.map((file) => html`<a href=${file} target="_blank" rel="noreferrer">${file.replace(/^.*\//, '')}</a> `)}</figcaption>
  </figure>`;
}

const kinds: Readonly<Record<string, string>> = { mp4: 'video', wav: 'audio' };

const kindOf = (url: string) => kinds[url.replace(/^.*\./, '')] ?? 'image';

const sendActions = (exchange: LoggedExchange, actions: Actions) => {
  const { request } = exchange;
  const isCut = request.body !== undefined && request.size > request.body.length;
  return html`<div class="buttons">
    ${
      isCut
        ? html`<span class="quiet">The body is too long to be kept whole, so the request cannot be sent again.</span>`
        : html`<button type="button" @click=${() => actions.sendAgain(exchange)}>Replay</button>
      <button type="button" @click=${() => actions.edit(exchange)}>Edit and send again</button>
      ${copyOf('Copy as curl', toCurl(exchange))} ${copyOf('Copy as TypeScript', toTypeScript(exchange))}`
    }
  </div>`;
};

export function requestDetail(exchange: LoggedExchange, now: string, actions: Actions): TemplateResult {
  const {
    number,
    requestId,
    at,
    method,
    path,
    query,
    operation,
    status,
    milliseconds,
    faults,
    taskId,
    rejection,
    request,
  } = exchange;
  return frame(
    'requests',
    'Requests',
    html`${statusBadge(status, faults)} <code>${method} ${path}${query ? `?${query}` : ''}</code>`,
    html`${sendActions(exchange, actions)}
    ${pairs([
      ['Request', html`${number}, <code>${requestId}</code>`],
      ['Operation', operation],
      ['Time', html`${timeOf(at, now)}, ${millisecondsOf(milliseconds)}`],
      ['Task', taskId && html`<a href=${linkTo('tasks', [taskId])}><code>${shortIdOf(taskId)}</code></a>`],
      ['Key', request.headers.authorization === undefined ? 'Sent without a key.' : 'Sent with a key.'],
      [
        'Fault',
        faults.length > 0 && html`<span class="fault">${faults.map((fault) => `fault: ${fault}`).join(', ')}</span>`,
      ],
      ['Rejected', rejection && html`with <code>${rejection.code}</code>`],
    ])}
    ${rejection ? rejectionView(rejection) : nothing}
    ${message('Request', request, 3)} ${responseOf(exchange)}`,
  );
}

/** Names with values. What is not known is left out. */
const pairs = (all: readonly (readonly [name: string, value: unknown])[]) =>
  html`<dl class="pairs">${all.map(([name, value]) =>
    value === undefined || value === false ? nothing : html`<dt>${name}</dt><dd>${value}</dd>`,
  )}</dl>`;

const rejectionView = ({ violations, message: text }: NonNullable<LoggedExchange['rejection']>) =>
  violations.length > 0
    ? html`<ul class="violations">${violations.map(violation)}</ul>`
    : html`<p class="rejection">${text}</p>`;

/** A violation, with the allowed values unless the sentence names them already. */
function violation({ path, rule, allowed, message: text }: Violation): TemplateResult {
  const values = allowed === undefined ? '' : allowedOf(allowed);
  const isSaid = Array.isArray(allowed) && allowed.every((value) => text.includes(JSON.stringify(value)));
  return html`<li><p>${text}</p>
  <p class="facts">at <code>${path || 'the body itself'}</code>, rule <code>${rule}</code>${values === '' || isSaid ? nothing : html`, allowed <code>${values}</code>`}</p></li>`;
}

export function callbackDetail(callback: CallbackView, now: string, actions: Actions): TemplateResult {
  const { taskId, state, outcome, url, why, attempts, posts, sendAt, reachedAt } = callback;
  const hasReached = reachedAt <= now;
  return frame(
    'callbacks',
    'Callbacks',
    html`${badge(outcome, toneOf(outcome))} reports ${state}`,
    html`<p class="facts">task <a href=${linkTo('tasks', [taskId])}><code>${taskId}</code></a>, reached ${timeOf(reachedAt, now)}</p>
    <p><code class="name">POST ${url}</code></p>
    ${why === undefined ? nothing : html`<p class="rejection">${why}</p>`}
    ${outcome === 'retrying' ? html`<p class="facts">The next attempt is due at ${timeOf(sendAt, now)}.</p>` : nothing}
    ${hasReached ? html`<div class="buttons"><button type="button" @click=${() => actions.resend(taskId, state)}>Send again</button></div>` : nothing}
    ${
      attempts.length === posts.length
        ? nothing
        : html`<h3>Attempts <span class="count">${attempts.length}</span></h3>
      <ol class="attempts">${attempts.map(({ at, status, error }) => html`<li>${timeOf(at, now)} ${status === undefined ? `no response: ${error}` : `status ${status}`}</li>`)}</ol>`
    }
    ${posts.map(
      (
        { at, milliseconds, request, response, error },
        index,
      ) => html`<h3>Attempt ${index + 1} ${timeOf(at, now)} ${response ? `status ${response.status}` : nothing} <span class="count">${millisecondsOf(milliseconds)}</span></h3>
      ${message('Posted', request)}
      ${response ? message(`Returned, status ${response.status}`, response) : html`<p class="rejection">No response: ${error}</p>`}`,
    )}`,
  );
}

/** The part of the response that was sent. */
function responseOf({ status, response, faults }: LoggedExchange): TemplateResult {
  if (!response) return html`<p class="rejection">No response was sent.</p>`;
  const isCut = faults.includes('cut');
  return html`${message(`Response, status ${status}`, response, 3)}${isCut ? html`<p class="rejection">Then the connection broke.</p>` : nothing}`;
}

/** One direction: headers and body. */
function message(heading: string, { headers, body, size }: LoggedMessage, level = 4): TemplateResult {
  const sent = Object.entries(headers);
  return html`<div class="message">
    ${heading && html`<h4 aria-level=${level}>${heading}</h4>`}
    <details><summary>${sent.length === 1 ? '1 header' : `${sent.length} headers`}</summary>${headersView(sent)}</details>
    ${
      body === undefined
        ? html`<p class="quiet">${size === 0 ? 'No body.' : `${size} bytes that are not text.`}</p>`
        : html`${jsonView(body, `${heading || 'Request'}, body`)}<div class="buttons">${copyOf(`Copy ${(heading || 'Request').toLowerCase().replace(/,.*/, '')}`, body)}</div>${size > body.length ? html`<p class="quiet">The beginning of ${size} characters.</p>` : nothing}`
    }
  </div>`;
}
