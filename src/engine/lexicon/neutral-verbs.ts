import { verbForms } from './verb-forms.ts';

/**
 * Verbs that say of two things no more than that they belong together, where one way of keys ties them: what flows through a country
 * is one of its rivers. What tells how something ended, changed or compares (`cancel`, `win`, `exceed`) is none of them.
 */
const NEUTRAL = `address administer affiliate air allocate allot appear apply arrange assign associate attach attend author award base
  bear belong book breed bring broadcast build buy carry cast categorize cater cite classify collaborate collect come
  comment compete comprise conduct connect consist construct contain contribute cover craft create cross cultivate deal
  declare define depict deploy diagnose display distribute dock donate draft drive earn employ encompass engage enrol
  enroll enter equip erect examine exhibit feature feed file find flow fly follow form fund furnish generate grow handle
  hire hold host house include incur inhabit inspect introduce involve issue join keep know label launch lie link list
  locate lodge log maintain make manufacture map market mention moor mount obtain occupy occur offer operate order
  organise organize originate own pack park participate perform place plan plant play populate position possess post practice practise
  prepare prescribe present print process produce program provide publish purchase pursue put quote race raise receive record
  recruit register relate release rent report represent request reside review ride row run sail schedule score screen sell serve
  show sign sing situate source span speak specialise specialize sponsor staff stage star station stay stock store
  stream study submit subscribe supply support survey tag take teach tour trade traverse treat undergo undertake upload
  use utilise utilize view visit volunteer watch wear work write`;

/** The same of those who lead: whom or what, the key must say. */
const LEADING = 'captain chair coach found govern head lead manage own oversee run supervise train';

/** Verbs by each of their forms: the base. */
export const NEUTRAL_VERBS: ReadonlyMap<string, string> = formsOf(NEUTRAL)
  .set('done', 'do')
  .set('slept', 'stay');

/** Bases of verbs of which a key must tell. */
export const LEADING_VERBS: ReadonlySet<string> = new Set(LEADING.split(' '));

function formsOf(list: string): Map<string, string> {
  return new Map(
    list.split(/\s+/).flatMap((base) => verbForms(base).map((form): [string, string] => [form, base])),
  );
}

/** What belongs to a verb before it: "who have ever", "that are". */
export const BEFORE_LINKS: ReadonlySet<string> = new Set(
  'actually already also are been being can could did do does ever had has have is may that they to was were which who'.split(
    ' ',
  ),
);

/** What belongs to it after it. */
export const LINK_JOINTS: ReadonlySet<string> = new Set(
  'across at by for from in inside into of on onto out through to toward towards under upon via with within'.split(
    ' ',
  ),
);

/** Between the verb and the name of what it is done to. */
export const BEFORE_LINKED: ReadonlySet<string> = new Set(
  `a all an any at both different distinct each every exactly least less fewer more most of only over some same than the their
  unique`.split(/\s+/),
);

/** Verbs of motion: where to and where from is more than that two things belong together. */
export const MOVING: ReadonlySet<string> = new Set(
  'bring carry come drive fly lie race ride row run sail swim take traverse'.split(' '),
);

/** Prepositions of a direction. */
export const DIRECTIONS: ReadonlySet<string> = new Set('from into onto out to toward towards'.split(' '));

/** Asking for rows, and for no number of them. */
export const ROW_ASKINGS: ReadonlySet<string> = new Set(
  'display find give list name show what which who'.split(' '),
);
