import { describe, expect, it } from 'vitest';
import { codeSample } from '../../../scripts/docs/site/highlight.js';
import { anchorTo, heading, html, table } from '../../../scripts/docs/site/html.js';
import { toMarkdown } from '../../../scripts/docs/site/to-markdown.js';

describe('HTML as Markdown', () => {
  it.each([
    ['<p>See <a href="costs.html">the <code>costs</code></a>.</p>', 'See [the `costs`](costs.html).'],
    ['<p>a &#60; b, 2 * 3, <strong>x</strong></p>', 'a \\< b, 2 \\* 3, **x**'],
    ['<ul><li><p>One</p><ul><li>Inner</li></ul></li><li>Two</li></ul>', '- One\n  - Inner\n- Two'],
    ['<p><code>a|b</code> <span>every model</span></p>', '`a|b` every model'],
    ['<ul><li><p>Rule</p><p><b>Accepted</b> <code>1</code></p></li></ul>', '- Rule\n  - **Accepted** `1`'],
    ['<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
    ['<dl><dt>Name</dt><dd>Meaning</dd></dl>', '- **Name**\n  - Meaning'],
    [
      '<h1><code>genq2</code></h1><figure><svg><text>1</text></svg><figcaption>Bars.</figcaption></figure>',
      '# `genq2`\n\nBars.',
    ],
    [codeSample('const a = 1 < 2;\n', 'ts').text, '```ts\nconst a = 1 < 2;\n```'],
    [heading(3, 'here', 'A title', anchorTo('here', 'A title')).text, '<a id="here"></a>\n\n### A title'],
  ])('converts %s', (markup, markdown) => expect(toMarkdown(markup)).toBe(markdown));

  it('keeps notes and lists of a table in their cell, and leaves out bars', () => {
    const rows = [
      [html`<code>a|\nb</code><span class="note">note</span>`, html`<ul><li>1</li><li>2</li></ul>`],
    ] as const;
    expect(toMarkdown(table('Words', ['One', 'Two | three'], rows).text)).toBe(
      '| One | Two \\| three |\n| --- | --- |\n| `a\\| b`<br>note | 1<br>2 |',
    );
    expect(
      toMarkdown('<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><meter></meter>9</td></tr></tbody></table>'),
    ).toBe('| A |\n| --- |\n| 9 |');
  });

  it('rejects elements that it does not know, in place of losing them', () => {
    expect(() => toMarkdown('<video></video>')).toThrow('<video> has no form in Markdown.');
    expect(() => toMarkdown('<p><video></video></p>')).toThrow('<video> in a line has no form in Markdown.');
  });
});
