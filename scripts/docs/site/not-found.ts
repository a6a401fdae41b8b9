import { createHash } from 'node:crypto';
import { Html, html } from './html.js';

const style = `body { max-width: 40rem; margin: 15vh auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; }`;
const digest = createHash('sha256').update(style).digest('base64');

/** The page for URLs that do not exist. It may be served at any depth, so it needs no other file. */
export const notFound = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${digest}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Not found · genmedia</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<h1>There is no such page</h1>
<p>The URL may have changed. The start page of this site lists all others.</p>
</main>
</body>
</html>
`.text;
