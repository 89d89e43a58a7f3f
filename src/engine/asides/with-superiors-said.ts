import { type Knowledge, singularOf } from '../../catalog/mod.ts';
import { rememberedOf } from '../../shared/mod.ts';
import { SUPERIORS_CUE, type SuperiorForm, superiorForms } from '../lexicon/superiors-said.ts';
import { SUPERIORS } from '../lexicon/words/superiors.ts';
import { textOf } from '../plan/text-of.ts';
import { type Token, wordsAsTyped } from '../token.ts';

/**
 * The question with those who have others under them called by what they are: "which clerk manages the most people" asks for the
 * manager with the most clerks, and "direct reports" are the clerks of one. Null where nobody is said to have, or where rows of one
 * table alone do not refer to such ones among themselves.
 */
export function withSuperiorsSaid(tokens: readonly Token[], knowledge: Knowledge): readonly Token[] | null {
  const text = textOf(tokens.map(({ norm }) => norm));
  if (!SUPERIORS_CUE.test(text)) return null;
  const plain = formsIn(knowledge).reduce((words, { said, plain: of }) => words.replace(said, of), text);
  return plain === text || SUPERIORS_CUE.test(plain) ? null : wordsAsTyped(plain, tokens);
}

/** How those who have others under them are spoken of; none where nobody has, or several may be meant. */
const formsIn: (knowledge: Knowledge) => readonly SuperiorForm[] = rememberedOf(formsFor);

function formsFor({ datasets, relationships }: Knowledge): readonly SuperiorForm[] {
  const superiors = datasets.filter(
    ({ name, label, roleOf }) =>
      label.split(' ').some((word) => SUPERIORS.has(word)) &&
      relationships.some(({ from, to }) => to === name && from === roleOf),
  );
  const [superior, ...others] = superiors;
  const rows = datasets.find(({ name }) => name === superior?.roleOf);
  if (superior === undefined || rows === undefined || others.length > 0) return [];
  const names = [rows.label, rows.labelPlural, ...rows.synonyms].map((name) => name.toLowerCase());
  const all = new Set([...names, ...names.map(singularOf)].filter((name) => /^[a-z ]+$/.test(name)));
  const { label: one, labelPlural: several } = superior;
  return superiorForms({ one, several, names: [...all], those: rows.labelPlural });
}
