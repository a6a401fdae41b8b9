import type { AdFilmCallback, TaskCallback } from 'genmedia/schema';
import { judge } from './judge.js';
import type { Settings } from './options.js';
import { parse } from './parse.js';
import { readBody } from './read-body.js';
import { Refusal } from './refusal.js';
import { refuseUnverified } from './verify.js';

/** Reads a callback, or throws why not. Nothing of its body is looked at before it is verified. */
export async function readCallback(
  request: Request,
  { verify, maxBytes }: Settings,
): Promise<TaskCallback | AdFilmCallback> {
  if (typeof request?.headers?.get !== 'function') {
    throw new TypeError('It was not given a Request. On Node, wrap it: createServer(toNodeListener(callbacks)).');
  }
  const { method, headers, url } = request;
  if (method !== 'POST') {
    const says = `Callbacks come by POST, not by ${method}.`;
    throw new Refusal(405, 'method_not_allowed', says, { headers: { allow: 'POST' } });
  }
  const body = await readBody(request, maxBytes);
  await refuseUnverified(verify, { body, headers, url });
  return judge(parse(body));
}
