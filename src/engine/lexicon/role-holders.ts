import { verbForms } from './verb-forms.ts';

/** What somebody is called by what he does to something: the verb, its irregular past and participle, and who does it. */
const HOLDERS = `advise-advisor adviser, approve-approver, assess-assessor, author-author, captain-captain skipper,
  chair-chair chairman chairperson, coach-coach, command-commander, compose-composer, conduct-conductor, design-designer,
  direct-director, drive/drove/driven-driver, edit-editor, employ-employer, examine-examiner, found-founder, govern-governor,
  guide-guide, head-head leader chief commander manager director, host-host, illustrate-illustrator, inspect-inspector, instruct-instructor, invent-inventor,
  judge-judge, lead/led-leader head, manage-manager, mentor-mentor, narrate-narrator, organise-organiser organizer,
  organize-organizer organiser, oversee/oversaw/overseen-overseer supervisor manager, own-owner, paint-painter artist, photograph-photographer,
  pilot-pilot, produce-producer, publish-publisher, referee-referee, represent-representative, review-reviewer, 
  skipper-skipper captain, sponsor-sponsor, supervise-supervisor, supply-supplier, teach/taught-teacher instructor lecturer professor,
  train-trainer coach, translate-translator, treat-doctor physician, tutor-tutor, umpire-umpire, write/wrote/written-author writer`;

/** The verbs by each of their forms: who does it, the likeliest first. */
export const HOLDERS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  HOLDERS.split(/,\s*/).flatMap((written) => {
    const [verb = '', nouns = ''] = written.split('-');
    const [base = '', ...irregular] = verb.split('/');
    const [plain = base, third = base, present = base, ...regular] = verbForms(base);
    const forms = [plain, third, present, ...(irregular.length > 0 ? irregular : regular)];
    return forms.map((form): [string, readonly string[]] => [form, nouns.split(' ')]);
  }),
);

/** Who is in charge of something. */
export const IN_CHARGE: readonly string[] = [
  'manager',
  'leader',
  'head',
  'supervisor',
  'director',
  'commander',
];

/** Everybody who is called by what he does. */
export const HOLDER_NOUNS: ReadonlySet<string> = new Set([...[...HOLDERS_OF.values()].flat(), ...IN_CHARGE]);
