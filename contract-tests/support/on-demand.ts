import { inject, type ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { serve } from '../client/server.js';

/** Something that has a URL and can be stopped. */
interface Running {
  url: string;
  stop: () => unknown;
}

/**
 * Starts something once for the whole run, when the first test needs it: a request to the provided URL starts it and returns
 * its own URL. Each path of that URL starts one of its own. Returns a function that stops all.
 */
export async function provideOnDemand(
  project: TestProject,
  name: keyof ProvidedContext,
  start: () => Promise<Running>,
): Promise<() => Promise<void>> {
  const started = new Map<string | undefined, Promise<Running>>();
  const starter = await serve(async (response, { url: path }) => {
    const running = started.get(path) ?? start();
    started.set(path, running);
    const { status, text } = await running.then(
      ({ url }) => ({ status: 200, text: url }),
      (error: Error) => ({ status: 500, text: error.message }),
    );
    // A connection that is kept would be closed some time later, perhaps just when the next request is sent.
    response.writeHead(status, { connection: 'close' }).end(text);
  });
  project.provide(name, starter.url);
  return async () => {
    await starter.close();
    for (const running of started.values()) {
      await running.then(
        ({ stop }) => stop(),
        () => {},
      );
    }
  };
}

/** The URL of what is started on demand, once or once for each path. */
export async function ask(name: keyof ProvidedContext, path = ''): Promise<string> {
  const response = await fetch(`${inject(name)}/${path}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
