import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Parses the body of each request and responds with the text in its argument. The least that any server of Node does. */
const text = process.argv[2] ?? '';
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => {
      if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(200, headers).end(text);
    });
}).listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
