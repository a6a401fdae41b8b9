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
 * its own URL. Returns a function that stops it.
 */
export async function provideOnDemand(
  project: TestProject,
  name: keyof ProvidedContext,
  start: () => Promise<Running>,
): Promise<() => Promise<void>> {
  let started: Promise<Running> | undefined;
  const starter = await serve(async (response) => {
    started ??= start();
    const { status, text } = await started.then(
      ({ url }) => ({ status: 200, text: url }),
      (error: Error) => ({ status: 500, text: error.message }),
    );
    // A connection that is kept would be closed some time later, perhaps just when the next request is sent.
    response.writeHead(status, { connection: 'close' }).end(text);
  });
  project.provide(name, starter.url);
  return async () => {
    await starter.close();
    await started?.then(
      ({ stop }) => stop(),
      () => {},
    );
  };
}

/** The URL of what is started on demand. */
export async function ask(name: keyof ProvidedContext): Promise<string> {
  const response = await fetch(inject(name));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
