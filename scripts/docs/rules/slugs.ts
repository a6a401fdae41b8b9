/** What a deep link to a rule is made of. */
interface Named {
  rule: string;
  for?: readonly string[];
}

const longest = 60;

/**
 * The names by which rules of one page are linked. Each follows from its own sentence, so that a rule that comes or goes
 * elsewhere on the page breaks no link. Rules that would have the same name carry their variants too.
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
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug;
}
