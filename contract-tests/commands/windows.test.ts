import { win32 } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstCall, firstCommand } from '../../src/cli/first-call.js';
import { withScript } from '../../src/cli/init/package-file.js';
import { windowsCommand } from '../../src/cli/sandbox/windows-command.js';
import { toShellWord } from '../../src/cli/shell/text.js';
import { toFileName } from '../../src/cli/tasks/results.js';
import { taskFrom } from '../../src/cli/tasks/task-reference.js';
import { resumeCommand } from '../../src/cli/tasks/waiting.js';
import { replaceFile } from '../../src/shared/replace-file.js';

describe('a typed word', () => {
  it.each([
    ['870132', '870132'],
    ['C:\\films\\a.mp4', 'C:\\films\\a.mp4'],
    ['my films/', '"my films/"'],
    ['my films\\', '"my films\\\\"'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say \\"hi\\""'],
    ['a & b', '"a & b"'],
    ['', '""'],
  ])('quotes %s as %s on Windows', (word, typed) => {
    expect(toShellWord(word, 'win32')).toBe(typed);
  });
});

describe('the command that continues a wait', () => {
  const handle = { id: '870132', operation: 'createText2Video', createdAt: 1_760_000_000_000 } as const;
  const options = { output: 'my films/', 'base-url': 'http://127.0.0.1:4020', fetch: true };

  beforeEach(() => vi.stubEnv('npm_command', undefined));
  afterEach(() => vi.unstubAllEnvs());

  it('contains no JSON on Windows, whose shells read its quotes differently', () => {
    expect(resumeCommand(handle, options, 'win32')).toBe(
      'genmedia resume 870132 -o "my films/" --base-url http://127.0.0.1:4020',
    );
  });

  it('begins with npx where a shell would not find the command, and repeats the options of the wait', () => {
    vi.stubEnv('npm_command', 'exec');
    const values = { deadline: '5m', interval: '3s', quiet: true, json: true, 'no-preflight': true, output: undefined };
    expect(resumeCommand({ id: '7' }, values, 'win32')).toBe(
      'npx genmedia resume 7 --json --deadline 5m --interval 3s --quiet',
    );
  });

  it('reads a handle with all its fields', async () => {
    const advised = { ...handle, firstPollAfter: 4000 };
    expect(await taskFrom(JSON.stringify(advised))).toEqual(advised);
  });

  it('contains the whole handle on other systems', () => {
    expect(resumeCommand(handle, options, 'darwin')).toBe(
      `genmedia resume '${JSON.stringify(handle)}' -o 'my films/' --base-url http://127.0.0.1:4020`,
    );
  });
});

it('prints a first request as a command on Windows, and as curl elsewhere', () => {
  const url = 'http://127.0.0.1:4020';
  expect(firstCommand(url, undefined, 'linux')).toBe(firstCall(url));
  expect(firstCommand(url, undefined, 'win32')).toBe(
    `npx genmedia create text2video --model genq2 --prompt "Lanterns rise over a quiet lake at night" --base-url ${url}`,
  );
});

describe('a program on Windows', () => {
  const files = ['C:\\node\\node.exe', 'C:\\node\\npm.cmd', 'C:\\tools\\my tool.bat', 'D:\\app\\run.js'];
  const system = {
    env: { PATH: 'C:\\node;C:\\tools;;D:\\app', PATHEXT: '.COM;.EXE;.BAT;.CMD;.JS', ComSpec: 'C:\\Windows\\cmd.exe' },
    // Names are compared as Windows does.
    exists: (file: string) => files.some((one) => one.toLowerCase() === win32.normalize(file).toLowerCase()),
  };
  const start = (command: string, ...args: string[]) => windowsCommand(command, args, system);

  it.each(['node', 'node.exe', 'NODE', 'C:\\node\\node', 'C:/node/node.exe'])('starts %s itself', (command) => {
    const found = start(command, '-e', 'a & "b"');
    expect(found).toMatchObject({ args: ['-e', 'a & "b"'], isVerbatim: false });
    expect(win32.normalize(found?.file ?? '').toLowerCase()).toBe('c:\\node\\node.exe');
  });

  it('runs a script by cmd.exe, with every character of its arguments', () => {
    expect(start('npm', 'test')).toEqual({
      file: 'C:\\Windows\\cmd.exe',
      args: ['/d', '/s', '/c', '"C:\\node\\npm.CMD ^^^"test^^^""'],
      isVerbatim: true,
    });
    expect(start('npm', 'a & b%PATH%\\')?.args.at(-1)).toBe(
      '"C:\\node\\npm.CMD ^^^"a^^^ ^^^&^^^ b^^^%PATH^^^%\\\\^^^""',
    );
    expect(start('npm', 'say "hi"')?.args.at(-1)).toBe('"C:\\node\\npm.CMD ^^^"say^^^ \\^^^"hi\\^^^"^^^""');
    expect(start('my tool')?.args.at(-1)).toBe('"C:\\tools\\my^ tool.BAT"');
  });

  it.each(['run', 'run.js', 'nothing', 'C:\\tools\\node'])('does not find %s', (command) => {
    expect(start(command)).toBeUndefined();
  });
});

describe('a file named after a task', () => {
  it.each([
    ['870132', '870132'],
    ['task-1', 'task-1'],
    ['../../etc', '______etc'],
    ['a:b*c?', 'a_b_c_'],
    ['con', '_con'],
    ['NUL', '_NUL'],
    ['com1', '_com1'],
    ['console', 'console'],
  ])('names the file of task %s %s', (id, name) => {
    expect(toFileName(id)).toBe(name);
  });
});

describe('a file that another program has open', () => {
  /** Fails as often as it has codes. */
  const renaming = (...codes: string[]) => {
    const calls: string[] = [];
    const rename = async (from: string, to: string) => {
      const code = codes[calls.length];
      calls.push(`${from} ${to}`);
      if (code) throw Object.assign(new Error(code), { code });
    };
    return { rename, calls };
  };

  it.each(['EPERM', 'EACCES', 'EBUSY'])('replaces an open file on Windows once it is closed: %s', async (code) => {
    const { rename, calls } = renaming(code, code);
    await replaceFile(rename, ['a', 'b'], 'win32');
    expect(calls).toEqual(['a b', 'a b', 'a b']);
  });

  it('leaves a file unchanged on Windows if it stays open', async () => {
    vi.useFakeTimers();
    const { rename } = renaming(...Array<string>(20).fill('EPERM'));
    const failed = expect(replaceFile(rename, ['a', 'b'], 'win32')).rejects.toThrow('EPERM');
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
  });

  it.each([
    ['win32', 'ENOSPC'],
    ['linux', 'EPERM'],
  ])('does not retry to replace a file where that cannot help: %s, %s', async (platform, code) => {
    const { rename, calls } = renaming(code);
    await expect(replaceFile(rename, ['a', 'b'], platform)).rejects.toThrow(code);
    expect(calls).toHaveLength(1);
  });
});

it('keeps the line endings of package.json', () => {
  const before = '{\r\n    "name": "app"\r\n}\r\n';
  const after = withScript(before, 'x', false) ?? '';
  expect(after.split('\r\n').slice(0, 2)).toEqual(['{', '    "name": "app",']);
  expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
