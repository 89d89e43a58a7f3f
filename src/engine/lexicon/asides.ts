import { wordSet } from './word-set.ts';

/** What is said beside a question: to whom or what it is for, what made somebody ask, and what form the answer is to have. */

/** Who asks and what for: "CFO question:", "for the board deck:"; and what it is called: "Concentration test:", "Sanity check:". */
export const ADDRESSEES: ReadonlySet<string> = wordSet(`
  analysis analyst analysts audit auditor auditors board boss call ceo cfo chat check checks colleague colleagues collections committee
  compliance concentration controller coo cro crosstab dashboard deck director email exec execs executive executives exercise file
  finance followup housekeeping investor investors legal mail management manager marketing meeting meetings memo notes overview
  pack paper pivot presentation press question quiz reconciliation record regulator regulators report request research review risk
  sales slide slidedeck slides snapshot steering summary supervisor tab team test treasury verification workshop`);

/** Words that may stand beside them. */
export const ADDRESSING: ReadonlySet<string> = wordSet(`
  a an annual another asked asking asks background building by completeness consistency control cross data final first for from
  here in input is just know last last-minute like me monthly my need needed needs new next on one our ours plausibility please
  policy preparing putting quality quarterly quick quickly reality sanity say says sense side small spot the their this to today
  todays together tomorrow tomorrows us want wanted wants weekly which wondering wonders would yearly`);

/** How questions begin that are none of ours, but say what made somebody ask the next one. */
export const RHETORICAL: ReadonlySet<string> = wordSet(`
  any are can could did do does ever has have is isnt should was were why will would`);
/** After "how" at the beginning of such a question. */
export const RHETORICAL_HOW: ReadonlySet<string> = wordSet(`
  are badly bad big come concentrated dangerous dependent did diversified do does exposed fast good has have healthy is large late old patient picky
  quick quickly reliable risky safe serious solid sound strict successful was well were`);

/** What makes a sentence more than an occasion: it defines, restricts, or tells how to count. */
export const BINDING: ReadonlySet<string> = wordSet(`
  active analyse analysing analyze analyzing assume assuming before between after by call called calls care consider considered considering count counted counts define
  defined defining definition disregard each every examining except exclude excluded excluding focus focusing for-each from if
  ignore ignored ignoring include included including interested know known least limit limited look looking main matter mean means meaning
  more most never no not none now nothing only other per prefer researching reviewing speaking studying suppose take talking than treat treated treats under over until unless use using
  when where whose with within without working`);

/** What a second sentence may speak of that was said in the first. */
export const BACK_POINTING: ReadonlySet<string> = wordSet(
  'he it she such same them these they this those theirs',
);

/** What tells the form of an answer: "Present the three counts in one row." */
export const FORM_VERBS: ReadonlySet<string> = wordSet(`
  arrange display give lay list output present print provide put report return show structure use`);
export const FORM_WORDS: ReadonlySet<string> = wordSet(`
  a all an and answer answers as both column columns counts each figures five form format four given grid i id in it its just like line
  lines me need next numbers of one order other out percentages please rates result results row rows same separate separately shares side
  simply single so sums table tabular that the them this three to together totals two values want with would by`);
