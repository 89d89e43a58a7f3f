import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { type Token, wordLike } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with an average over those too that have none as the quotient that it is: "average number of tickets per employee in each
 * department, *counting employees with no tickets as zero*" is the number of tickets divided by that of employees, by department. The very
 * tokens where some rows belong to nobody.
 */
export function withNoneAsZero(tokens: readonly Token[], { find, knowledge }: Meanings): readonly Token[] {
  const average = tokens.findIndex(({ norm }) => AVERAGES.has(norm));
  const isNumber = tokens[average + 1]?.norm === 'number' && tokens[average + 2]?.norm === 'of';
  if (average < 0 || !isNumber || tokens.slice(0, average).some(({ norm }) => !OPENING.has(norm)))
    return tokens;
  const tail = tokens.findIndex((_, at) => at > average && TAIL.test(textOf(tokens.slice(at))));
  const per = tokens.findIndex(
    ({ norm }, at) =>
      at > average && (norm === 'per' || (EACH.has(tokens[at + 1]?.norm ?? '') && norm === 'for')),
  );
  if (tail < 0 || per < 0 || per > tail) return tokens;
  const start = tokens[per]?.norm === 'per' ? per + 1 : per + 2;
  const candidates = find(tokens);
  const rows = tableAt(average + 3, per, candidates);
  const owner = candidates.find(
    ({ start: at, meaning, match }) => at === start && meaning.kind === 'dataset' && match !== 'misspelt',
  );
  if (rows === null || owner?.meaning.kind !== 'dataset' || !isOfEach(rows, owner.meaning.dataset, knowledge))
    return tokens;
  const plural = knowledge.datasets.find(
    ({ name }) => owner.meaning.kind === 'dataset' && name === owner.meaning.dataset,
  )?.labelPlural;
  const like = tokens[per];
  if (plural === undefined || like === undefined) return tokens;
  const say = (words: string): readonly Token[] => words.split(' ').map((norm) => wordLike(like, norm));
  const rest = tokens.slice(owner.end, tail);
  const isGrouped = BEFORE_EACH.has(rest[0]?.norm ?? '') && EACH.has(rest[1]?.norm ?? '');
  return [
    ...tokens.slice(average + 1, per),
    ...say(`divided by number of ${plural}`),
    ...(isGrouped ? [...say('by'), ...rest.slice(2)] : rest),
  ];
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ norm }) => norm).join(' ');
}

/** The table that alone is named from there to there. */
function tableAt(start: number, end: number, candidates: readonly Candidate[]): string | null {
  const named = candidates.find(
    (one) =>
      one.start === start && one.end === end && one.meaning.kind === 'dataset' && one.match !== 'misspelt',
  );
  return named?.meaning.kind === 'dataset' ? named.meaning.dataset : null;
}

/** Whether every row belongs to one of them. */
function isOfEach(from: string, to: string, { relationships, datasets }: Knowledge): boolean {
  const keys = relationships.filter((one) => one.from === from && one.to === to);
  const [column, ...others] = keys.flatMap(({ fromColumns }) => fromColumns);
  const fields = datasets.find(({ name }) => name === from)?.fields ?? [];
  return others.length === 0 && fields.some(({ name, isNullable }) => name === column && !isNullable);
}

const AVERAGES: ReadonlySet<string> = new Set(['average', 'avg', 'mean']);
const OPENING: ReadonlySet<string> = new Set('give is me show the what'.split(' '));
const EACH: ReadonlySet<string> = new Set(['each', 'every']);
const BEFORE_EACH: ReadonlySet<string> = new Set(['for', 'in', 'of', 'within']);
const WHICH = '(?:with|without|who have|that have|having|who has|that has)';
/** "counting employees with no tickets as zero", "including those with none", "zeros included" */
const TAIL = new RegExp(
  `^(?:, |\\( )?(?:(?:and |also )?(?:count|counting|include|including) (?:also |even )?(?:the |those |all )*(?:[a-z]+ )??(?:${WHICH} (?:no|none|zero|any)(?: [a-z]+)?|without [a-z]+)(?: (?:at all|included|too))?(?: as (?:a )?(?:zero|0))?|zeros? (?:count|counted|included))(?: \\))?(?: [?.!])?$`,
);
