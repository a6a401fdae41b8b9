import { describe, expect, it } from 'vitest';
import { changeInCode } from '../../../src/check/rules/change-in-code.js';
import { file } from '../../../src/check/rules/described.js';

describe('a case in code', () => {
  it.each([
    [{ duration: 11 }, 'duration = 11'],
    [{ prompt: undefined }, 'no prompt'],
    [{}, 'a legal body as it is'],
    [{ lip_sync: true, resolution: '540p' }, 'lip_sync = true, resolution = "540p"'],
    [{ prompt: 'x'.repeat(5001) }, 'prompt = "x…" (5001 characters)'],
    [{ prompt: '🎬'.repeat(5001) }, 'prompt = "🎬…" (5001 characters)'],
    [{ prompt: `"${'ab'.repeat(50)}` }, `prompt = "\\"${'ab'.repeat(19)}a…" (101 characters)`],
    [{ images: Array(8).fill('a') }, 'images = [8 × "a"]'],
    [{ images: [] }, 'images = []'],
    [{ subjects: [{ name: 'fox' }, {}] }, 'subjects = [{ name: "fox" }, {}]'],
    [{ wm_url: null }, 'wm_url = null'],
    [{ images: [file({ format: 'png', width: 9, height: 8 })] }, 'images = [data URI of png (9 × 8 pixels)]'],
    [{ wm_url: file({ format: 'png', bytes: 2048, as: 'url' }) }, 'wm_url = URL of png (2,048 bytes)'],
    [{ audio_url: file({ format: 'wav', seconds: 10 }) }, 'audio_url = data URI of wav (10 seconds)'],
  ])('describes a change briefly and exactly: %#', (change, code) => {
    expect(changeInCode(change)).toBe(code);
  });
});
