import { describe, expect, it } from 'vitest';
import { backoff } from '../../src/shared/backoff.js';

const draws = (retry: number, retryAfter?: number) => Array.from({ length: 500 }, () => backoff(retry, retryAfter));

describe('the pause before sending again', () => {
  it.each([
    [0, 500],
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, 8000],
    [5, 8000],
    [50, 8000],
  ])('waits before retry %i for a random time, from a half to the whole of %i ms', (retry, wait) => {
    const pauses = draws(retry);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(wait / 2);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(wait);
    expect(Math.max(...pauses) - Math.min(...pauses)).toBeGreaterThan(wait / 4);
  });

  it('waits for a random time that is never shorter than Retry-After', () => {
    const pauses = draws(0, 5000);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(5000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(5500);
    expect(Math.max(...pauses) - Math.min(...pauses)).toBeGreaterThan(100);
  });
});
