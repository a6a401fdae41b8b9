import { fromJsonSchema, type McpServer } from '@modelcontextprotocol/server';
import type { Redact } from '../shared/redact.js';
import { toLine } from './result.js';

const wish = fromJsonSchema<{ wish: string }>({
  type: 'object',
  properties: { wish: { type: 'string', description: 'What it should show, and for whom' } },
  required: ['wish'],
});

/** Prompts for usual work. */
export function addPrompts(server: McpServer, redact: Redact): void {
  const toMessages = (text: string) => ({
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
  });
  const make = { title: 'Make a video, an image or speech', description: 'From a wish to a file.', argsSchema: wish };
  server.registerPrompt('make_media', make, (args) =>
    toMessages(
      `Make this: ${toLine(redact(args.wish))}. Choose a model with list_models and describe_model. Call check_request until the ` +
        'request is valid. Say what you will create, then call create_media with an intent that names the result, ' +
        'wait_for_task until it ends, and save_results.',
    ),
  );
  const find = { title: 'Find a lost create', description: 'What to do about creates whose outcome is unknown.' };
  server.registerPrompt('find_lost_create', find, () =>
    toMessages(
      'Call list_tasks. For each create whose outcome is unknown, say its intent and when it was sent, and ask me for the id of its ' +
        'task at the service. Then call resolve_create. Never create it again under another intent.',
    ),
  );
}
