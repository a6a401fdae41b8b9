import { createServer } from 'node:http';
import { listen } from '../../lib/listen.js';

/** Responds to every request with what any of the compared clients takes for a created task. Sends its URL to the parent. */
const body = JSON.stringify({ task_id: '1', id: '1', name: 'operations/1', state: 'created', status: 'starting' });

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end(body);
  });
});
process.send?.((await listen(server)).url);
