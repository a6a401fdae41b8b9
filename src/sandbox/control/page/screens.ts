import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { states } from '../../../../generated/constants.js';
import { operations } from '../../../../generated/operations.js';
import { badge, millisecondsOf, shortIdOf, statusBadge, timeOf, toneOf } from '../../../page-kit/format.js';
import { timelineBar } from '../../../page-kit/timeline.js';
import type { SandboxCallback } from '../../core/sandbox.js';
import type { RequestRow, TaskRow } from '../views.js';
import { defaultPageLength, type Listed } from '../views.js';
import { currentRoute, linkTo, replaceQuery, type ScreenRoute } from './route.js';

/** What all lists have in common. */
interface ListScreen {
  route: ScreenRoute;
  heading: string;
  /** What can be searched for. */
  hint: string;
  empty: TemplateResult | string;
  filters: TemplateResult;
  summary?: TemplateResult | string;
  rows: unknown;
}

const filtersIn = ({ query }: ScreenRoute) => Object.fromEntries([...query].filter(([name]) => name !== 'page'));

/** The list as the URL says. What is shown can be older: it may lack a filter that was chosen a moment ago. */
function newestOf(route: ScreenRoute): ScreenRoute {
  const current = currentRoute();
  return current.view === route.view && current.ids.length === 0 ? current : route;
}

function setFilter(route: ScreenRoute, name: string) {
  return ({ currentTarget }: Event) => {
    const { value } = currentTarget as HTMLInputElement;
    replaceQuery(route, { ...filtersIn(newestOf(route)), [name]: value });
  };
}

/** A filter. `live` compares it with what the control shows, which a person may have changed since it was last rendered. */
function select(
  route: ScreenRoute,
  name: string,
  label: string,
  options: readonly (readonly [string, string])[],
): TemplateResult {
  const value = route.query.get(name) ?? '';
  return html`<label><span>${label}</span>
    <select name=${name} .value=${live(value)} @change=${setFilter(route, name)}>
      <option value="" ?selected=${value === ''}>all</option>
      ${options.map(([option, text]) => html`<option value=${option} ?selected=${option === value}>${text}</option>`)}
    </select></label>`;
}

const plain = (values: readonly string[]) => values.map((value) => [value, value] as const);

const operationFilter = (route: ScreenRoute, isOffered: (method: string) => boolean) =>
  select(
    route,
    'operation',
    'Operation',
    plain(Object.entries(operations).flatMap(([operation, [method]]) => (isOffered(method) ? [operation] : []))),
  );

function listScreen(
  { route, heading, hint, empty, filters, summary = '', rows }: ListScreen,
  listed: Listed<unknown>,
): TemplateResult {
  const { matched, total } = listed;
  const { view } = route;
  const isFiltered = [...route.query].some(([name, value]) => name !== 'open' && value);
  return html`<section aria-labelledby="${view}-heading">
    <div class="list-head">
      <h2 id="${view}-heading" tabindex="-1">${heading} <span id="${view}-count" class="count">${matched === total ? total : `${matched} of ${total}`}</span></h2>
      <span class="quiet">${summary}</span>
    </div>
    <search class="filters">
      <label class="wide"><span>Search</span>
        <input type="search" name="q" placeholder="${hint}" aria-keyshortcuts="/" spellcheck="false" .value=${live(route.query.get('q') ?? '')} @input=${setFilter(route, 'q')}></label>
      ${filters}
    </search>
    ${
      total === 0
        ? html`<p id="${view}-empty" class="empty quiet">${empty}</p>`
        : matched === 0
          ? html`<p class="empty quiet">Nothing matches. ${isFiltered ? html`<a href=${linkTo(view)}>Show all</a>` : nothing}</p>`
          : nothing
    }
    <ul id=${view} class="rows ${view}">${rows}</ul>
    ${pager(route, matched)}
  </section>`;
}

/** Page of a list, from 0. */
export const pageIn = ({ query }: ScreenRoute) => Math.max(0, Math.floor(Number(query.get('page') ?? 1)) - 1 || 0);

function pager(route: ScreenRoute, matched: number): TemplateResult | typeof nothing {
  const last = Math.max(0, Math.ceil(matched / defaultPageLength) - 1);
  const page = pageIn(route);
  if (last === 0 && page === 0) return nothing;
  const to = (target: number) => linkTo(route.view, [], { ...filtersIn(route), page: target === 0 ? '' : target + 1 });
  const link = (target: number, text: string) =>
    target < 0 || target > last || target === page
      ? html`<span class="quiet">${text}</span>`
      : html`<a href=${to(target)}>${text}</a>`;
  return html`<nav class="pager" aria-label="Pages">
    ${link(0, 'Newest')} ${link(Math.min(page - 1, last), 'Newer')}
    <span>Page ${page + 1} of ${last + 1}</span>
    ${link(page + 1, 'Older')} ${link(last, 'Oldest')}
  </nav>`;
}

export function taskScreen(
  route: ScreenRoute,
  listed: Listed<TaskRow> & { credits: number },
  now: string,
): TemplateResult {
  return listScreen(
    {
      route,
      heading: 'Tasks',
      hint: 'A prompt, a model or an identifier',
      empty: 'No tasks yet. Send an example and watch its progress.',
      summary: html`<span id="credits">${listed.credits.toLocaleString('en')} credits</span>`,
      filters: html`${select(route, 'state', 'State', plain(states))} ${operationFilter(route, (method) => method === 'POST')}`,
      rows: taskRows(listed.rows, now),
    },
    listed,
  );
}

export const taskRows = (rows: readonly TaskRow[], now: string) =>
  repeat(
    rows,
    ({ id }) => id,
    (task) => taskRow(task, now),
  );

function taskRow(task: TaskRow, now: string): TemplateResult {
  const { id, operation, model, prompt, state, errCode, credits, filmId, partType = 'composition', thumbnail } = task;
  return html`<li class=${filmId === undefined ? '' : 'part'}><a class="row" href=${linkTo('tasks', [id])}>
    <span class="state">${badge(state, toneOf(state))}</span>
    <span class="what">
      <span><strong>${operation}</strong> ${model === undefined ? nothing : html`<code class="model">${model}</code>`}
        ${errCode ? html`<span class="code">${errCode}</span>` : nothing}
        ${filmId === undefined ? nothing : html`<span class="film" title=${filmId}>${partType} of film ${shortIdOf(filmId)}</span>`}</span>
      ${prompt === undefined ? nothing : html`<span class="prompt">${prompt}</span>`}
    </span>
    <span class="thumbnail">${thumbnail === undefined ? nothing : html`<img src=${thumbnail} alt="" loading="lazy">`}</span>
    <code class="id" title=${id}>${shortIdOf(id)}</code>
    ${timelineBar(task, now)}
    <span class="credits">${credits} credits</span>
    ${timeOf(task.createdAt, now, 'when')}
  </a>${partList(task, now)}</li>`;
}

/** The parts of a film, which the page reads once they are opened. */
function partList({ id, partCount, parts }: TaskRow, now: string): TemplateResult | typeof nothing {
  if (partCount === undefined) return nothing;
  return html`<details class="parts" ?open=${parts !== undefined} @toggle=${toggleParts(id)}>
    <summary>${partCount === 1 ? '1 part' : `${partCount} parts`}</summary>
    ${parts === undefined ? nothing : html`<ul class="rows tasks">${taskRows(parts, now)}</ul>`}
  </details>`;
}

/** Adds a film to those that are open in the URL, or removes it. */
function toggleParts(id: string) {
  return ({ currentTarget }: Event) => {
    const route = currentRoute();
    const open = new Set((route.query.get('open') ?? '').split(',').filter(Boolean));
    const { open: isOpen } = currentTarget as HTMLDetailsElement;
    if (open.has(id) === isOpen) return;
    if (isOpen) open.add(id);
    else open.delete(id);
    replaceQuery(route, { ...Object.fromEntries(route.query), open: [...open].join(',') });
  };
}

export function requestScreen(route: ScreenRoute, listed: Listed<RequestRow>, now: string): TemplateResult {
  const statuses = [
    ['2', '2xx accepted'],
    ['4', '4xx rejected'],
    ['5', '5xx failed'],
    ['0', 'no response'],
    ['fault', 'with a fault'],
  ] as const;
  return listScreen(
    {
      route,
      heading: 'Requests',
      hint: 'A path, an identifier or a text of a body',
      empty: 'No requests yet. Requests of your program appear here, too.',
      filters: html`${select(route, 'status', 'Response', statuses)} ${operationFilter(route, () => true)}`,
      rows: requestRows(listed.rows, now),
    },
    listed,
  );
}

export const requestRows = (rows: readonly RequestRow[], now: string) =>
  repeat(
    rows,
    ({ number }) => number,
    ({ number, at, method, path, operation, status, faults, rejection, milliseconds, taskId }) => html`<li>
      <a class="row" href=${linkTo('requests', [number])}>
        <span class="state">${statusBadge(status, faults)}</span>
        <span class="what">
          <span><code class="name">${method} ${path}</code> ${operation === undefined ? nothing : html`<span class="quiet">${operation}</span>`}
          ${faults.map((fault) => html` <span class="fault">fault: ${fault}</span>`)}</span>
          ${rejection === undefined ? nothing : html`<span class="rejection">${rejection.message}</span>`}
        </span>
        <code class="id">${taskId === undefined ? nothing : shortIdOf(taskId)}</code>
        <span class="credits">${millisecondsOf(milliseconds)}</span>
        ${timeOf(at, now, 'when')}
      </a></li>`,
  );

const outcomes = ['waiting', 'retrying', 'delivered', 'given up', 'not sent'];

export function callbackScreen(route: ScreenRoute, listed: Listed<SandboxCallback>, now: string): TemplateResult {
  return listScreen(
    {
      route,
      heading: 'Callbacks',
      hint: 'A URL, a state or an identifier',
      empty: html`No callbacks yet. To receive them, send <code>callback_url</code> in a request.`,
      filters: select(route, 'outcome', 'Outcome', plain(outcomes)),
      rows: callbackRows(listed.rows, now),
    },
    listed,
  );
}

/** A task reports each state once. */
export const callbackRows = (rows: readonly SandboxCallback[], now: string) =>
  repeat(
    rows,
    ({ taskId, state }) => `${taskId} ${state}`,
    ({ taskId, state, outcome, attempts, url, why, reachedAt }) => html`<li>
      <a class="row" href=${linkTo('callbacks', [taskId, state])}>
        <span class="state">${badge(outcome, toneOf(outcome))}</span>
        <strong class="reports">${state}</strong>
        <span class="what">
          <span class="url">${url}</span>
          ${why === undefined ? nothing : html`<span class="rejection">${why}</span>`}
        </span>
        <code class="id" title=${taskId}>${shortIdOf(taskId)}</code>
        <span class="credits">${attemptsOf(attempts.length)}</span>
        ${timeOf(reachedAt, now, 'when')}
      </a></li>`,
  );

function attemptsOf(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 attempt' : `${count} attempts`;
}
