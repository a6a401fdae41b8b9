import { html } from './html.js';

/** What hosts show for an address that is not there. It may be shown at any depth, so it needs no other file. */
export const notFound = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Not found · genmedia</title>
</head>
<body>
<main>
<h1>There is no such page</h1>
<p>The address may have changed. Begin at the start page of this site, which lists all others.</p>
</main>
</body>
</html>
`.text;
