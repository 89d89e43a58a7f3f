import { BEING } from '../lexicon/cues.ts';
import { nounForm } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';
import type { Asked } from './unknown-words.ts';

/**
 * The tokens with an adjective that is made of a value and the noun of its column by the name of that column: "white-bordered cards"
 * are cards with a border colour of white, who "is left-handed" has a left hand. Null where there is none.
 */
export function withMadeAdjectives(tokens: readonly Token[], asked: Asked): readonly Token[] | null {
  const candidates = asked.find(tokens);
  for (const [at, token] of tokens.entries()) {
    const noun = MADE.exec(token.norm)?.[1];
    if (noun === undefined || !asked.unknown.includes(token)) continue;
    const value = candidates.find(
      ({ end, meaning, match }) => end === at && meaning.kind === 'value' && match !== 'misspelt',
    );
    const label = value === undefined ? null : labelOf(noun, at, asked, candidates);
    if (value === undefined || label === null) continue;
    const said = tokens.slice(value.start, at);
    const before = tokens.slice(0, value.start);
    const last = before.at(-1);
    if (BEING.has(last?.norm ?? ''))
      return [...before.slice(0, -1), ...spoken(token, `has ${label}`), ...said, ...tokens.slice(at + 1)];
    const rows = candidates.filter(
      ({ start, meaning, match }) => start === at + 1 && meaning.kind === 'dataset' && match !== 'misspelt',
    );
    const end = Math.max(...rows.map((one) => one.end));
    if (rows.length > 0)
      return [
        ...before,
        ...tokens.slice(at + 1, end),
        ...spoken(token, `with ${label}`),
        ...said,
        ...tokens.slice(end),
      ];
  }
  return null;
}

const MADE = /^(.{2,})ed$/;

function spoken(like: Token, words: string): readonly Token[] {
  return words.split(' ').map((norm) => ({ ...like, norm, text: norm }));
}

/** The name of the one column that has the value and the noun in its name. */
function labelOf(
  noun: string,
  at: number,
  { knowledge }: Asked,
  candidates: ReturnType<Asked['find']>,
): string | null {
  const forms = new Set([noun, `${noun}e`].map(nounForm));
  const labels = candidates.flatMap(({ end, meaning }) => {
    if (end !== at || meaning.kind !== 'value') return [];
    const fields = knowledge.datasets.find(({ name }) => name === meaning.dataset)?.fields ?? [];
    const label = fields.find(({ name }) => name === meaning.field)?.label ?? '';
    return label.split(' ').some((word) => forms.has(nounForm(word))) ? [label] : [];
  });
  const [only, ...others] = new Set(labels);
  return only !== undefined && others.length === 0 ? only : null;
}
