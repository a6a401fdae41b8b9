import type { Violation } from '../../../contract/violation.js';
import type { SandboxRequest } from '../../service/request-log.js';
import { element } from './element.js';
import { List, type Row } from './list.js';
import { allowedOf, badge, showBadge, showTime, type Tone } from './words.js';

const list = new List<SandboxRequest>('requests', ({ number }) => `${number}`, makeRow);

export function showRequests(requests: readonly SandboxRequest[], now: string, total: number): void {
  list.show(requests, now, total);
}

/** A request is over when it is listed, so its row is made once. */
function makeRow(request: SandboxRequest): Row<SandboxRequest> {
  const { at, method, path, operation, status, mishap, refusal } = request;
  const word = badge();
  showBadge(word, `${status}`, toneOf(status));
  const where = element('span', { class: 'what' }, element('code', { class: 'name' }, `${method} ${path}`));
  if (operation !== undefined) where.append(element('span', { class: 'quiet' }, operation));
  if (mishap !== undefined) where.append(element('span', { class: 'mishap' }, `fault: ${mishap}`));
  if (refusal) where.append(element('span', { class: 'refusal' }, refusal.message));
  const when = element('time', { class: 'when' });
  return {
    summary: [word, where, when],
    details: makeDetails(request),
    update: (_, now) => showTime(when, at, now),
  };
}

function toneOf(status: number): Tone {
  if (status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
}

function makeDetails({ refusal, body, hasKey, taskId }: SandboxRequest): HTMLElement {
  const details = element('div');
  if (refusal) {
    details.append(element('p', { class: 'facts' }, 'refused as ', element('code', {}, refusal.code)));
    if (refusal.violations.length > 0) {
      details.append(element('ul', { class: 'violations' }, ...refusal.violations.map(showViolation)));
    }
  }
  details.append(element('p', { class: 'facts' }, hasKey ? 'It carried a key.' : 'It carried no key.'));
  if (taskId !== undefined) details.append(element('p', { class: 'facts' }, 'id ', element('code', {}, taskId)));
  if (body !== undefined) details.append(element('pre', {}, prettify(body)));
  return details;
}

function showViolation({ path, rule, allowed, message }: Violation): HTMLElement {
  const facts = element('p', { class: 'facts' }, 'at ', element('code', {}, path || 'the body itself'));
  facts.append(', rule ', element('code', {}, rule));
  if (allowed !== undefined) facts.append(', allowed ', element('code', {}, allowedOf(allowed)));
  return element('li', {}, element('p', {}, message), facts);
}

/** JSON on several lines. What is cut off, or no JSON, stays as it is. */
export function prettify(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
