import { type Dataset, type Knowledge, singularOf } from '../../catalog/mod.ts';
import { rememberedOf } from '../../shared/mod.ts';
import { SUPERIORS } from '../lexicon/words/superiors.ts';
import { textOf } from '../plan/text-of.ts';
import { type Token, wordLike } from '../token.ts';

/**
 * The question with those who have others under them called by what they are: "which clerk manages the most people" asks for the
 * manager with the most clerks, and "direct reports" are the clerks of one. Null where nobody is said to have, or where rows of one
 * table alone do not refer to such ones among themselves.
 */
export function withSuperiorsSaid(tokens: readonly Token[], knowledge: Knowledge): readonly Token[] | null {
  const [like] = tokens;
  const text = textOf(tokens.map(({ norm }) => norm));
  if (like === undefined || !CUE.test(text)) return null;
  const tied = superiorIn(knowledge);
  const plain = tied === null ? null : formsOf(tied).reduce(replacedIn, text);
  if (plain === null || plain === text || CUE.test(plain)) return null;
  return plain.split(' ').map((norm) => tokens.find((token) => token.norm === norm) ?? wordLike(like, norm));
}

const LEADS = '(?:manages?|supervises?|oversees?|leads?|heads?)';
const UNDER = '(?:(?:direct|immediate) (?:reports?|subordinates?)|subordinates?)';
const CUE = new RegExp(`\\b(?:${LEADS}|${UNDER})\\b`);

interface Form {
  readonly said: RegExp;
  readonly plain: string;
}

function replacedIn(text: string, { said, plain }: Form): string {
  return text.replace(said, plain);
}

/** Those who have others under them, and the rows that they are among. */
interface Tied {
  readonly superior: Dataset;
  readonly rows: Dataset;
}

const superiorIn = rememberedOf(superiorOf);

function superiorOf({ datasets, relationships }: Knowledge): Tied | null {
  const superiors = datasets.filter(
    ({ name, label, roleOf }) =>
      label.split(' ').some((word) => SUPERIORS.has(word)) &&
      relationships.some(({ from, to }) => to === name && from === roleOf),
  );
  const [superior, ...others] = superiors;
  const rows = datasets.find(({ name }) => name === superior?.roleOf);
  return superior === undefined || rows === undefined || others.length > 0 ? null : { superior, rows };
}

const formsOf = rememberedOf(formsFor);

function formsFor({ superior, rows }: Tied): readonly Form[] {
  const names = [rows.label, rows.labelPlural, ...rows.synonyms].map((name) => name.toLowerCase());
  const all = [...new Set([...names, ...names.map(singularOf)])].filter((name) => /^[a-z ]+$/.test(name));
  const row = `(?:${all.join('|')})`;
  const under = `(?:other |further )?(?:${[...all, 'people', 'persons', 'colleagues'].join('|')})`;
  const some = `(?:others|somebody|someone|anybody|anyone|any ${under}|other (?:${all.join('|')}|people)|at least one (?:other )?(?:${all.join('|')}|person))`;
  const many = `(?:more than|at least|exactly) (?!0|zero|no)[a-z0-9]+`;
  const [one, several] = [superior.label, superior.labelPlural];
  const those = rows.labelPlural;
  const form = (said: string, plain: string): Form => ({ said: new RegExp(said), plain });
  return [
    // "which clerk manages the most people who …", "… the number of those people"
    form(
      `^(.*\\bthe most )${under}(.*\\b(?:of|many) )(?:those|these|such) people\\b`,
      `$1${those}$2those ${those}`,
    ),
    form(`^(?:which|what) ${row} ${LEADS} the (most) ${under}\\b`, `which ${one} has the $1 ${those}`),
    form(`^who ${LEADS} the (most) ${under}\\b`, `which ${one} has the $1 ${those}`),
    form(`^(?:which|what) ${row} ${LEADS} (${many}) ${under}\\b`, `which ${several} have $1 ${those}`),
    form(`^who ${LEADS} (${many}) ${under}\\b`, `which ${several} have $1 ${those}`),
    // "for each clerk who manages others"
    form(`^(?:for|per|of) (each|every) ${row} (?:who|that) ${LEADS} ${some}(?= ,)`, `for $1 ${one}`),
    form(`\\b${row} (?:who|that) ${LEADS} (${many}) ${under}\\b`, `${several} with $1 ${those}`),
    // "clerks with the most direct reports", "the number of direct reports"
    form(`^who has the (most) ${UNDER}\\b`, `which ${one} has the $1 ${those}`),
    form(
      `^(which|what) ${row} (has|have) ((?:the most|${many})) ${UNDER}\\b`,
      `$1 ${several} $2 $3 ${those}`,
    ),
    form(`\\b${row} (with|having) ((?:the most|${many})) ${UNDER}\\b`, `${several} $1 $2 ${those}`),
    form(
      `\\b(number|count) of (?:their |his |her )?${UNDER} (by|per|for each|of each) ${one}\\b`,
      `$1 of ${those} per ${one}`,
    ),
    form(
      `^((?:for|per) (?:each|every) ${one} .*\\b(?:number|count) of )(?:their |his |her )?${UNDER}\\b`,
      `$1${those}`,
    ),
  ];
}
