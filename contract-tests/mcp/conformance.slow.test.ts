import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { hostHeaderValidationResponse, localhostAllowedHostnames } from '@modelcontextprotocol/server';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mcpHandler } from '../../src/mcp/index.js';
import { onDemandPackage } from '../support/on-demand-packages.js';
import { userEnvironment } from '../support/user-environment.js';

const name = '@modelcontextprotocol/conformance';
const { folder, needed, install } = onDemandPackage(name, '0.1.16');

describe('the conformance tests of the protocol', { ...needed, timeout: 300_000 }, () => {
  beforeAll(install, 300_000);

  // The others are about tools of a server that exists for them. The package needs Node 22.
  it
    .skipIf(!('globSync' in fs))
    .each([
      ...['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list', 'dns-rebinding-protection'],
    ])('passes the scenario %s', async (scenario) => {
    const handler = mcpHandler();
    // As in the guide.
    const respond = async (request: Request) =>
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ?? handler.fetch(request);
    const server = serve({ fetch: respond, port: 0, hostname: '127.0.0.1' });
    onTestFinished(async () => {
      await handler.close();
      server.close();
    });
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const program = join(folder, 'node_modules', name, 'dist/index.js');
    const args = [program, 'server', '--url', `http://localhost:${port}/mcp`, '--scenario', scenario];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: userEnvironment() });
    expect(stdout).toMatch(/Passed: (\d+)\/\1, 0 failed/);
  });
});
