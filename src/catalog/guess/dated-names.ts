import type { Field } from '../knowledge.ts';
import { eventNounsOf } from '../names/event-nouns.ts';
import { participleOf } from '../names/participles.ts';
import { EVENTS } from './thesaurus.ts';

/**
 * What else the column of a year or a date is called, after what happened then: the `published_year` is the year of
 * publication, a `start_date` the starting date. None that another column of the table could be called too.
 */
export function datedNames(
  field: Field,
  { siblings, taken }: { readonly siblings: readonly Field[]; readonly taken: ReadonlySet<string> },
): readonly string[] {
  const dated = datedBy(field.label);
  if (dated === null) return [];
  const others = siblings.flatMap((one) => {
    const other = one === field ? null : datedBy(one.label);
    return other === null || other.unit !== dated.unit ? [] : formsOf(other.event);
  });
  const own = [...formsOf(dated.event), ...(dated.event === 'created' ? ['creation'] : [])];
  if (own.some((form) => others.includes(form))) return [];
  const units = field.label.endsWith(' at') ? ['time', 'date'] : [dated.unit];
  return units
    .flatMap((unit) =>
      own.flatMap((form) => [
        `${form} ${unit}`,
        isParticiple(form) ? `${unit} ${form}` : `${unit} of ${form}`,
      ]),
    )
    .filter((name) => name !== field.label && !taken.has(name));
}

/** What happened, in one word, and by what unit of time the column tells when. */
function datedBy(label: string): { readonly event: string; readonly unit: string } | null {
  const match =
    /^(?<first>[a-z]+) (?<last>year|date|time)$|^(?<unit>year|date|time) (?:of )?(?<event>[a-z]+)$/.exec(
      label,
    );
  // How long until it was resolved is a "resolution time" too: only of what began a row it is when.
  if (CREATED_AT.test(label))
    return { event: label.slice(0, -' at'.length), unit: label.endsWith(' on') ? 'date' : 'time' };
  const { first, last, unit, event } = match?.groups ?? {};
  return unit !== undefined && event !== undefined
    ? { event, unit }
    : first !== undefined && last !== undefined
      ? { event: first, unit: last }
      : null;
}

const CREATED_AT = /^(?:created|opened|posted|submitted) (?:at|on)$/;

/** The verb's participle, its nouns, and other words for the same event. */
function formsOf(event: string): readonly string[] {
  const bounds = BOUNDS.find((words) => words.includes(event));
  if (bounds !== undefined) return bounds;
  const participle = participleOf(event);
  if (participle === null || participle.includes(' ')) return KNOWN.has(event) ? [event] : [];
  const nouns = eventNounsOf(participle);
  const same = EVENTS.flatMap(({ names }) => (names.includes(participle) ? names : []));
  return [...new Set([event, participle, ...nouns, ...same])].filter((word) => !word.includes(' '));
}

const KNOWN: ReadonlySet<string> = new Set(EVENTS.flatMap(({ names }) => names));

function isParticiple(word: string): boolean {
  return /(?:ed|born|built|begun|sent|sold|paid)$/.test(word);
}

/** How the ends of a stretch of time are called. */
const BOUNDS: readonly (readonly string[])[] = [
  ['start', 'starting', 'begin', 'beginning'],
  ['end', 'ending', 'finish', 'finishing'],
];
