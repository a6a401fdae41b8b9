import { type Context, everyNode, isCondition, isObject, type Rule } from '../redocly.js';

const longestSummary = 60;
const longestSentence = 35;

/** One written style for all that a person reads in the document. CONTRIBUTING.md shows it with examples. */
export const prose: Rule = () =>
  everyNode((node, context) => {
    if (typeof node.summary === 'string') checkSummary(node.summary, context);
    if (typeof node.description === 'string' && context.type.name !== 'Info') {
      checkText('description', node.description, context);
    }
    for (const [id, sentence] of Object.entries(node['x-not-shown'] ?? {})) {
      checkText('x-not-shown', String(sentence), context);
      if (!/\bnot\b.*\bshown\b|\bshown\b.*\bonly\b/s.test(String(sentence))) {
        complain(context, 'x-not-shown', `\`${id}\` does not say that something is not shown. Write "… is not shown."`);
      }
    }
    if (context.type.name === 'SchemaProperties' && !isCondition(context.location)) checkDescribed(node, context);
  });

function checkSummary(text: string, context: Context) {
  if (/\.$/.test(text)) complain(context, 'summary', 'A summary has no full stop. Remove it.');
  if (text.length > longestSummary) {
    complain(
      context,
      'summary',
      `A summary has at most ${longestSummary} characters. This one has ${text.length}: shorten it.`,
    );
  }
  checkStart('summary', text, context);
}

function checkText(key: string, text: string, context: Context) {
  if (!/[.:]$/.test(text.trimEnd()))
    complain(context, key, 'A description is made of sentences. End it with a full stop.');
  for (const sentence of text.split(/(?<=[.!?:;])\s+/)) {
    const words = sentence.split(/\s+/).length;
    if (words > longestSentence) {
      complain(context, key, `A sentence has at most ${longestSentence} words. This one has ${words}: split it.`);
    }
  }
  checkStart(key, text, context);
}

function checkStart(key: string, text: string, context: Context) {
  if (/^(?:the|a|an|this)\s/i.test(text)) {
    complain(
      context,
      key,
      `It starts with "${text.split(/\s/)[0]}". Start with the thing itself: "Length of the video", not "The length of the video".`,
    );
  }
  if (!/^[A-Z`]/.test(text)) complain(context, key, 'It starts with a small letter. Start with a capital.');
  if (/\b(?:please|simply|just|easily)\b/i.test(text)) {
    complain(context, key, 'It pleads or plays down ("please", "simply", "just", "easily"). Say what happens.');
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

function complain(context: Context, key: string, message: string) {
  context.report({ message, location: context.location.child(key) });
}
