import type { TestProject } from 'vitest/node';
import { type Prism, startPrism } from '../../scripts/mock/prism.js';
import { anyFreePort } from '../../src/cli/port.js';
import { serve } from '../client/server.js';
import { document } from '../document.js';
import { toTestDocument } from './document.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whoever asks here gets the address of Prism. */
    prism: string;
  }
}

/** One Prism for the whole run, started when the first test asks for it. */
export default async function setup(project: TestProject) {
  let prism: Promise<Prism> | undefined;
  const desk = await serve(async (response) => {
    prism ??= anyFreePort().then((port) => startPrism(toTestDocument(document), port));
    const { status, text } = await prism.then(
      ({ url }) => ({ status: 200, text: url }),
      (error: Error) => ({ status: 500, text: error.message }),
    );
    response.writeHead(status).end(text);
  });
  project.provide('prism', desk.url);

  return async () => {
    await desk.close();
    await prism?.then(({ stop }) => stop());
  };
}
