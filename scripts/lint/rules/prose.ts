import { readFileSync } from 'node:fs';
import { sayInstead } from '../prose/check-prose.js';
import { type Glossary, toGlossary } from '../prose/glossary.js';
import { proseOfMarkdown } from '../prose/prose-of.js';
import { type Context, everyNode, isCondition, isObject, type Rule } from '../redocly.js';

const maxSummaryLength = 60;
const maxSentenceWords = 35;

/** One style for all texts of the document. CONTRIBUTING.md has its words and examples. */
export const prose: Rule = () => {
  const glossary = toGlossary(readFileSync(new URL('../../../CONTRIBUTING.md', import.meta.url), 'utf8'));
  return everyNode((node, context) => {
    if (typeof node.summary === 'string') {
      checkSummary(node.summary, context);
      checkWords('summary', node.summary, glossary, context);
    }
    if (typeof node.description === 'string') {
      if (context.type.name !== 'Info') checkText('description', node.description, context);
      checkWords('description', node.description, glossary, context);
    }
    for (const [id, sentence] of Object.entries(node['x-undocumented'] ?? {})) {
      checkText('x-undocumented', String(sentence), context);
      checkWords('x-undocumented', String(sentence), glossary, context);
      if (!/\bnot\b.*\bdocumented\b|\bdocumented\b.*\bonly\b|\bundocumented\b/s.test(String(sentence))) {
        report(
          context,
          'x-undocumented',
          `\`${id}\` does not say that something is undocumented. Write "… is not documented."`,
        );
      }
    }
    for (const sentence of Object.values(node['x-enumDescriptions'] ?? {})) {
      checkWords('x-enumDescriptions', String(sentence), glossary, context);
    }
    checkWords('x-pattern-means', String(node['x-pattern-means'] ?? ''), glossary, context);
    if (context.type.name === 'SchemaProperties' && !isCondition(context.location)) checkDescribed(node, context);
  });
};

function checkWords(key: string, text: string, glossary: Glossary, context: Context) {
  for (const { word, say } of glossary.find(proseOfMarkdown(text))) report(context, key, sayInstead(word, say));
}

function checkSummary(text: string, context: Context) {
  if (/\.$/.test(text)) report(context, 'summary', 'A summary has no full stop. Remove it.');
  if (text.length > maxSummaryLength) {
    report(
      context,
      'summary',
      `A summary has at most ${maxSummaryLength} characters. This one has ${text.length}: shorten it.`,
    );
  }
  checkStart('summary', text, context);
}

function checkText(key: string, text: string, context: Context) {
  if (!/[.:]$/.test(text.trimEnd()))
    report(context, key, 'A description consists of sentences. End it with a full stop.');
  for (const sentence of text.split(/(?<=[.!?:;])\s+/)) {
    const words = sentence.split(/\s+/).length;
    if (words > maxSentenceWords) {
      report(context, key, `A sentence has at most ${maxSentenceWords} words. This one has ${words}: split it.`);
    }
  }
  checkStart(key, text, context);
}

function checkStart(key: string, text: string, context: Context) {
  if (/^(?:the|a|an|this)\s/i.test(text)) {
    report(
      context,
      key,
      `It starts with "${text.split(/\s/)[0]}". Start with the thing itself: "Length of the video", not "The length of the video".`,
    );
  }
  if (!/^[A-Z`]/.test(text)) report(context, key, 'It starts with a small letter. Start with a capital.');
  if (/\b(?:please|simply|just|easily)\b/i.test(text)) {
    report(context, key, 'It pleads or plays down ("please", "simply", "just", "easily"). Say what happens.');
  }
}

function checkDescribed(properties: Record<string, unknown>, context: Context) {
  for (const [name, property] of Object.entries(properties)) {
    const schema = property as Record<string, unknown>;
    if (isObject(schema) && !schema.$ref && !('const' in schema) && !schema.description) {
      context.report({
        message: `\`${name}\` has no description. Say in one sentence what it is for.`,
        location: context.location.child(name),
      });
    }
  }
}

function report(context: Context, key: string, message: string) {
  context.report({ message, location: context.location.child(key) });
}
