import { type Knowledge, pluralOf, type Segment, singularOf } from '../../catalog/mod.ts';
import { areSomebody, leadsTo } from '../asides/without-all-agents.ts';
import type { Candidate } from '../candidate.ts';
import { isDone } from '../lexicon/inflection.ts';
import { BEFORE_AGENTS, BEFORE_DONE, DONE, INTRANSITIVE, PARTICIPLES } from '../lexicon/own-acts.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with rows that something was done with, in place of those who alone can have done it: "applications that people
 * withdrew" are those that were withdrawn, and have no row for each of the people. The very tokens where only some of them did it.
 */
export function withoutAgentsOfRows(
  tokens: readonly Token[],
  { find, knowledge }: Meanings,
): readonly Token[] {
  // "the average number of loans that customers took" is that of each of them.
  if (!tokens.some(({ norm }) => isPast(norm)) || isOfEach(tokens)) return tokens;
  const candidates = find(tokens);
  for (let at = 1; at < tokens.length; at += 1) {
    const act = actAt(tokens, at, { candidates, knowledge });
    const verb = act === null ? undefined : tokens[act];
    if (act === null || verb === undefined) continue;
    const isOwn = INTRANSITIVE.has(verb.norm);
    const said = (isOwn ? ['that'] : ['that', 'were']).map(
      (norm): Token => ({ ...verb, kind: 'word', norm, text: norm }),
    );
    const done = { ...verb, norm: PARTICIPLES.get(verb.norm) ?? verb.norm };
    const rest = tokens.slice(act + 1);
    return [
      ...tokens.slice(0, at),
      ...said,
      done,
      ...(isOwn && rest[0]?.norm === 'on' ? rest.slice(1) : rest),
    ];
  }
  return tokens;
}

interface Known {
  readonly candidates: readonly Candidate[];
  readonly knowledge: Knowledge;
}

/** Where the verb of "that the customers have withdrawn" stands, which begins right after the rows; null for anything else. */
function actAt(tokens: readonly Token[], at: number, known: Known): number | null {
  const rows = rowsBefore(at, known);
  if (rows.length === 0) return null;
  const opened = RELATIVES.has(tokens[at]?.norm ?? '') ? at + 1 : at;
  const noun = placeAfter(tokens, opened, BEFORE_AGENTS);
  const verb = placeAfter(tokens, noun + 1, BEFORE_VERBS);
  const deed = tokens[verb];
  if (deed === undefined || !isPast(deed.norm) || !areMany(tokens, opened, noun)) return null;
  if (!rows.some((table) => areAllOf(table, noun, known)) || hasObject(tokens, verb, known)) return null;
  return verb;
}

const RELATIVES: ReadonlySet<string> = new Set(['that', 'where', 'which']);
const BEFORE_VERBS: ReadonlySet<string> = new Set([...BEFORE_DONE, 'has']);

function placeAfter(tokens: readonly Token[], from: number, skipped: ReadonlySet<string>): number {
  const at = tokens.findIndex(({ norm }, place) => place >= from && !skipped.has(norm));
  return at < 0 ? tokens.length : at;
}

/** All of them, and no one that was spoken of: "customers", "the customer". */
function areMany(tokens: readonly Token[], from: number, noun: number): boolean {
  const word = tokens[noun]?.norm ?? '';
  const isMany = singularOf(word) !== word && pluralOf(singularOf(word)) === word;
  return isMany || word === 'people' || tokens[from]?.norm === 'the';
}

function isPast(norm: string): boolean {
  return isDone(norm) || DONE.has(norm) || PARTICIPLES.has(norm);
}

function isOfEach(tokens: readonly Token[]): boolean {
  const isCounted = tokens.some(({ norm }) => COUNTS.has(norm));
  return isCounted && tokens.some(({ norm }) => AVERAGES.has(norm));
}

const COUNTS: ReadonlySet<string> = new Set(['count', 'many', 'number']);
const AVERAGES: ReadonlySet<string> = new Set(['average', 'avg', 'mean', 'median', 'typical', 'usual']);

/** The tables whose rows are named right before. */
function rowsBefore(at: number, { candidates, knowledge }: Known): readonly string[] {
  return candidates.flatMap(({ end, meaning }) => {
    if (end !== at) return [];
    if (meaning.kind === 'dataset') return [meaning.dataset];
    return meaning.kind === 'segment' && meaning.isNoun
      ? knowledge.segments.flatMap(({ name, dataset }) => (name === meaning.segment ? [dataset] : []))
      : [];
  });
}

/** Whether the noun names all to whom the rows can belong: "customers", and "applicants" of applications. */
function areAllOf(rows: string, noun: number, { candidates, knowledge }: Known): boolean {
  return candidates.some(({ start, end, meaning, match }) => {
    if (start !== noun || end !== noun + 1 || match === 'misspelt') return false;
    const agent = meaning.kind === 'dataset' ? meaning.dataset : holderOf(meaning, rows, knowledge)?.dataset;
    return agent !== undefined && areSomebody({ knowledge }, agent) && leadsTo({ knowledge }, rows, agent);
  });
}

/** Who is called after having such rows at all. */
function holderOf(meaning: Candidate['meaning'], rows: string, { segments }: Knowledge): Segment | undefined {
  if (meaning.kind !== 'segment') return undefined;
  return segments.find(({ name, condition }) => {
    const held = name === meaning.segment && condition.kind === 'binary' ? condition.left : null;
    return held?.kind === 'aggregate' && held.filter === null && held.table === rows;
  });
}

/** "loans where customers missed *a payment*", "loans that people made *payments* on". */
function hasObject(tokens: readonly Token[], verb: number, { candidates }: Known): boolean {
  const next = verb + 1;
  if (OBJECTS.has(tokens[next]?.norm ?? '')) return true;
  return candidates.some(
    ({ start, meaning }) => start === next && (meaning.kind === 'dataset' || meaning.kind === 'field'),
  );
}

const OBJECTS: ReadonlySet<string> = new Set(
  'a an any at more less no one our several some the their them two'.split(' '),
);
