import { ASKED_AFTER_TURNS, ASKED_AFTER_WORDS } from './asked-after-turns.ts';
import { BAND_TURNS, BAND_WORDS } from './band-turns.ts';
import { COMPARISON_TURNS, COMPARISON_WORDS } from './comparison-turns.ts';
import { DATE_RANGE_TURNS, DATE_RANGE_WORDS } from './date-range-turns.ts';
import { EACH_ROW_TURNS, EACH_ROW_WORDS } from './each-row-turns.ts';
import { EVERYDAY_TURNS, EVERYDAY_WORDS } from './everyday-turns.ts';
import { EXISTENCE_TURNS, EXISTENCE_WORDS } from './existence-turns.ts';
import { GROUP_TURNS, GROUP_WORDS } from './group-turns.ts';
import { LABEL_TURNS, LABEL_WORDS } from './label-turns.ts';
import { NOTE_TURNS, NOTE_WORDS } from './note-turns.ts';
import { OPENING_TURNS, OPENING_WORDS } from './opening-turns.ts';
import { OWN_NUMBER_TURNS, OWN_NUMBER_WORDS } from './own-number-turns.ts';
import { PART_BOUND_TURNS, PART_BOUND_WORDS } from './part-bound-turns.ts';
import { PROSE_WORDS } from './prose-turns.ts';
import { QUESTION_FORM_WORDS, QUESTION_FORMS } from './question-forms.ts';
import { HOLDERS_OF } from './role-holders.ts';
import { ROUNDABOUT_FORMS, ROUNDABOUT_WORDS } from './roundabout-forms.ts';
import { SHARE_TURNS } from './share-turns.ts';
import { SHARED_TURNS, SHARED_WORDS } from './shared-turns.ts';
import { SIDE_TURNS, SIDE_WORDS } from './side-turns.ts';
import { type Turn, turn } from './turn.ts';
import { TWO_STEP_TURNS, TWO_STEP_WORDS } from './two-step-turns.ts';

const PART = '(?:percentage|percent|%|pct|share|proportion|portion|part|fraction)';
const IN_PERCENT = `(?:in (?:percent|%|pct|percentage|percentages|percentage terms|relative terms)|(?:expressed )?as (?:a )?(?:percentage|percent|%|pct|percentages|percents|shares)|percentage wise)`;
const WHOLE = '(?:the )?(?:grand |overall )?(?:total|whole|overall|sum)';
const OF_WHOLE = `(?:in (?:percent|%|pct)|as (?:a )?(?:percentage|percent|%|pct|share|proportion|part|fraction)) of ${WHOLE}`;
const AS_PARTS = `,? ?(?:${OF_WHOLE}|${IN_PERCENT})`;
const MAKE =
  '(?:makes? up|accounts? for|represents?|constitutes?|forms?|comprises?|amounts? to|stands? for|takes? up|contributes? to)';
const MADE_OF =
  '(?:is|are|was|were) (?:made up (?:of|by)|composed of|formed by|accounted for by|represented by|attributable to|contributed by|down to|due to|taken up by|constituted by)';
const SPREAD =
  '(?:spread(?: out)?|distributed|divided(?: up)?|split(?: up)?|allocated|broken down|apportioned|shared(?: out)?|dispersed|scattered|made up|composed)';
const ACROSS =
  '(?:by|over|across|among|amongst|between|into|within|per|for)(?: the)?(?: various| different| individual| single| several)?';
const DIVISION =
  '(?:distribution|composition|split|mix|breakdown|structure|spread|division|allocation|make up|makeup|make-up|apportionment|share|shares|portions?)';
const ASKED = `(?:what|which|how large a|how big a) ${PART} of`;
const VERB =
  '(?:are|is|was|were|have|has|had|came|come|comes|went|go|goes|ask|asked|got|get|fell|fall|did|do|does|took|take|lie|live|belong|[a-z]+ed)';
const OPEN =
  '(?:(?:show|give|list|tell|calculate|compute|find|get|display|report|work out|figure out|what is|what was|what are)(?: me| us)? )?(?:the )?';
const EACH = '(?:each|every)(?: of the)?';
const THAT = '(?:that|those|the one|the ones|the figure|the value|it)';
const PERIOD =
  '(?:(?:q[1-4]|[a-z]+ quarter|h[12]|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)(?: of)? )?(?:19|20)[0-9]{2}(?: q[1-4])?';
const IN = '(?:in |of |for |during )?';
const MOVED =
  '(?:risen|grown|increased|gone up|changed|moved|shifted|evolved|developed|varied|climbed|expanded)';
const MOVE =
  '(?:rise|grow|increase|go up|change|move|shift|evolve|develop|vary|climb|expand|differ)(?: or (?:fall|shrink|decrease|drop|decline|go down))?';
const MORE = '(?:higher|more|larger|greater|bigger|better)';

/** Before what the parts of a whole are told by. */
const COMES = '(?:is|was|are|were|comes? from|came from)(?: for| in| from| with| by)?';

/** Shares within each period: before what else is said at the end is looked at. */
const OF_EACH_PERIOD: readonly Turn[] = [
  // "the share of the boats built each year that …": of those of that year
  turn(
    `(?:what|which) (?<P>${PART}) of (?:the |our |all )*(?<X>[a-z][^,:;]*? (?:[a-z]+ed|made|given|sold|taken|written)) (?:in |during )?(?:each|every) (?<U>year|quarter|month|week)(?<T>(?: of (?:19|20)[0-9]{2})?) (?<V>(?:are|got|had|has|have|is|was|were) .+)`,
    'for each U T , what P of the X V',
  ),
];

/** Shares of rows and of amounts: each says which rows, and of what. */
const OF_ROWS: readonly Turn[] = [
  turn(`what ${PART} of (?:all |the |our )*X (?:${COMES}) each Y`, 'percentage breakdown of X by Y'),
  turn(`of (?:all |the |our )*X , what ${PART} (?:${COMES}) each Y`, 'percentage breakdown of X by Y'),
  turn(`(?:show |list )?each Y as an? ${PART} of (?:all |the |our )+X`, 'percentage breakdown of X by Y'),
  turn(
    `(?!.* (?:in|during|since|last|this) .* (?:was|were|has|have|is|are) )(?:what |which )?${PART} of M (?:(?:have|has|had|did) (?:we|you) (?:already |so far )?|(?:is|was|are|were|has been|have been) (?:already )?)(?<D>[a-z]+ed)(?: so far| to date)?(?: ,)?(?: (?<R>(?:by|per|for each|for every|in each) .+?))?`,
    'amount D as a percentage of M R',
  ),
  turn(`(?:what|which) ${PART} of X ${IN_PERCENT} (?<Y>${VERB} .+?)`, 'what percentage of X Y'),
  turn(`(?:how many|how much) of X ,? ?${IN_PERCENT}`, 'what percentage of X'),
  turn(
    `(?:of|out of|among|amongst|from among|for|looking at|considering|taking|within) (?!each |every )(?!.* (?:that|which|who|whose|where) (?!were [a-z]+ (?:in|since|during|after|before|from|between|to|on) ).* , )X , (?:what|which|how large a|how big a) ${PART} (?!of |does each |does every )Y`,
    'what percentage of X Y',
  ),
  turn(
    `(?:of|out of|among|amongst|for) (?!each |every )X , (?<P>at|for|in|on|with) (?:what|which) ${PART} (?!of )Y`,
    'P what percentage of X Y',
  ),
  turn(
    `(?:of|out of|among|amongst) (?!each |every )(?!.* (?:that|which|who|whose|where) (?!were [a-z]+ (?:in|since|during|after|before|from|between|to|on) ).* , )X , (?:how many percent|how many %) (?!of )Y`,
    'what percentage of X Y',
  ),
  turn(
    `(?:of|out of|among|amongst) (?!each |every )(?!.* (?:that|which|who|whose|where) (?!were [a-z]+ (?:in|since|during|after|before|from|between|to|on) ).* , )X , how many (?!of )Y ,? ?${IN_PERCENT}`,
    'what percentage of X Y',
  ),
  turn(
    `${ASKED} (?:each|every) D 's (?<T>(?:19|20)[0-9]{2})? ?(?<X>[a-z]+) Y`,
    'what percentage of T X Y by D',
  ),
  turn(
    `${ASKED} (?:the |all )?(?<X>[a-z]+) (?:of|in|at|from) (?:each|every) D (?<Y>${VERB} .+?)`,
    'what percentage of X Y by D',
  ),
  turn(
    `${ASKED} X (?:have|has|had|carry|carries|carried|incurred|incur|bear|show|contain|include) (?!been |not |we |you )Y`,
    'percentage of X with Y',
  ),
  turn(
    `(?:the )?${PART} of (?!.* (?:that|which|who) .* (?:that|which|who) )X (?:that|which|who) (?<Y>${VERB} .+?)`,
    'what percentage of X Y',
  ),
  turn(
    `X ${MAKE} (?:what|which|how large a|how big a) ${PART} of Y`,
    'what percentage of Y are X',
    'what percentage of Y comes from X',
  ),
  turn(
    `(?:what|which|how large a|how big a) ${PART} (?:do|does|did) (?!each |every )X (?:make up|represent|account for|constitute|form|comprise)(?: out)?(?: of)? Y`,
    'what percentage of Y are X',
    'what percentage of Y comes from X',
  ),
  turn(
    `(?:what|which|how large a|how big a) ${PART} of Y (?:do|does|did) (?!each |every )X (?:make up|represent|account for|constitute|form|comprise|contribute|bring in|generate)`,
    'what percentage of Y are X',
    'what percentage of Y comes from X',
  ),
  turn(
    `(?:what|which|how large a|how big a) ${PART} of Y ${MADE_OF} (?!each |every )X`,
    'what percentage of Y are X',
    'what percentage of Y comes from X',
  ),
  turn(`(?:express|state|put) X as a (?:percentage|share|percent|proportion) of Y`, 'X as a percentage of Y'),
  turn(
    `${OPEN}(?:share|percentage|proportion|percent|%|pct|portion) of Y (?:from|due to|attributable to|coming from) X`,
    'what percentage of Y comes from X',
  ),
  turn(`X : ${PART} of Y`, 'what percentage of Y are X', 'what percentage of Y comes from X'),
  turn(`(?!.* (?:by|per|each|every|across) )X ,? ?${OF_WHOLE}`, 'percentage of X'),
  turn(`how much of Y (?:comes|came|is|was) from X ,? ?${IN_PERCENT}`, 'what percentage of Y comes from X'),
  turn(`${OPEN}M (?:of|from|in|for) X ,? ?${OF_WHOLE}`, 'what percentage of M comes from X'),
];

/** "of the members in each city", after what is counted or added up. */
const IN_EACH = `(?:in|at|of|for|per|from|on|with|by)(?: ${EACH})?`;
/** All of the same again: "to the total number of members". */
const ALL_OF_M =
  '(?:the )?(?:total |overall |grand total of )?(?:number of )?(?:all )?(?:the )?#M(?: overall| in total| in all| together| in the [a-z]+)?';
const OVER_ALL = `(?:divided by|relative to|over|as a (?:proportion|fraction) of) ${ALL_OF_M}`;

/** Each group's part of all of them together. */
const OF_GROUPS: readonly Turn[] = [
  // "volume of the Harbour and Mill houses in 2024, each"
  turn(
    '(?<M>[a-z]+(?: [a-z]+){0,2}) (?:of|for|at|in) (?:the |our )*(?<X>[a-z]+(?: [a-z]+)* and [a-z ]+?)(?<T> (?:in|during|since|over|for) .+?)? ,? (?:each|separately|respectively)',
    'M T for each of the X',
  ),
  turn(
    `${OPEN}(?:ratio|proportion|fraction) of (?:the )?(?:number of )?(?:total )?M ${IN_EACH} D to ${ALL_OF_M}`,
    'proportional breakdown of M by D',
  ),
  turn(`${OPEN}(?:number of )?(?:total )?M ${IN_EACH} D ${OVER_ALL}`, 'proportional breakdown of M by D'),
  turn(
    `${OPEN}(?:number of )?(?:total )?M ${IN_EACH} D as a (?:percent|percentage|share) of ${ALL_OF_M}`,
    'percentage breakdown of M by D',
  ),
  turn(`${OPEN}${DIVISION} of M ${ACROSS} D${AS_PARTS}`, 'percentage breakdown of M by D'),
  turn(`${OPEN}(?<D>[a-z]+(?: [a-z]+)?) ${DIVISION} of M${AS_PARTS}`, 'percentage breakdown of M by D'),
  turn(
    `${OPEN}(?:percentage|relative|percentual|percent|%|pct) ${DIVISION} of M ${ACROSS} D`,
    'percentage breakdown of M by D',
  ),
  turn(
    `${OPEN}M (?:mix|split|distribution|breakdown|composition|structure) ${ACROSS} D${AS_PARTS}`,
    'percentage breakdown of M by D',
  ),
  turn(`how (?:is|are|was|were) M ${SPREAD} ${ACROSS} D${AS_PARTS}`, 'percentage breakdown of M by D'),
  turn(
    `how (?:does|do|did) M (?:split|divide|break down|distribute|spread|break up) ${ACROSS} D${AS_PARTS}`,
    'percentage breakdown of M by D',
  ),
  turn(
    `${OPEN}(?:percentage |relative |percent )?contributions? of ${EACH} D to M(?:${AS_PARTS})?`,
    'percentage breakdown of M by D',
  ),
  turn(
    `(?:what|how much) (?:does|do|did) ${EACH} D contribute to M${AS_PARTS}`,
    'percentage breakdown of M by D',
  ),
  turn(
    `how much of M (?:is|was|lies|sits|falls) (?:in|with|on|under|to) ${EACH} D${AS_PARTS}`,
    'percentage breakdown of M by D',
  ),
  turn(
    `(?:what|which|how large a|how big a) ${PART} of M (?:does|do|did) ${EACH} D (?:have|hold|account for|make up|represent|contribute|constitute|form|take|take up|bring in|generate)(?: for)?`,
    'percentage breakdown of M by D',
  ),
  turn(
    `(?:what|which|how large a|how big a) ${PART} of M (?:comes?|came|is|are|falls?|fell|goes|go|went|lies|lie|sits|sit|belongs?|is held|is due) (?:from|in|to|with|on|by|through|under) ${EACH} D`,
    'percentage breakdown of M by D',
  ),
  turn(
    `(?:for|per) ${EACH} D , (?:its|the|their) ${PART} of (?:the )?(?:total |overall )?M`,
    'percentage breakdown of M by D',
  ),
  turn(
    `${OPEN}M ${ACROSS} D ,? ?(?:with|and) (?:the |a |its |their )?(?:percent|percentage|share|%|pct|proportion) of ${WHOLE}`,
    'M and share of M by D',
  ),
  turn(
    `${OPEN}M ${ACROSS} D ,? ?and (?:what|which) ${PART} of ${WHOLE} (?:that|this|it) (?:is|makes up|represents)`,
    'M and share of M by D',
  ),
  turn(
    `${OPEN}M ${ACROSS} D ,? ?(?:both )?(?:absolute|absolutely|in absolute terms|in absolute numbers|as a number|in dollars) and (?:also )?(?:${OF_WHOLE}|${IN_PERCENT}|relative)`,
    'M and share of M by D',
  ),
  turn(`${OPEN}M ${ACROSS} D${AS_PARTS}`, 'percentage breakdown of M by D'),
  // "for loans of 2021, percentage in each status", "customers from Texas: % by home ownership"
  turn(
    `(?:for |of |among |amongst |within )?(?:all |the |our )*M [,:] (?:the |what )?${PART} (?:${DIVISION} |is |are )?(?:(?:in|of|for|with) (?:each|every)|by|per|across)(?: each)? D`,
    'percentage breakdown of M by D',
  ),
  turn(`(?!what|which)(?<D>[a-z]+(?: [a-z]+)?) (?:percentage )?share of M`, 'percentage breakdown of M by D'),
];

/** Two sides of one measure. */
const OF_SIDES: readonly Turn[] = [
  // "how does Houston stack up against Dallas: loans, volume and average size in 2025"
  turn(
    'how (?:do|does|did) A (?:compare|do|fare|hold up|measure up|stack up) (?:against|to|versus|with) (?<B>(?:(?!and|or\\b)\\S+ )+?)(?:[:,]|in terms of) G',
    'G for A versus B',
  ),
  turn(
    `G (?<N>[a-z]+s) (?<W>with|who have|that have) X (?:vs|versus|against|compared (?:with|to)|and) (?:the |of |those of )*#N (?:without (?:one|any|it|them)|(?:with|who have|that have) (?:none|no such [a-z]+))`,
    'G N W X versus those without',
  ),
  turn(
    `compare A (?:with|and|to|against|versus|vs) B (?:by|in terms of|on|with respect to|with regard to|regarding|as to|when it comes to|in) G`,
    'G of A versus B',
  ),
  turn(`(?!compare )A (?:vs|versus|against|compared with|compared to) B [:,] G`, 'G of A versus B'),
  turn(`(?:for|of|between) A and B , compare G`, 'G of A versus B'),
  turn(
    `compare G (?:of|for|between) A (?:and|with|to|against|versus|vs) (?:${THAT} (?:of|for) )?(?!(?:the |our )?overall )B`,
    'G of A versus B',
  ),
  turn(
    `(?:what (?:is|was) )?G (?:of|for) A ,? ?and what (?:is|was) (?:it|that|the same) (?:for|of) B`,
    'G of A versus B',
  ),
  turn(
    `(?!.*\\b(?:difference|gap|spread|distance) between )(?:show |give )?(?:what (?:is|was) )?G (?:of|for) A (?<!(?:19|20)[0-9]{2} )(?:and|as against|as opposed to|alongside|next to|beside|against) (?:${THAT} )?(?:(?:of|for) )?B`,
    'G of A versus B',
  ),
  turn(`(?:a )?comparison of G (?:between|for|of|across) A and B`, 'G of A versus B'),
  turn(
    `how (?:does|do|did) G (?:of|for) A compare (?:with|to|against) (?:${THAT} (?:of|for) )?B`,
    'G of A versus B',
  ),
  turn(
    `${OPEN}difference between G (?:of|for) A and (?:${THAT}|#G) (?:of|for) B`,
    'difference in G between A and B',
  ),
  turn(`${OPEN}(?:gap|spread|distance) (?:in|of) G between A and B`, 'difference in G between A and B'),
  turn(
    `${OPEN}(?:gap|spread|distance) between G (?:of|for) A and (?:${THAT}|#G) (?:of|for) B`,
    'difference in G between A and B',
  ),
  turn(
    `how (?:big|large|wide|great|high) (?:is|was) the (?:gap|difference|spread|distance) (?:in|of) G between A and B`,
    'difference in G between A and B',
  ),
  turn(
    `(?:by )?how (?:far|different|much(?=.* (?:differ|diverge|deviate|vary)\\b)) (?:does|do|did|are|is) G (?:differ|diverge|deviate|vary)? ?between A and B(?: differ)?`,
    'difference in G between A and B',
  ),
  turn(
    `(?:the )?(?!what|which|how|is|are|does|do|did)(?<G>[a-z]+(?: [a-z]+){0,2}) (?:difference|gap|spread|differential) between A and B`,
    'difference in G between A and B',
  ),
  turn(`how far apart (?:are|were) A and B (?:in|in terms of|on|by) G`, 'difference in G between A and B'),
  turn(
    `how different (?:is|was) G (?:of|for) A from (?:${THAT} (?:of|for) )?B`,
    'difference in G between A and B',
  ),
  turn(
    `${OPEN}G (?:of|for) A (?:minus|less) (?:${THAT}|(?:the )?#G) (?:of|for) B`,
    'difference in G between A and B',
  ),
  turn(
    `(?:by )?how much (?:does|did) G (?:of|for) A exceed (?:${THAT} (?:of|for) )?B`,
    'difference in G between A and B',
  ),
  turn(
    `(?:by )?how much ${MORE} (?:is|was) G (?:of|for) A than (?:${THAT} (?:of|for) )?B`,
    'difference in G between A and B',
  ),
];

const OF_BOTH =
  '(?:for|in|of) (?:each|both|either)(?: of)?(?: the)?(?: (?:two|2))?(?: years?| quarters?| months?)?';
const CHANGE_ASKED =
  '(?:(?:percent|percentage|%|relative) (?:change|growth|difference)|(?:change|growth|difference)(?: in (?:percent|percentage|%))?)';

const OF_PERIODS = ((): readonly Turn[] => {
  const [from, to] = [`${IN}(?<P>${PERIOD})`, `${IN}(?<Q>${PERIOD})`];
  const rest = '(?: ,? ?(?<R>(?:by|per|for each|for every|in each|across) .+?))?';
  const between = `(?:from|between) (?<P>${PERIOD}) (?:to|and|until|till) (?<Q>${PERIOD})`;
  const later = `${IN}(?<Q>${PERIOD}) than ${IN}(?<P>${PERIOD})`;
  return [
    turn(
      `(?:compare|set|put|hold|place|pit|contrast|weigh) M ${to} (?:against|next to|beside|with|to|and|alongside|versus) (?:${THAT} )?${from}(?: side by side)?${rest}`,
      'M in Q versus P R',
    ),
    turn(
      `compare ${IN}(?<P>${PERIOD}) (?:and|with|to|against|versus|vs) ${IN}(?<Q>${PERIOD}) (?:by|for each|per) D [:,] (?:the )?M(?: ${OF_BOTH})?(?: ,)? (?:and|with|plus)(?: the)? (?<C>${CHANGE_ASKED})`,
      'M in P versus Q by D with the C',
    ),
    turn(`compare M ${to} and ${from}${rest}`, 'M in Q versus P R'),
    turn(
      `(?:for )?(?:each|every) D , compare M ${to} (?:and|with|to|against) ${from}`,
      'M in Q versus P by D',
    ),
    turn(
      `(?:for )?(?:each|every) D , compare M (?:of|for|in) (?<Q>${PERIOD}) (?:and|with|to|against) ${from}`,
      'M in Q versus P by D',
    ),
    turn(
      `how (?:does|do|did) M ${to} (?:stack up|compare|measure up|hold up|fare) (?:against|with|to|versus) (?:${THAT} )?${from}${rest}`,
      'M in Q versus P R',
    ),
    turn(
      `M ${to} (?:as against|as opposed to|next to|alongside|beside) (?:${THAT} )?${from}${rest}`,
      'M in Q versus P R',
    ),
    turn(
      `(?:what was |how was )?M ${to} ,? ?and (?:what|how) (?:was|were|is) (?:it|that|they) ${from}${rest}`,
      'M in Q versus P R',
    ),
    turn(
      `${OPEN}(?:moving|rolling) average (?:over|of|across) N (?<U>days|weeks|months|years) (?:of|for) M`,
      'N U moving average of M',
    ),
    turn(`by how much (?:did|has|have) M (?:${MOVE}|${MOVED}) ${between}`, 'change in M from P to Q'),
    turn(`how (?:much|far) (?:did|has|have) M (?:move|shift|${MOVED}) ${between}`, 'change in M from P to Q'),
    turn(`M ${to} (?:minus|less) (?:${THAT}|#M) ${from}`, 'change in M from P to Q'),
    turn(`(?:by )?how much ${MORE} (?:was|were|is) M ${later}`, 'change in M from P to Q'),
    turn(
      `(?:by )?how much ${MORE} (?:was|were|is) ${IN}(?<Q>${PERIOD}) M than (?:#M )?${from}(?: #M)?`,
      'change in M from P to Q',
    ),
    turn(`by how much (?:was|were|is) M ${MORE} ${later}`, 'change in M from P to Q'),
    turn(
      `(?:by what percentage|by how many percent|by what percent|how many percent) (?:was|were|is) M ${MORE} ${later}`,
      'percentage change in M from P to Q',
    ),
    turn(
      `(?:by )?(?:how many percent|what percentage) ${MORE} (?:was|were|is) M ${later}`,
      'percentage change in M from P to Q',
    ),
    turn(
      `(?:the )?(?:relative|percentual|proportional) (?:change|difference|growth|increase) (?:of|in) M ${between}`,
      'percentage change in M from P to Q',
    ),
    turn(
      `what percent(?:age)? (?:increase|growth|change|rise) (?:did|has|have) M (?:see|show|have|record|post|register|experience|undergo|seen|had|shown) ${between}`,
      'percentage change in M from P to Q',
    ),
    turn(
      `how (?:much )?(?:did|has|have) M (?:${MOVE}|${MOVED}) ${between} ,? ?${IN_PERCENT}`,
      'percentage change in M from P to Q',
    ),
    turn(
      `by (?:what percent(?:age)?|how many percent) (?:did|has|have) M (?:${MOVE}|${MOVED}) ${between}`,
      'percentage change in M from P to Q',
    ),
  ];
})();

/** Who did it, where a column or a table is called after the deed: "who makes X" asks for its manufacturer. */
const OF_DOERS: readonly Turn[] = [
  turn('who (?:manufactures|manufactured|makes|made|produces|produced) X', 'manufacturer of X', 'maker of X'),
  turn('who (?:coaches|coached|trains|trained) X', 'coach of X', 'trainer of X'),
  turn('who (?:designs|designed) X', 'designer of X'),
  turn('who (?:directs|directed) X', 'director of X'),
  turn('who (?:manages|managed|runs|ran) X', 'manager of X'),
  turn('who (?:owns|owned) X', 'owner of X'),
  turn('who (?:publishes|published) X', 'publisher of X'),
  turn('who (?:supplies|supplied) X', 'supplier of X', 'vendor of X'),
  turn('who (?:teaches|taught) X', 'teacher of X', 'instructor of X'),
  turn(
    `(?:which|what) (?<X>[a-z]+(?: [a-z]+)?) (?:does|do|did) A (?<V>${[...HOLDERS_OF.keys()].join('|')})`,
    'X V~ by A',
  ),
];

const DUPLICATE = '(?:duplicates?|duplicated|repeated|non-unique|double)';
const WHICH = '(?:are there |is there |do we have |find |list |show |check for |which )?(?:any |all |the )?';

/** Roundabout ways to ask for a number or for rows. */
const OF_ASKINGS: readonly Turn[] = [
  // "among the goats with horns, how many of them have a bell"
  turn(
    '(?:among|amongst|of|out of) X , how many of (?:them|these|those) (?<V>have|are|were|had|do|did) Y',
    'among X , how many V Y',
  ),
  turn(
    `${WHICH}${DUPLICATE} F (?:in|among|across|of) (?:the |our |all )?(?<T>[a-z]+)(?: table)?`,
    'F with more than one T',
  ),
  turn(`${WHICH}${DUPLICATE} (?<T>[a-z]+) (?<F>[a-z_]+)`, 'F with more than one T'),
  turn(
    `${WHICH}F (?:that |which )?(?:appears?|occurs?|shows? up|(?:is|are) (?:used|listed|repeated)) (?:more than once|twice or more|multiple times|several times) (?:in|among|across) (?:the |our |all )?(?<T>[a-z]+)(?: table)?`,
    'F with more than one T',
  ),
  turn('(?<X>(?:the )?number of [a-z]+ per [a-z]+) , (?:on )?(?:average|avg)', 'average X'),
  turn(
    `(?:what (?:was|is) )?(?:the |our )?(?<O>highest|lowest|largest|smallest|biggest|best|maximum) (?<U>month|quarter|year|week)ly M ,? ?and (?:in )?(?:which|what) #U(?: (?:was (?:it|that)|did (?:it|that) (?:occur|happen)))?`,
    'which U had the O M , and what was it',
  ),
  turn(`${OPEN}total (?<U>daily|weekly|monthly|quarterly|yearly|annual) M`, 'U total M'),
  // "the town and the average fee for towns where the average is over 90"
  turn(
    '(?<X>(?:.+ )?)(?<F>average|avg|mean|total|sum|maximum|minimum) M (?<Y>(?:by|for|per|of) .+) where (?:the|that) #F (?<Z>.+)',
    'X F M Y where the F M Z',
  ),
  // "how many orders did we ship in May"
  turn(
    'how many X (?:did|do|have) (?:we|they|you) (?<V>[a-z]+)(?<Y>(?: (?!.*\\b(?:how|what|which)\\b).+)?)',
    'how many X were V~ Y',
  ),
  turn('(?:and )?what (?:do|does|did|would) X (?:add up|sum up|sum|total up|come|amount) to', 'sum of X'),
  turn(`(?:i|we) (?:(?:would|d|should) like|want|wish|need) to compare X`, 'compare X'),
  turn(
    '(?:are|is|was|were) there (?:an?|any|some) X [?,] (?:and )?(?:if so ,? ?)?(?:who|which|what)(?: ones?| are they| is it)?',
    'which X',
  ),
  turn(
    '(?:are there |do we have |were there )?any X [?,] (?:and )?(?:which|what)(?: ones?| are they)?',
    'which X',
  ),
  turn(
    'how much A (?:did|have) we B(?: ,)? and how much of (?:it|that|this|those|them) (?:was|is|were|came from) C',
    'how much A did we B and how much C did we B',
  ),
  turn(
    'how much (?:did|have) we B(?: ,)? and how much of (?:it|that|this) (?:was|is|came from) C',
    'how much did we B and how much C did we B',
  ),
  turn(
    `${OPEN}(?<A>average|median|mean|typical) age of (?:the |our |all )*(?<X>(?:[a-z-]+ )?(?<N>[a-z]+s)(?: .+?)?)`,
    'A N age of X',
  ),
  turn(
    `${OPEN}(?<M>.+?) as a (?:running|cumulative) total(?: ,)?(?: (?<R>(?:by|per|month|quarter|year|week|for|in|over) .+?))?`,
    'running total of M R',
  ),
  turn(
    `${OPEN}(?:full |complete |whole |entire )?(?<A>[a-z]+) history (?:of|for|on) (?<X>[a-z]+ \\d+)`,
    'all A of X in order of date',
  ),
  turn('how much (?:did|has|have|does) X (?:pay|paid|cost|incur|incurred) (?:us )?in M', 'total M of X'),
  turn(
    '(?:what|how much|how high a|what kind of) M (?:do|did|does) (?:we|they|you|our [a-z]+) [a-z]+ on average (?:for|on|to|from|in|with|at) X',
    'average M of X',
  ),
  turn(
    'on average ,? ?(?:what|how much|how high a) M (?:do|did|does) (?:we|they|you|our [a-z]+) [a-z]+ (?:for|on|to|from|in|with|at) X',
    'average M of X',
  ),
  turn(
    `${OPEN}cheapest (?<X>[a-z]+(?: [a-z]+)?)(?: for (?:the |our |a )?[a-z]+)? (?:by|in terms of|in) M`,
    'X with the lowest M',
  ),
  turn(
    '(?:which|what) (?<X>[a-z]+(?: [a-z]+)?) (?:is|are|was|were) (?:the )?cheapest (?:by|in terms of|going by) M',
    'which X has the lowest M',
  ),
  turn(
    `${OPEN}(?:most expensive|priciest|dearest|costliest) (?<X>[a-z]+(?: [a-z]+)?) (?:by|in|in terms of) M`,
    'X with the highest M',
  ),
  turn(
    'how (?:long|many days) (?:has|have) (?<X>(?<N>[a-z]+) .+?) been (?:pending|waiting|open|outstanding|active|running|around)',
    'N age of X',
  ),
  turn(
    'how (?:many )?(?<U>days|months|years|hours|minutes) (?<A>late|overdue|early) (?:is|was|were|are) X',
    'U A of X',
  ),
  turn(
    'how (?:many )?(?<U>days|months|years|hours|minutes) (?<A>late|overdue|early) on average (?:is|was|were|are) X',
    'average U A of X',
  ),
  // "how long are our loans", "how long is the average film": of one alone it would be asked what it is
  turn(
    'how long (?:is|was|are|were) (?:the |our |your |an? )?(?:average|avg|mean|typical) X(?: on average)?',
    'average length of X',
  ),
  turn(
    'how long (?:are|were) (?:the |our |your |all )*(?!most |some )X(?: on average)?',
    'average length of X',
  ),
  turn('how (?:old|young) (?:is|was|are) (?<X>(?:the|our) (?:oldest|youngest) .+?)', 'age of X'),
  ...[
    ['year', '(?:19|20)[0-9]{2}'],
    ['quarter', 'q[1-4] (?:19|20)[0-9]{2}'],
    ['month', '[a-z]{3,9} (?:19|20)[0-9]{2}'],
  ].map(([unit, period]) =>
    turn(
      `(?:has|have|did|by how much did|how much did) M (?:${MOVE}|${MOVED}|fall|fallen|shrink|shrunk|drop|dropped|decline|declined) in (?<P>${period})`,
      `change in M in P compared to the previous ${unit}`,
    ),
  ),
  turn(
    '(?:which|what) (?<X>[a-z]+) (?<V>[a-z]+ed) the (?<S>most|fewest) (?<Y>[a-z]+)(?: (?<T>(?:in|during|since|this|last) .+?))?',
    'which X has the S V Y T',
  ),
  turn('X for each , (?<O>(?:the )?(?:most|least|highest|lowest|largest|smallest|biggest|top) .*)', 'X , O'),
];

const ANY = '(?:any|a|an|some|even one|at least one)';
const NOT_ANY =
  '(?!(?:more|fewer|less|other|enough|too|any|a|an|some|correlation|difference|relation|way|reason)\\b)';
const AT_ALL = '(?: at all)?';

/** Whether there are any: their number tells it. */
const OF_ANY: readonly Turn[] = [
  turn(
    `(?:are there|were there|is there|was there|do we have|did we have|have we got|have we had|have there been|has there been|had we|do i have) (?:currently |still |now |at the moment )?(?:${ANY} )?${NOT_ANY}X${AT_ALL}`,
    'how many X',
  ),
  turn(
    `did (?:we|you) (?<V>[a-z]+(?: off| out| down| back)?) any (?<X>[a-z]+(?: [a-z]+)?)(?: (?<Y>(?:in|on|since|during|for|to|from|last|this) .+?))?`,
    'how many X did we V Y',
  ),
  turn(`(?:have|has|had) any (?<X>[a-z]+) been Y`, 'how many X were Y', 'how many X have been Y'),
  turn(`(?:did|do|does) any (?:of our )?(?<X>[a-z]+) Y`, 'how many X did Y', 'how many X Y'),
  turn(`(?:does|did) (?<A>[a-z]+ \\d+) (?:currently |still )?have ${ANY} X`, 'how many X does A have'),
];

/** Words one of which stands in every question that is turned. */
export const TURN_WORDS: ReadonlySet<string> = new Set([
  ...QUESTION_FORM_WORDS,
  ...TWO_STEP_WORDS,
  ...OWN_NUMBER_WORDS,
  ...ASKED_AFTER_WORDS,
  ...ROUNDABOUT_WORDS,
  ...BAND_WORDS,
  ...GROUP_WORDS,
  ...DATE_RANGE_WORDS,
  ...EACH_ROW_WORDS,
  ...PART_BOUND_WORDS,
  ...NOTE_WORDS,
  ...LABEL_WORDS,
  ...COMPARISON_WORDS,
  ...OPENING_WORDS,
  ...SHARED_WORDS,
  ...SIDE_WORDS,
  ...EXISTENCE_WORDS,
  ...EVERYDAY_WORDS,
  ...PROSE_WORDS,
  ...`ratio divided percent percentage % pct share shares proportion portion part fraction percentages contribute contribution contributions
  compare compared comparison moving rolling contrast set put hold place versus vs against alongside beside next gap spread distance difference
  different differ diverge apart minus less exceed higher more larger greater bigger better moved move risen grown increased
  changed change grow rise relative absolute distributed divided split than distribution composition mix breakdown who add adds
  sum total come amount any much each there have age how did running cumulative history average cheapest expensive priciest
  do does whom duplicate duplicates duplicated repeated once twice multiple several avg highest lowest largest smallest biggest best maximum differential most fewest`.split(
    /\s+/,
  ),
]);

/** Two amounts that are one. */
const OF_SUMS: readonly Turn[] = [
  // "the sum of the net and the tax combined, per town"
  turn(
    `${OPEN}(?:combined |sum of |total )(?:of |the )*A and (?:the )?B (?:combined|together|added up|added together|taken together)(?<X>(?: .+)?)`,
    'total of A plus B X',
  ),
];

/** The turns, those that say most first. */
export const TURNS: readonly Turn[] = [
  ...OF_EACH_PERIOD,
  ...TWO_STEP_TURNS,
  ...EACH_ROW_TURNS,
  ...PART_BOUND_TURNS,
  ...OF_SUMS,
  ...ASKED_AFTER_TURNS,
  ...BAND_TURNS,
  ...GROUP_TURNS,
  ...SHARED_TURNS,
  ...DATE_RANGE_TURNS,
  ...EVERYDAY_TURNS,
  ...OPENING_TURNS,
  ...COMPARISON_TURNS,
  ...ROUNDABOUT_FORMS,
  ...QUESTION_FORMS,
  ...OF_PERIODS,
  ...EXISTENCE_TURNS,
  ...SHARE_TURNS,
  ...OF_GROUPS,
  ...OF_SIDES,
  ...OF_ROWS,
  ...SIDE_TURNS,
  ...OF_DOERS,
  ...OWN_NUMBER_TURNS,
  ...OF_ASKINGS,
  ...OF_ANY,
  ...NOTE_TURNS,
  ...LABEL_TURNS,
];
