import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type Listening, listen } from '../lib/listen.js';

interface Passed {
  method: string | undefined;
  /** The receiver that it is for. */
  hook: string | undefined;
  url: string;
  body: Buffer;
  /** 0 where the connection broke before a response. */
  status: number;
}

/**
 * Stands between the programs of a soak, and counts what really passes: creates on their way to the service, callbacks on
 * their way to the receivers. It changes nothing, and its URL stays when a program behind it is started again.
 */
export class Gateway {
  /** Where requests go, by the first part of their path; '' is the service. */
  readonly targets = new Map<string, string>();
  /** Requests by kind. `limited` are those of `POST` that got status 429. */
  readonly counts = { POST: 0, limited: 0, GET: 0, files: 0, callbacks: 0 };
  /** Creates that reached the service, by payload; those that got status 429 do not count. */
  readonly creates = new Map<string, number>();
  /** Updates that a receiver accepted with 200, by task and state. */
  readonly delivered = new Set<string>();

  listen(): Promise<Listening> {
    return listen(createServer((incoming, response) => void this.#pass(incoming, response)));
  }

  async #pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    const { method, url = '/', headers } = incoming;
    const [, hook] = /^\/(receiver-\w)\b/.exec(url) ?? [];
    const target = `${this.targets.get(hook ?? '')}${url}`;
    // A new connection for each request: one that a killed program has left would fail the next.
    const outgoing = request(target, { method, headers, agent: false });
    let isCounted = false;
    const count = (status: number) => {
      if (!isCounted) this.#count({ method, hook, url, body, status });
      isCounted = true;
    };
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') count(0);
      response.destroy();
    });
    outgoing.on('response', (answer) => {
      count(answer.statusCode ?? 0);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
      answer.on('aborted', () => response.destroy());
    });
    response.on('close', () => outgoing.destroy());
    outgoing.end(body);
  }

  #count({ method, hook, url, body, status }: Passed): void {
    if (hook) {
      this.counts.callbacks += 1;
      const { id, state } = JSON.parse(body.toString());
      if (status === 200) this.delivered.add(`${id} ${state}`);
    } else if (method === 'POST') {
      this.counts.POST += 1;
      const { payload } = JSON.parse(body.toString());
      if (status === 429) this.counts.limited += 1;
      else this.creates.set(payload, (this.creates.get(payload) ?? 0) + 1);
    } else if (url.startsWith('/_sandbox/results')) this.counts.files += 1;
    else this.counts.GET += 1;
  }
}
