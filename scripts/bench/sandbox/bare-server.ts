import { createServer } from 'node:http';

/*
 * The least that a server of Node can do: it parses the body of each request and responds with one text. Its arguments are its
 * port and that text.
 */

const [port, text = ''] = process.argv.slice(2);
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => {
      if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(200, headers).end(text);
    });
}).listen(Number(port), '127.0.0.1');
