/**
 * The service with state, inside your process: for tests, without a server and without credits.
 *
 *     import { GenMedia } from 'genmedia';
 *     import { createSandbox } from 'genmedia/sandbox';
 *
 *     const sandbox = createSandbox({ speed: 60 });
 *     const gen = new GenMedia({ baseUrl: 'http://sandbox.test', apiKey: 'key', fetch: sandbox.fetch });
 *     const task = await gen.text2video.run({ model: 'genq2', prompt: 'A lighthouse' });
 *     console.log(task.state);
 *
 * @packageDocumentation
 */

export type { ObservedCallback, ObservedExchange, SandboxObserver } from './core/observer.js';
export type { Deliver, SandboxOptions } from './core/options.js';
export type { ResetOptions, Sandbox, SandboxCallback, SandboxTask } from './core/sandbox.js';
export { type Sign, type SignedCallback, signWith } from './core/sign.js';
export { createSandbox } from './create-sandbox.js';
export type { Fault, FaultKind, FaultScope } from './faults/fault.js';
export type { ConnectionFault, Respond, SandboxHttpRequest, SandboxHttpResponse } from './http/message.js';
export type { SandboxRequest } from './log/request-log.js';
export type { Entry, SandboxStore } from './storage/store.js';
export type { Attempt, Delivery } from './tasks/delivery.js';
export type { TaskTiming, Timing } from './tasks/timing.js';
export type { Duration } from './time/duration.js';
