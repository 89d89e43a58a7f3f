import { type Knowledge, singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { BEFORE_DEEDS } from '../lexicon/amount-deeds.ts';
import { FOUNDING_FORMS } from '../lexicon/founding-forms.ts';
import { AFTER_AGENTS, BEFORE_AGENTS } from '../lexicon/own-acts.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with the kind of those who did it in place of all of that kind: "reviews left by guests" are those that were `written_by`
 * a "guest", and not those of any guests. The very tokens where no column tells who the rows come from.
 */
export function withKindsOfDoers(tokens: readonly Token[], { find, knowledge }: Meanings): readonly Token[] {
  const by = tokens.findIndex(
    ({ norm }, at) => norm === 'by' && FOUNDING_FORMS.has(tokens[at - 1]?.norm ?? ''),
  );
  const like = tokens[by];
  const noun = tokens.findIndex(({ norm }, at) => at > by && !BEFORE_AGENTS.has(norm));
  const [word, next] = [tokens[noun], tokens[noun + 1]];
  if (by < 2 || like === undefined || word === undefined || singularOf(word.norm) === word.norm)
    return tokens;
  if (next !== undefined && next.kind !== 'symbol' && !AFTER_AGENTS.has(next.norm)) return tokens;
  const [kind, ...others] = kindsAt(find(tokens), { start: noun, by, knowledge });
  if (kind === undefined || others.length > 0) return tokens;
  let begin = by - 1;
  while (BEFORE_DEEDS.has(tokens[begin - 1]?.norm ?? '')) begin -= 1;
  const said = ['with', ...kind.label.split(' ')].map(
    (norm): Token => ({ ...like, kind: 'word', norm, text: norm }),
  );
  const value: Token = { ...word, kind: 'quoted', norm: kind.value, text: kind.value };
  return [...tokens.slice(0, begin), ...said, value, ...tokens.slice(noun + 1)];
}

interface Kind {
  readonly label: string;
  readonly value: string;
}

/** What the columns of the rows before "by" call those who made them. */
function kindsAt(
  candidates: readonly Candidate[],
  { start, by, knowledge }: { readonly start: number; readonly by: number; readonly knowledge: Knowledge },
): readonly Kind[] {
  return candidates.flatMap(({ start: from, meaning }) => {
    if (from !== start || meaning.kind !== 'value' || typeof meaning.value !== 'string') return [];
    const { dataset, field, value } = meaning;
    const label = knowledge.datasets
      .find(({ name }) => name === dataset)
      ?.fields.find(({ name }) => name === field)?.label;
    const isFounded = label?.endsWith(' by') === true && FOUNDING_FORMS.has(label.split(' ')[0] ?? '');
    const isSpokenOf = candidates.some(
      (one) =>
        one.end <= by &&
        (one.meaning.kind === 'field' || one.meaning.kind === 'dataset') &&
        one.meaning.dataset === dataset,
    );
    return label !== undefined && isFounded && isSpokenOf ? [{ label, value }] : [];
  });
}
