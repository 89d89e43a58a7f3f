import { wordSet } from './word-set.ts';

/** How people ask for what follows: "Could you dig up …", "I'm trying to work out …", "throw me a quick table of …". */

/** Verbs that ask for output and say nothing of what it is. Verbs that count, add, compare or rank are none of them. */
export const REQUEST_VERBS: ReadonlySet<string> = wordSet(`
  arrange assemble assess build bring browse calculate check chart clarify collect compile compute confirm construct copy
  create deliver derive describe design detail determine develop dig discover display document download draft draw dump email
  establish estimate evaluate examine explore export extract fetch figure figuring find flag forward furnish gather gauge
  generate get gimme give grab graph hand have highlight illustrate indicate inspect investigate know lay learn list look
  mail make map measure mention need note obtain outline output paste pick plot point prepare present print produce provide pull
  put quantify query quote read receive recall relay remind render report represent request require research retrieve
  return reveal review run say scan see send share shoot show sketch slack specify spell spit spot state supply table tabulate
  tell text throw toss track uncover understand view visualise visualize walk want work write`);

/** Small words that belong to such a verb: "dig *up*", "put *together*". */
export const REQUEST_PARTICLES: ReadonlySet<string> = wordSet(
  'across ahead around at back down forth in into off out over through together up',
);

/** For whom: "throw *me*", "send *us*". */
export const REQUEST_RECEIVERS: ReadonlySet<string> = wordSet('everyone everybody her him me them us you');

/** What the answer is put into: "a *table* of", "the *figures* on". */
export const PRESENTED: ReadonlySet<string> = wordSet(`
  answer bit chart charts data detail details digits dump extract facts figure figures graph info information list listing lookup
  metric metrics number numbers output overview picture plot query readout report result results rundown sheet snapshot
  spreadsheet stat statistic statistics stats summary table tables value values view visual`);

/** What stands before that noun. */
export const PRESENTING: ReadonlySet<string> = wordSet(`
  a all an basic brief clean clear complete concise detailed easy exact full good high-level latest neat nice our plain proper quick
  raw short simple single small some that the this tidy`);

/** Between that noun and what it shows. */
export const PRESENTED_OF: ReadonlySet<string> = wordSet(
  'about behind concerning containing covering detailing for giving listing of on regarding showing summarising summarizing with',
);

/** Words before the verb: whoever asks, and that they do. */
export const REQUEST_LEADS: ReadonlySet<string> = wordSet(`
  able ahead also always am and another any anybody anyone appreciate are asked asking attempting be been before being but by can
  chance chances could d dear did do does eager easy ever feel first for free from getting give go going good got gotta had happen happy
  has have having help hey hi hello hope hoping i if in interested is it just keen kind kindly let like ll m made manage may me
  might mind mine moment must my need needed next nice now of ok okay please pls possible possibly practical quick quickly really
  right s should so some somebody someone supposed task tasked team then there they time to told tried try trying u us wanna
  want wanted wants way we will wish wishing wonder wondering would wouldnt you your`);

/** After a request they say more than that something is wanted. */
export const NOT_REQUESTED: ReadonlySet<string> = wordSet(
  'and are at be but by from if in is it just not of on only or over than that to under was were whether why with',
);

/** With what a question ends that asks what something comes to: "what does the balance *come to*?" */
export const AMOUNTING: readonly string[] = [
  'amount to',
  'come out at',
  'come out to',
  'come to',
  'equal',
  'run to',
  'stand at',
  'work out at',
  'work out to',
];

/** How a request ends that says what is wanted first: "… is what I need", "… would be great". */
export const CLOSING: ReadonlySet<string> = wordSet(`
  a about after again all am any anything appreciated are asked at away be best brilliant can care could cool d do does done enough ever
  excellent fantastic fine for good grateful great handy have helpful ideal interested is it just know like lot lovely m main
  me much my need nice now number one only perfect please question re really require request right s see so sufficient super task team that
  the thing this to today useful us want wanted we welcome what will wonderful would you i looking`);

/** What must be among them for it to be such an ending. */
export const CLOSING_WISHES: ReadonlySet<string> = wordSet(`
  after appreciated asked brilliant enough excellent fantastic fine good grateful great handy helpful ideal interested lovely need nice
  perfect require sufficient super useful want wanted welcome wonderful looking`);

/** Verbs with which something is asked to be shown. */
export const SHOWING: ReadonlySet<string> = new Set('display get give list pull see show'.split(' '));

/** Words that any question may open with, and that say nothing of what is asked. */
export const POLITE_OPENINGS: ReadonlySet<string> = new Set([
  ...SHOWING,
  ...'can could hello hey hi i kindly let like love me need please pls tell to us want we would you'.split(
    ' ',
  ),
]);
