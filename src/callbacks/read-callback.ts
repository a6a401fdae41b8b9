import type { AdFilmCallback, TaskCallback } from 'genmedia/schema';
import type { BodyBudget } from './body-budget.js';
import { validateCallback } from './judge.js';
import type { Settings } from './options.js';
import { parse } from './parse.js';
import { readBody } from './read-body.js';
import { Rejection } from './refusal.js';
import { rejectUnverified, rejectUnverifiedHead } from './verify.js';

/** A callback that was verified and validated, and what gives its bytes back to the budget. */
export interface ReadCallback {
  readonly task: TaskCallback | AdFilmCallback;
  readonly release: () => void;
}

/** Reads a callback, or throws why not. Nothing of its body is parsed before it is verified. */
export async function readCallback(request: Request, settings: Settings, budget: BodyBudget): Promise<ReadCallback> {
  if (typeof request?.headers?.get !== 'function') {
    throw new TypeError('It was not given a Request. On Node, wrap it: createServer(toNodeListener(callbacks)).');
  }
  const { method, headers, url } = request;
  if (method !== 'POST') {
    const says = `Callbacks come by POST, not by ${method}.`;
    throw new Rejection(405, 'method_not_allowed', says, { headers: { allow: 'POST' } });
  }
  const { verify, updateTimeout } = settings;
  await rejectUnverifiedHead(verify, { headers, url }, updateTimeout);
  const { bytes, release, raiseTo } = await readBody(request, settings, budget);
  try {
    await rejectUnverified(verify, { body: bytes, headers, url }, updateTimeout);
    return { task: validateCallback(parse(bytes, raiseTo)), release };
  } catch (error) {
    release();
    throw error;
  }
}
