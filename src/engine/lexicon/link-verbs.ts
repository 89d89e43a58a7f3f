import { DEED_VERBS } from './deed-verbs.ts';
import { verbStem } from './inflection.ts';
import { VERB_FORMS } from './words/relations.ts';

/** More verbs that tables are named by which bring others together: past and participle where they are not regular. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ate: 'eat',
    bit: 'bite',
    chose: 'choose',
    chosen: 'choose',
    drank: 'drink',
    eaten: 'eat',
    grew: 'grow',
    grown: 'grow',
    sang: 'sing',
    sung: 'sing',
    undergone: 'undergo',
    undergoe: 'undergo',
    undergoes: 'undergo',
    underwent: 'undergo',
    wore: 'wear',
    worn: 'wear',
    wrote: 'write',
  }),
);

/** Verbs by which tables are named that bring others together, as stems. */
export const LINK_STEMS: ReadonlySet<string> = new Set(
  `act advise affiliate appear cite compete contain cover direct eat employ enrol enroll feature follow grow hire host include join know
  lead like manage own participate perform play prescribe produce publish quote sing speak study supervise supply support
  take teach train treat undergo use visit wear win work write`
    .split(/\s+/)
    .map(verbStem),
);

/** Words that follow a verb in the name of such a table: `acts_in`, `trained_in`. */
export const LINK_PARTICLES: ReadonlySet<string> = new Set('at by for from in of on to with'.split(' '));

/** The stem of the verb that the word may be a form of: `teach` of "taught". */
export function linkStem(word: string): string {
  return verbStem(IRREGULAR.get(word) ?? DEED_VERBS.get(word)?.base ?? VERB_FORMS.get(word) ?? word);
}

/** Stems of verbs that are as often nouns of what is counted: the likes of a student. */
export const COUNTED: ReadonlySet<string> = new Set(
  'cover like play quote support train use visit work'.split(' '),
);

/** Words right before a verb, which say who does it. */
export const DOERS: ReadonlySet<string> = new Set(
  'are be been did do does had has have he is it she that they to was were which who'.split(' '),
);
