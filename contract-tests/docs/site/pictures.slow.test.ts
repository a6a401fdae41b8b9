import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Duration } from '../../../src/sandbox/index.js';
import { clientOf, open, request } from '../../sandbox/setup.js';
import { document, examplesOf, operations } from '../../support/document.js';

const folder = new URL('../../../openapi/docs/pictures/', import.meta.url);
const pictures = readdirSync(folder).filter((name) => name.endsWith('.svg'));
const picture = (name: string) => readFileSync(new URL(name, folder), 'utf8');

describe('a picture', () => {
  it.each(pictures)('has a title, uses the colors of the page and loads nothing from elsewhere: %s', (name) => {
    const svg = picture(name);
    expect(svg).toMatch(/^<svg [^>]*viewBox="[\d. ]+"[^>]*role="img"/);
    expect(svg).toMatch(/<title[^>]*>[^<]{20,}<\/title>/);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /https?:|href=(?!"#)|url\((?!#)|data:|@import/,
    );
    expect(svg).not.toMatch(/<script|<style|<foreignObject|<image|\sstyle=|\son\w+=/i);
    for (const [, id] of svg.matchAll(/\sid="([^"]*)"/g)) expect(id).toMatch(`${name.replace('.svg', '')}-`);
    for (const [colour] of svg.matchAll(/(?:fill|stroke)="[^"]*"/g))
      expect(colour).toMatch(/"(none|currentColor|var\(--)/);
  });

  const statesIn = (name: string) =>
    [...picture(`${name}.svg`).matchAll(new RegExp(`class="${name}-state"[^>]*>(\\w+)<`, 'g'))].map(
      ([, state]) => state,
    );

  it('shows the states of the document in task-states', () => {
    expect(statesIn('task-states')).toEqual(document.components.schemas.TaskState.enum);
  });

  it('shows the order of the sandbox in task-states', async () => {
    const sandbox = open();
    const gen = clientOf(sandbox);
    const { id, state } = await gen.text2video.create(request);
    const seen = [state as string];
    for (const by of ['600ms', '2s', '10s'] satisfies Duration[]) {
      await sandbox.advance(by);
      seen.push((await gen.tasks.get(id)).state);
    }
    expect(seen).toEqual(statesIn('task-states').slice(0, -1));
  });

  it('shows the states in task-states that the examples return for creates', () => {
    const atOnce = operations.filter(({ operation }) => {
      const [first] = examplesOf(operation.responses['200']);
      return operation['x-first-poll-after'] !== undefined && first?.[1].state === 'success';
    });
    const ids = atOnce.map(({ operation }) => operation.operationId).sort();
    expect(ids).toEqual(['composeAdFilm', 'createSpeech', 'editAdFilm']);
  });

  it('shows the reported states in callback-sequence, and repeats what is retried', () => {
    const [first, ...again] = statesIn('callback-sequence');
    const callbacks = operations.flatMap(({ operation }) =>
      Object.values<Record<string, { post: { 'x-callback-delivery': Delivery } }>>(operation.callbacks ?? {}),
    );
    expect(callbacks).toHaveLength(12);
    for (const { post } of callbacks.flatMap((callback) => Object.values(callback))) {
      const { states, retriedStates } = post['x-callback-delivery'];
      expect(states).toContain(first);
      expect(retriedStates).not.toContain(first);
      expect(retriedStates).toContain(again[0]);
    }
    expect(new Set(again).size).toBe(1);
  });
});

interface Delivery {
  states: string[];
  retriedStates: string[];
}
