/* Leads `reference.html#/video/createtext2video`, or `#operation/createText2Video`, to the page of that operation. */

const [, operationId = ''] = /^#\/?[\w-]+\/(\w+)/.exec(location.hash.toLowerCase()) ?? [];
const links = [...document.querySelectorAll('a')];
const target = links.find(({ pathname }) => pathname.toLowerCase().endsWith(`/${operationId}.html`)) ?? links[0];
if (target) location.replace(target.href);
