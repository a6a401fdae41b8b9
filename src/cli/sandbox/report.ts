import type { SandboxCallback, SandboxRequest } from '../../sandbox/index.js';
import { paint, plain } from '../shell/terminal.js';

interface ReportOptions {
  readonly json: boolean;
  readonly stream: NodeJS.WriteStream;
}

/** Prints requests and callbacks, one line each. */
export function createReport({ json, stream }: ReportOptions) {
  const write = (line: string) => {
    stream.write(`${line}\n`);
  };
  const time = () => paint('dim', new Date().toTimeString().slice(0, 8), stream);
  const join = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join('  ');
  return {
    onRequest(request: SandboxRequest): void {
      const { requestId, method, path, status, model, taskId, rejection, fault } = request;
      const outcome = fault === 'cut' ? 'cut' : status === 0 ? 'no response' : `${status}`;
      const colour = outcome !== `${status}` || status >= 500 ? 'red' : status < 400 ? 'green' : 'yellow';
      const result = paint(colour, outcome, stream);
      const why = rejection && oneLine(`${rejection.code}: ${rejection.message}`);
      const what = [oneLine(method).padEnd(4), oneLine(path), result, model && oneLine(model), taskId];
      if (json) write(JSON.stringify({ type: 'request', ...request }));
      else write(join(time(), paint('dim', requestId, stream), ...what, fault && `fault: ${fault}`, why));
    },
    onCallback(callback: SandboxCallback): void {
      const { taskId, state, url, outcome, why, attempts } = callback;
      const { status, error } = attempts.at(-1) ?? {};
      const colour = outcome === 'delivered' ? 'green' : outcome === 'retrying' ? 'yellow' : 'red';
      const result = paint(colour, status === undefined ? outcome : `${status}`, stream);
      const isRepeated = attempts.length > 1 || outcome === 'retrying';
      const reason = why ?? error;
      const what = ['CALL', oneLine(url), result, state, taskId];
      if (json) write(JSON.stringify({ type: 'callback', ...callback }));
      else
        write(join(time(), ...what, isRepeated && `attempt ${attempts.length}, ${outcome}`, reason && oneLine(reason)));
    },
  };
}

const oneLine = (text: string) => plain(text).replace(/\s+/g, ' ');
