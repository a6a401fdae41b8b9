import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { installCommand } from '../../../scripts/docs/guides/parts/install.js';
import { curlOf } from '../../../scripts/docs/samples/curl.js';
import { requestsOf } from '../../../scripts/docs/samples/request.js';
import { toMatrix } from '../../../scripts/document/models/matrix.js';
import { document, operations, walk } from '../../support/document.js';
import { decoded } from './html.js';
import { readSite } from './site.js';

const guideCount = readdirSync('openapi/docs/guides').length;

/** Every page that can be reached from the first one, by path. */
const pages = new Map<string, string>();

/** The URLs in an attribute of the tags of a page, relative to the root of the site. */
const named = (path: string, tags: string, attribute: string) =>
  [...(pages.get(path) ?? '').matchAll(new RegExp(`<(?:${tags})\\b[^>]*? (?:${attribute})="([^"]*)"`, 'g'))].map(
    ([, target = '']) => new URL(target.replaceAll('&#38;', '&').replaceAll('&amp;', '&'), `http://site/${path}`),
  );

beforeAll(async () => {
  const waiting = ['index.html'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    // The target of a dead link is skipped. The test of links reports where it is.
    const text = await readSite(path).catch(() => undefined);
    if (text === undefined) continue;
    pages.set(path, text);
    const links = named(path, 'a', 'href').filter(({ host }) => host === 'site');
    waiting.push(...links.map(({ pathname }) => pathname.slice(1)).filter((target) => target.endsWith('.html')));
  }
}, 300_000);

/** What was found out about a path, so that it is found out once. */
const once = <Found>(find: (path: string) => Found) => {
  const found = new Map<string, Found>();
  return (path: string): Found => {
    if (!found.has(path)) found.set(path, find(path));
    return found.get(path) as Found;
  };
};

const idsOf = once((path) => [...(pages.get(path) ?? '').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
const isFile = once((path) => readSite(path).then(Boolean, () => false));

describe('the site', () => {
  it('links to every guide and every operation, to models, reference, rules and changelog', () => {
    const guides = [...pages.keys()].filter((path) => path.startsWith('guides/'));
    expect(guides).toHaveLength(guideCount);
    const own = operations.map(({ operation }) => `reference/${operation.operationId}.html`);
    expect([...pages.keys()]).toEqual(expect.arrayContaining(own));
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(['models.html', 'reference/index.html', 'rules.html', 'changelog.html']),
    );
  });

  it('lists every guide and reference page next to each page, groups operations, and marks the current one', () => {
    for (const [path, text] of pages) {
      const [, list = ''] = /<nav class="pages"(.*?)<\/nav>/s.exec(text) ?? [];
      const links = [...list.matchAll(/<a href="([^"]+)"( aria-current="page")?>/g)].map(([, href = '', current]) => ({
        target: new URL(href, `http://site/${path}`).pathname.slice(1),
        isCurrent: current !== undefined,
      }));
      const targets = links.map(({ target }) => target);
      const isOperation = (other: string) => other.startsWith('reference/') && other !== 'reference/index.html';
      const wanted = [...pages.keys()].filter(
        (other) =>
          other !== 'index.html' &&
          (path.startsWith('rules') || !other.startsWith('rules/')) &&
          (path.startsWith('models') || !other.startsWith('models/')) &&
          (path.startsWith('reference/') || !isOperation(other)),
      );
      expect(targets.filter((target) => target.endsWith('.html')).sort(), path).toEqual(wanted.sort());
      const current = links.filter(({ isCurrent }) => isCurrent).map(({ target }) => target);
      expect(current, path).toEqual(wanted.includes(path) ? [path] : []);
    }
  });

  /** Whether a link to the page of an operation names a variant that the page has. */
  const isVariant = (file: string, query: URLSearchParams) => {
    const text = pages.get(file) ?? '';
    const [, by = ''] = / class="op-switch" data-by="([^"]*)"/.exec(text) ?? [];
    return (
      !file.startsWith('reference/') ||
      [...query].every(([name, value]) => name === by && text.includes(` data-variant="${value}"`))
    );
  };

  it('contains no broken link', async () => {
    const dead: string[] = [];
    for (const path of pages.keys()) {
      for (const target of named(path, 'a|link|script|img', 'href|src')) {
        if (target.host !== 'site') continue;
        const file = target.pathname.slice(1) || 'index.html';
        const isThere = file.endsWith('.html') ? pages.has(file) : await isFile(file);
        const id = decodeURIComponent(target.hash.slice(1));
        const isPlace = !id || idsOf(file).includes(id);
        if (!isThere || !isPlace || !isVariant(file, target.searchParams)) dead.push(`${path}: ${target}`);
      }
    }
    expect(dead).toEqual([]);
  });

  it('links each page to its source, which exists', () => {
    const start = 'https://git.example/owner/genmedia/edit/main/';
    const sources = [...pages].map(([path, text]) => {
      const [, href = ''] = /<a class="edit" href="([^"]+)"/.exec(text) ?? [];
      return [path, decodeURIComponent(href)] as const;
    });
    for (const [path, href] of sources) {
      expect(href, path).toContain(start);
      expect(existsSync(href.replace(start, '')), `${path}: ${href}`).toBe(true);
    }
    expect(Object.fromEntries(sources)).toMatchObject({
      'guides/costs.html': `${start}openapi/docs/guides/costs.md`,
      'changelog.html': `${start}CHANGELOG.md`,
      'rules/Text2VideoRequest.html': `${start}src/check/rules/text2video.ts`,
    });
  });

  it('forbids the browser to load from elsewhere, and to use inline scripts or styles, on every page', () => {
    for (const [path, text] of pages) {
      const [, content = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(text) ?? [];
      const policy = decoded(content);
      for (const rule of ["default-src 'none'", "script-src 'self'", "style-src 'self'"])
        expect(policy.split('; '), path).toContain(rule);
      // Where an operation can be tried, a reader may enter the URL of a server on the same machine.
      const loopback = " connect-src 'self' http://localhost:* http://127.0.0.1:*;";
      expect(policy.includes(loopback), path).toBe(text.includes('<section id="try-it"'));
      expect(policy.replace(loopback, ''), path).not.toMatch(/https?:|\*|unsafe/);
      for (const { host } of named(path, 'link|script|img|iframe|source|video', 'href|src'))
        expect(host, path).toBe('site');
      expect(text, path).not.toMatch(/<style\b|<script>|<[^>]* (?:on[a-z]+|style)="/);
    }
  });

  it('contains one title, one h1 and no duplicate identifier on a page', () => {
    const titles = [...pages.values()].map((text) => /<title>(.+)<\/title>/.exec(text)?.[1]);
    expect(new Set(titles).size).toBe(pages.size);
    for (const [path, text] of pages) {
      expect(text.match(/<h1\b/g), path).toHaveLength(1);
      const ids = idsOf(path);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([]);
    }
  });

  it('offers the document and files for other tools for download, unchanged', async () => {
    const tools = ['openapi-sandbox.json', 'postman-collection.json', 'bruno-collection.json'];
    for (const name of ['openapi.json', 'openapi.yaml', 'openapi-3.0.json', ...tools]) {
      expect(await readSite(name)).toBe(readFileSync(`generated/${name}`, 'utf8'));
    }
  });

  it('returns what each model accepts as data, as in the document', async () => {
    expect(JSON.parse(await readSite('models.json'))).toEqual(toMatrix(document));
  });

  it('begins with the package, and has the repository second', async () => {
    for (const path of ['index.html', 'guides/first-call.html']) {
      const text = (await readSite(path)).replace(/<[^>]+>/g, '');
      const [install, start] = [installCommand(), 'npm start'].map((command) => decoded(text).indexOf(command));
      expect(install, path).toBeGreaterThan(0);
      expect(start, path).toBeGreaterThan(install ?? 0);
    }
  });

  it('contains a page for missing files, which needs no other file', async () => {
    const text = await readSite('404.html');
    expect(text).toContain('There is no such page');
    expect(text).not.toMatch(/ (?:src|href)=/);
  });
});

describe('llms-full.txt', () => {
  it('contains every operation, every field of a request and every variant', async () => {
    const text = await readSite('llms-full.txt');
    for (const { path, method, operation } of operations) {
      expect(text).toContain(`\`${method.toUpperCase()} ${path}\` (operationId \`${operation.operationId}\`)`);
    }
    const names = new Set<string>();
    walk(document.components.schemas, (node, keys) => {
      if (keys.at(-2) === 'properties') names.add(keys.at(-1) ?? '');
      for (const value of Object.keys(node.discriminator?.mapping ?? {})) names.add(value);
    });
    expect([...names].filter((name) => !text.includes(name))).toEqual([]);
  });

  it('states where requests are sent, what they carry, and what is undocumented about either', async () => {
    const text = await readSite('llms-full.txt');
    const { info, servers, components } = document;
    const places = [info, ...servers, ...Object.values<{ description: string }>(components.securitySchemes)];
    for (const place of places) {
      expect(text).toContain(place.description.trim());
      for (const sentence of Object.values(place['x-undocumented'])) expect(text).toContain(sentence);
    }
    expect(text).toContain('`Authorization: Token <API_KEY>`');
    expect(text).toContain('`https://service.invalid`');
    expect(text).toMatch(/`GENMEDIA_BASE_URL` and the key from `GENMEDIA_API_KEY`/);
  });

  it('states the type of every field', async () => {
    const [text = ''] = (await readSite('llms-full.txt')).split('\n---\n');
    const fields = [...text.matchAll(/^- `([^`]+)`(?: \(([^)]+)\))?: /gm)];
    expect(fields.length).toBeGreaterThan(400);
    const types = new Set(fields.map(([, , type]) => type));
    const plain = ['string', 'integer', 'number', 'boolean', 'object', 'array'];
    const lists = ['array of strings', 'array of objects', 'object or array of objects'];
    expect([...types].sort()).toEqual([...plain, ...lists].sort());
    const typeOf = (name: string) => [
      ...new Set(fields.filter(([, field]) => field === name).map(([, , type]) => type)),
    ];
    expect(typeOf('prompt')).toEqual(['string']);
    expect(typeOf('duration')).toEqual(['integer']);
    expect(typeOf('audio')).toEqual(['boolean']);
    expect(typeOf('tts_speed')).toEqual(['number']);
    expect(typeOf('images')).toEqual(['array of strings']);
    expect(typeOf('creations')).toEqual(['array of objects']);
    expect(typeOf('subjects')).toEqual(['object or array of objects']);
    // The service does not document its elements.
    expect(typeOf('pronunciation_dict_tone')).toEqual(['array']);
  });

  it('states which models require a field, and which do not accept it', async () => {
    const text = await readSite('llms-full.txt');
    expect(text).toMatch(/^- `prompt` \(string\): .* required, up to 5000 characters$/m);
    expect(text).toMatch(/^- `images` .* sing, sing_perform: up to 6, .*; perform, dance: required, 1 to 6, /m);
    expect(text).toMatch(/^- `storyboard_video_index` .*; generate_narration, generate_bgm: not accepted$/m);
  });

  it('contains the command and the sample of every operation', async () => {
    // Other texts follow the reference.
    const [reference = ''] = (await readSite('llms-full.txt')).split('\n---\n');
    const parts = reference.split('\n### ').slice(1);
    expect(parts).toHaveLength(operations.length);
    for (const [index, { path, method, operation }] of operations.entries()) {
      const part = parts[index] ?? '';
      expect(part).toContain(`\`${method.toUpperCase()} ${path}\``);
      const [request] = requestsOf(document, operation.operationId);
      expect(part).toContain(`curl:\n\n\`\`\`sh\n${curlOf(request)}\n\`\`\``);
      const [{ source }] = operation['x-codeSamples'];
      expect(part).toContain(`TypeScript:\n\n\`\`\`ts\n${source.trimEnd()}\n\`\`\``);
    }
  });
});
