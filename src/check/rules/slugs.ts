/** What the slug of a rule is derived from. */
interface Named {
  rule: string;
  for?: readonly string[];
}

const maxSlugLength = 60;

/**
 * The slugs of the rules of one page. Each is derived from its own sentence, so that adding or removing other rules breaks
 * no link. Rules that would have the same slug get their variants appended.
 */
export function slugsOf(rules: readonly Named[]): string[] {
  const short = rules.map(({ rule }) => slugOf(rule));
  const slugs = rules.map(({ for: variants = [] }, index) => {
    const slug = short[index] as string;
    const isAlone = short.indexOf(slug) === short.lastIndexOf(slug);
    return isAlone ? slug : [slug, ...variants.map(slugOf)].join('-');
  });
  const twice = slugs.findIndex((slug, index) => slugs.indexOf(slug) !== index);
  if (twice >= 0) {
    throw new Error(`Two rules of one table would be linked by #${slugs[twice]}. Give one of them another sentence.`);
  }
  return slugs;
}

/** `duration is a whole number from 1 to 10` → `duration-is-a-whole-number-from-1-to-10`. A long one ends early. */
function slugOf(sentence: string): string {
  let slug = '';
  for (const word of sentence.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > maxSlugLength) break;
    slug = longer;
  }
  return slug;
}
