import { wordSet } from './word-set.ts';

/** What is said before a question in a sentence of its own: why somebody asks, what it is for, what the talk is of. */

/** Verbs of which one makes a sentence of it, rather than a note of what is wanted. */
export const FINITE: ReadonlySet<string> = wordSet(`
  am are asked asks came can could did do does feel got had has have hear heard is keep know knows like look looks may might
  need needed needs noticed saw say says see seem seems should suspect think thinks told want wanted wants was were will wonder
  wondering would`);

/** How a note of the occasion begins that has no verb: "Quick question for a press text.", "Just one more thing." */
export const NOTE_BEGINS: ReadonlySet<string> = wordSet('another final just last next one quick small');
export const NOTE_NOUNS: ReadonlySet<string> = wordSet(`
  ask check checking chart curious figure item number numbers one question request slide something thing things wondering`);
/** Subjects of which one makes a sentence, whatever its verb. */
export const SUBJECTS: ReadonlySet<string> = wordSet('i somebody someone they we');

/** How what is asked for begins: a sentence with such a beginning is none that only leads to it. */
export const ASKING_BEGINS: ReadonlySet<string> = wordSet(`
  add average break calculate can compare compute could count determine display do does did find for from get give group how in
  list may name of on out per please pull rank return show sort sum take tell to total was were what whats when where which who
  whose work would`);

/**
 * What makes a sentence more than background: it leaves out, limits, defines, or tells how to count; or it says for what somebody
 * answers, of which alone the question is then.
 */
export const BINDING: ReadonlySet<string> = wordSet(`
  assume assumed assumes assuming care cares consider considered considering considers count counted
  counting counts cover covering covers deal dealing deals define defined defines definition disregard every except exclude
  excluded excludes excluding exclusively focus focused focusing handle handles handling ignore ignored ignores ignoring leave
  leaves leaving limit limited limiting limits manage managed manages managing mean meaning means must never no none nobody nor
  not nothing omit omits only oversee overseeing responsible restrict restricted restricting run running runs should skip
  skipping solely suppose treat treated treats treating unless without`);
/** What else makes more of an opening of which not every word is known: it may restrict, order, convert or group. */
export const OPENING_BINDING: ReadonlySet<string> = wordSet(`
  after before between by convert converted currently during each euros except every exclusively interested latest now per pounds round rounded
  since sorted than under until use using when where while who whom whose with within`);
/** Before these, "not", "never" and "only" bind nothing: "I do not know …". */
export const NOT_OF_ASKING: ReadonlySet<string> = wordSet(
  'believe decide find get have heard know need remember see sure trust understand yet',
);
/** Before these, "if" asks: "I want to see if …". */
export const IF_ASKING: ReadonlySet<string> = wordSet(
  'ask asked asking asks check checking curious know see sure tell told understand wonder wondered wondering wonders',
);

/** With "call", these define: "let's *call* a loan high risk *when* …". */
export const CALLING: ReadonlySet<string> = wordSet('call called calls');
export const DEFINING: ReadonlySet<string> = wordSet('if what when whenever where');

/** What somebody does or has, which only before a name is a value of the data: "most of our *business*", "in *review*". */
export const OF_WORK: ReadonlySet<string> = wordSet(
  'business call current deciding phone review trip web website work',
);
/** What a number in words is of where it is one of the data. */
export const NUMBER_UNITS: ReadonlySet<string> = wordSet(`
  day days dollars hundred million month months or percent point points quarter quarters thousand week weeks year years`);
/** Times of whoever asks. */
export const OWN_TIMES: ReadonlySet<string> = wordSet('next today tomorrow tonight');

/** Judgements of rows, of which the question itself says what they are: "our weakest grades", "the big ones". */
export const JUDGING: ReadonlySet<string> = wordSet(`
  bad better best big bigger biggest busy cheap cheaper cheapest clean costliest costly different early expensive fast fastest fine good great heavy
  high higher highest important interesting key large larger largest light long low lower lowest loyal main new newer newest normal odd old older oldest
  poor popular problem productive quick rare risky riskier riskiest serious short slow slower slowest small smaller smallest
  strange strong stronger strongest tiny top typical unusual usual weak weaker weakest weird worrying worst young younger youngest`);

/** Words before a name that say nothing of which rows it is. */
export const DETERMINING: ReadonlySet<string> = wordSet(`
  a about after all an and another any are around at between both by check compare comparing each for from have how in into is
  know many more most much my of on one or other our out over ranking reviewing see several since some that the their these this
  those to two us watching we what when where whether which who with your`);

/** Before a verb of the sentence: "why *we* turn people down". */
export const BEFORE_VERBS: ReadonlySet<string> = wordSet('he i it she that they to we which who you');

/** Rows of which the question speaks without a name: "which *ones*", "how many of *them*". */
export const ONES: ReadonlySet<string> = wordSet('one ones');

/** What points to something that was said before. */
export const POINTING: ReadonlySet<string> = wordSet(
  'he her his it its she same such their theirs them then there these they those',
);
/** Periods: "this year" is no pointing, "that year" is. */
export const PERIODS_POINTED: ReadonlySet<string> = wordSet('day date month period quarter time week year');

/** Words that tell the question's own rows apart by how much or how many. */
export const MEASURED: ReadonlySet<string> = wordSet(`
  above at average below best biggest bottom cheapest exceed exceeds fastest fewest first greatest highest largest last latest
  least less longest lowest more most newest oldest over rank ranked recent shortest slowest smallest than top under worst youngest`);
