import { inject, type ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { serve } from '../client/server.js';

/** Something that has an address and can be stopped. */
interface Running {
  url: string;
  stop: () => unknown;
}

/**
 * Has something started once for the whole run, when the first test asks for it: whoever asks at an address gets where it
 * runs. Gives what stops it.
 */
export async function provideOnDemand(
  project: TestProject,
  name: keyof ProvidedContext,
  start: () => Promise<Running>,
): Promise<() => Promise<void>> {
  let started: Promise<Running> | undefined;
  const desk = await serve(async (response) => {
    started ??= start();
    const { status, text } = await started.then(
      ({ url }) => ({ status: 200, text: url }),
      (error: Error) => ({ status: 500, text: error.message }),
    );
    // A connection that is kept would be closed some time later, perhaps just when the next one asks.
    response.writeHead(status, { connection: 'close' }).end(text);
  });
  project.provide(name, desk.url);
  return async () => {
    await desk.close();
    await started?.then(
      ({ stop }) => stop(),
      () => {},
    );
  };
}

/** The address of what is started on demand. */
export async function ask(name: keyof ProvidedContext): Promise<string> {
  const answer = await fetch(inject(name));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
