import type { InputRequiredResult } from '@modelcontextprotocol/server';
import type { ToolOutput } from './result.js';

/** A call of a tool, as far as tools need to know of it. */
export interface ToolContext {
  /** The client has cancelled the call, or the call has ended, also since it took too long. */
  readonly signal: AbortSignal;
  /** The client has cancelled the call. */
  readonly cancelled: AbortSignal;
  /** Says how far a call is, in seconds of those that it may take, if the client wants to know. */
  readonly onProgress?: ((seconds: number, total: number, message: string) => Promise<void>) | undefined;
  /** Whether the client can ask its user. */
  readonly canAsk: boolean;
  /** What its user has chosen: `undefined` before the question. */
  readonly choice?: 'yes' | 'no' | undefined;
}

type Schema = Readonly<Record<string, unknown>>;

/** A tool of the server. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint?: boolean;
    readonly idempotentHint?: boolean;
    readonly openWorldHint: boolean;
  };
  /** Fields of its arguments, as JSON Schema. Those without a default are required, except those in `optional`. */
  readonly input: Readonly<Record<string, Schema>>;
  readonly optional?: readonly string[];
  /** Fields of its result, as JSON Schema. */
  readonly output?: Readonly<Record<string, Schema>>;
  /** What to do when a call has taken too long. Default: call it again. */
  readonly ifLate?: string;
  run(args: never, call: ToolContext): Promise<ToolOutput | InputRequiredResult> | ToolOutput;
}

/** Hints of a tool that only reads. */
export const reading = { readOnlyHint: true, openWorldHint: false } as const;

/** Hints of a tool that only reads, and asks the service. */
export const readingService = { readOnlyHint: true, openWorldHint: true } as const;
