import { verbForms } from './verb-forms.ts';

/** Verbs with a particle of which names make nouns, with their past and participle where they are not regular: "try out", `tryout`. */
const VERBS = `break/broke/broken build/built buy/bought carry check clean cut/cut drop/dropped follow hand lay/laid lock log/logged opt pay/paid pick play
  pull roll send/sent set/set sign start stop/stopped take/took/taken trade try walk work write/wrote/written`;

/** The base by each of the forms. */
export const JOINED_VERBS: ReadonlyMap<string, string> = new Map(
  VERBS.split(/\s+/).flatMap((written) => {
    const [base = '', ...irregular] = written.split('/');
    return [...verbForms(base), ...irregular].map((form): [string, string] => [form, base]);
  }),
);

/** What may follow such a verb. */
export const PARTICLES: ReadonlySet<string> = new Set('down in off on out over up'.split(' '));

/** Between those who do it and the verb. */
export const BEFORE_JOINED: ReadonlySet<string> = new Set(
  'are be been did do does ever had has have is was were'.split(' '),
);
