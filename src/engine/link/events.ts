import { eventNounsOf, type Field, type Knowledge, participleOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { verbStem } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';

/** Words for what the dates of a database date. */
export interface Events {
  find(tokens: readonly Token[], start: number): readonly Candidate[];
}

/** A word that is called after an event is less surely its date than the name of the date. */
const COST = 0.1;

/** The last words of a date's name, after the event that it dates. */
const ENDS: ReadonlySet<string> = new Set(['at', 'date', 'datetime', 'day', 'on', 'time', 'timestamp']);

/** Indexes the events that dates are called after, by the stem of their verbs: "delivery" and "delivering" of `delivered_at`. */
export function createEvents({ datasets }: Knowledge): Events {
  const index = new Map<string, Candidate['meaning'][]>();
  for (const { name: dataset, fields, isVisible } of datasets) {
    if (!isVisible) continue;
    for (const field of fields) {
      for (const stem of stemsOf(field)) {
        const meaning = { kind: 'event', dataset, field: field.name } as const;
        index.set(stem, [...(index.get(stem) ?? []), meaning]);
      }
    }
  }
  return {
    find: (tokens, start) => {
      const token = tokens[start];
      if (token?.kind !== 'word') return [];
      const meanings = index.get(eventStem(token.norm)) ?? index.get(token.norm) ?? [];
      return meanings.map((meaning) => ({
        start,
        end: start + 1,
        meaning,
        match: 'inflected' as const,
        cost: COST,
      }));
    },
  };
}

function stemsOf({ type, label, synonyms }: Field): ReadonlySet<string> {
  if (type !== 'date' && type !== 'timestamp') return new Set();
  const events = [label, ...synonyms].map((name) => name.split(' ').filter((word) => !ENDS.has(word)));
  return new Set(
    events.flatMap(([event, ...others]) =>
      event === undefined || others.length > 0 ? [] : [...sameEvents(eventStem(event)), ...nounsOf(event)],
    ),
  );
}

/** Stems of verbs that say the same of a time. */
const SAME_EVENTS: readonly (readonly string[])[] = [
  ['begin', 'commenc', 'start'],
  ['end', 'finish'],
];

/** What starts also begins. */
function sameEvents(stem: string): readonly string[] {
  return SAME_EVENTS.find((stems) => stems.includes(stem)) ?? [stem];
}

/** `admission` of what was admitted. */
function nounsOf(event: string): readonly string[] {
  return eventNounsOf(participleOf(event) ?? event);
}

/** Equal for the noun and all forms of the verb: `delivery`, `deliver`, `delivered`, `delivering`. */
function eventStem(word: string): string {
  return verbStem(participleOf(word) ?? word);
}
