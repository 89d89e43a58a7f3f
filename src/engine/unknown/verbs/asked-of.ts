import { EACH, QUESTION_AUXILIARIES } from '../../lexicon/cues.ts';
import { nounForm } from '../../lexicon/inflection.ts';
import type { VerbRole } from '../../lexicon/verb-roles.ts';
import type { Token } from '../../token.ts';
import { type RoleColumn, roleColumns, shortest } from './role-columns.ts';
import { isEnd, namedBy, replaced, rolesFor, type SaidOf } from './said-of.ts';
import type { VerbRun } from './verb-runs.ts';

/**
 * The ways to ask for the column of a verb that ends the question: "where does Ann live" asks for her address, "which city do
 * most flights depart from" for the source city of most. Null where the verb is at no end, or nothing stands before it.
 */
export function askedOf(run: VerbRun, said: SaidOf): readonly (readonly Token[])[] | null {
  const { tokens, candidates } = said;
  const { begin, next, end } = run;
  const isTime = candidates.some(({ start, meaning }) => start === end && meaning.kind === 'time');
  if (!isEnd(tokens[next]) && !isTime) return null;
  const did = tokens.findIndex(({ norm }, at) => at < begin && QUESTION_AUXILIARIES.has(norm));
  if (did < 1 || did + 1 >= begin || !isNamed(did + 1, begin, said)) return null;
  const asked = tokens.slice(0, did).map(({ norm }) => norm);
  const doer = doneBy(run, { asked, did, said });
  if (doer !== null) return doer;
  if (isTime) return null;
  return MOST.has(tokens[did + 1]?.norm ?? '') || MOST.has(tokens[did + 2]?.norm ?? '')
    ? mostRows(run, { asked, did, said })
    : ofRows(run, { asked, did, said });
}

interface Asking {
  /** What is asked, before the auxiliary. */
  readonly asked: readonly string[];
  /** Where the auxiliary is. */
  readonly did: number;
  readonly said: SaidOf;
}

/** Every word there is of a name, a value, or stands before one. */
function isNamed(from: number, to: number, { tokens, candidates }: SaidOf): boolean {
  const isOfName = (at: number): boolean =>
    candidates.some(
      ({ start, end, meaning, match }) =>
        start <= at &&
        at < end &&
        start >= from &&
        end <= to &&
        (meaning.kind !== 'language' || RANKS.test(meaning.sense)) &&
        match !== 'misspelt',
    );
  return [...tokens.keys()]
    .slice(from, to)
    .every((at) => isOfName(at) || BEFORE_NAMES.has(tokens[at]?.norm ?? '') || tokens[at]?.kind === 'number');
}

/** "the *youngest* dog"; which is the last, the verb may tell. */
const RANKS = /^rank:(?:asc|desc):(?!merit|number|time)/;

const BEFORE_NAMES: ReadonlySet<string> = new Set(
  "a all an called each every most named of the 's".split(' '),
);
const MOST: ReadonlySet<string> = new Set(['most']);

/** "how many bouts did Ray win in 2022": those with Ray as the winner. */
function doneBy(run: VerbRun, { asked, did, said }: Asking): readonly (readonly Token[])[] | null {
  const { tokens } = said;
  const isOfRows = /^(?:how many|which|what) ./.test(asked.join(' '));
  const columns = isOfRows ? roleColumns(run.verb, 'who', said) : [];
  if (columns.length === 0) return null;
  const label = shortest(columns.map((one) => one.label));
  // "how many bouts has each boxer won"
  if (EACH.has(tokens[did + 1]?.norm ?? '') && isEnd(tokens[run.end]))
    return label === null
      ? []
      : [replaced(tokens, { from: did, to: run.end, words: `does each ${label} have`, like: did })];
  const doer = tokens.slice(did + 1, run.begin);
  const rest = tokens.slice(run.end);
  return label === null
    ? null
    : [
        [
          ...replaced(tokens.slice(0, did + 1), {
            from: did,
            to: did + 1,
            words: `with ${label}`,
            like: did,
          }),
          ...doer,
          ...rest,
        ],
      ];
}

/** "which port do *most* sailings depart from": the origin port with the most of them. */
function mostRows(run: VerbRun, { asked, did, said }: Asking): readonly (readonly Token[])[] | null {
  const { tokens } = said;
  const noun = /^(?:which|what) ([a-z]+)$/.exec(asked.join(' '))?.[1];
  if (noun === undefined || run.joint === null) return null;
  const rows = tokens.slice(did + 1, run.begin).filter(({ norm }) => norm !== 'the' && norm !== 'most');
  return placesOf(run, run.joint, said).flatMap((columns) =>
    namedBy(columns, nounForm(noun), said).map((label) => [
      ...replaced(tokens.slice(0, did), { from: 1, to: did, words: `${label} has the most`, like: 0 }),
      ...rows,
      ...tokens.slice(run.next),
    ]),
  );
}

function placesOf({ verb }: VerbRun, joint: string, said: SaidOf): readonly (readonly RoleColumn[])[] {
  return rolesFor(joint).map((role) => roleColumns(verb, role, said));
}

/** "where was Ann born": the column of hers. */
function ofRows(run: VerbRun, { asked, did, said }: Asking): readonly (readonly Token[])[] | null {
  const { tokens } = said;
  const labels = labelsAsked(run, asked.join(' '), { ...said, rows: rowsNamed(did, said) });
  const rows = tokens.slice(did + 1, run.begin);
  return labels === null
    ? null
    : labels.map((label) => [
        ...replaced(tokens.slice(0, did + 1), {
          from: 0,
          to: did + 1,
          words: `what is the ${label} of`,
          like: 0,
        }),
        ...rows,
        ...tokens.slice(run.next),
      ]);
}

/** The table of the rows that are named first: "when was the first *loan* of the north branch issued"; null where none is. */
function rowsNamed(did: number, { candidates }: SaidOf): string | null {
  const named = candidates.filter(({ meaning, start }) => meaning.kind === 'dataset' && start > did);
  const first = named.toSorted((a, b) => a.start - b.start)[0]?.meaning;
  return first?.kind === 'dataset' ? first.dataset : null;
}

/** The columns that the interrogative asks for; null where it asks for none. */
function labelsAsked(
  { verb, joint }: VerbRun,
  asked: string,
  said: SaidOf & { readonly rows: string | null },
): readonly string[] | null {
  const columns = (roles: readonly VerbRole[]): readonly RoleColumn[] =>
    roles.flatMap((role) => roleColumns(verb, role, said));
  const alone = (some: readonly RoleColumn[]): readonly string[] =>
    some.length === 1 ? some.map(({ label }) => label) : [];
  if (/^(?:and )?(?:when|(?:(?:at|on|in) )?(?:what|which) (?:date|day|time|year))$/.test(asked))
    return alone(columns(['when']).filter(({ dataset }) => said.rows === null || dataset === said.rows));
  if (/^how (?:long|many|much)$/.test(asked)) return alone(columns(['much']));
  const places = columns(joint === null ? ['in', 'from', 'to'] : rolesFor(joint));
  if (asked === 'where' || asked === 'from where') return alone(places);
  const noun = /^(?:(?:at|from|in|on|to) )?(?:which|what) ([a-z]+)$/.exec(asked)?.[1];
  return noun === undefined ? null : namedBy(places, nounForm(noun), said);
}
