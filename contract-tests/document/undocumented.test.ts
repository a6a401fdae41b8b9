import { describe, expect, it } from 'vitest';
import { document, walk } from '../support/document.js';

const entries = new Map<string, Set<string>>();
/** The components and operations that have a mark. */
const places = new Map<string, Set<string>>();
walk(document, (node, keys) => {
  for (const [name, sentence] of Object.entries<string>(node['x-undocumented'] ?? {})) {
    entries.set(name, (entries.get(name) ?? new Set()).add(sentence));
    places.set(name, (places.get(name) ?? new Set()).add(keys.slice(0, 3).join(' ')));
  }
});

describe('x-undocumented', () => {
  it('marks everything that the service leaves open', () => {
    expect([...entries.keys()].sort()).toEqual([
      'audio-content-type',
      'base-address',
      'callback-acknowledgement',
      'callback-headers',
      'callback-signature',
      'change-policy',
      'create-response-form',
      'duration-default',
      'duration-range',
      'emotion-values',
      'error-body',
      'error-codes',
      'error-status-codes',
      'face-ratio-measure',
      'failed-task-credits',
      'film-callback-form',
      'frame-ratio-measure',
      'fresh-urls',
      'general-one-click-compose-request',
      'general-one-click-compose-response',
      'general-one-click-create-request',
      'general-one-click-create-response',
      'general-one-click-edit-request',
      'general-one-click-edit-response',
      'general-one-click-id',
      'general-one-click-query-response',
      'id-or-task-id',
      'img2video-q2-variants',
      'is-rec-default',
      'key-issuing',
      'language-of',
      'lip-sync-unsupported',
      'megabyte',
      'model-prefix',
      'mv-storyboard-list',
      'prices',
      'progress-scale',
      'rate-limits',
      'reference-image-count',
      'reject-or-fail',
      'resolution-of-duration',
      'resolution-table',
      'script-split-tasks',
      'state-transitions',
      'subject-create-request',
      'subject-create-response',
      'subject-list-response',
      'subject-record',
      'subject-update-request',
      'subject-update-response',
      'subjects-query',
      'subjects-shape',
      'subtitle-type-default',
      'success-status',
      'text-subject',
      'tone-elements',
      'url-lifetime-start',
      'video-content-type',
      'voice-list',
      'watermark-default',
    ]);
  });

  it('marks a point in each component and operation that it concerns, if that is more than one', () => {
    const several = [...places].filter(([, { size }]) => size > 1).map(([name, { size }]) => [name, size]);
    expect(Object.fromEntries(several)).toEqual({
      'audio-content-type': 2,
      'callback-acknowledgement': 12,
      'callback-headers': 12,
      'create-response-form': 2,
      'duration-default': 9,
      'duration-range': 8,
      'error-codes': 4,
      'film-callback-form': 3,
      'fresh-urls': 2,
      'language-of': 3,
      'state-transitions': 3,
      'subject-record': 2,
      'subjects-query': 3,
      'subjects-shape': 2,
      'text-subject': 2,
      'url-lifetime-start': 4,
      'video-content-type': 2,
      'voice-list': 4,
    });
  });

  it.each([...entries])('describes %s in one sentence, the same everywhere', (_name, sentences) => {
    expect(sentences.size).toBe(1);
  });
});
