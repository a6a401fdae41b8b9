import type { Violation } from '../../../contract/violation.js';
import type { SandboxRequest } from '../../service/request-log.js';
import { element } from './element.js';
import { allowedOf, badge, showBadge, showTime, type Tone } from './format.js';
import { List, type Row } from './list.js';

const list = new List<SandboxRequest>('requests', ({ number }) => `${number}`, makeRow);

export function showRequests(requests: readonly SandboxRequest[], now: string, total: number): void {
  list.show(requests, now, total);
}

/** A listed request has ended, so its row never changes, apart from the format of its time. */
function makeRow(request: SandboxRequest): Row<SandboxRequest> {
  const { at, method, path, operation, status, fault, rejection } = request;
  const statusBadge = badge();
  showBadge(statusBadge, `${status}`, toneOf(status));
  const line = element('span', { class: 'what' }, element('code', { class: 'name' }, `${method} ${path}`));
  if (operation !== undefined) line.append(element('span', { class: 'quiet' }, operation));
  if (fault !== undefined) line.append(element('span', { class: 'fault' }, `fault: ${fault}`));
  if (rejection) line.append(element('span', { class: 'rejection' }, rejection.message));
  const when = element('time', { class: 'when' });
  return {
    summary: [statusBadge, line, when],
    details: makeDetails(request),
    update: (_, now) => showTime(when, at, now),
  };
}

function toneOf(status: number): Tone {
  if (status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
}

function makeDetails({ rejection, body, hasKey, taskId }: SandboxRequest): HTMLElement {
  const details = element('div');
  if (rejection) {
    details.append(element('p', { class: 'facts' }, 'rejected with ', element('code', {}, rejection.code)));
    if (rejection.violations.length > 0) {
      details.append(element('ul', { class: 'violations' }, ...rejection.violations.map(showViolation)));
    }
  }
  details.append(element('p', { class: 'facts' }, hasKey ? 'Sent with a key.' : 'Sent without a key.'));
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

/** Formats JSON on several lines. A text that is cut off or not JSON stays unchanged. */
export function prettify(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
