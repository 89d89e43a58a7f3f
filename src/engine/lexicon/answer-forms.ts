/** What a part of a question may say of how its answer is written. */
export type AnswerFormKind =
  /** "rounded to two decimals"; group `places`. */
  | 'decimals'
  /** "as an integer", "to whole dollars", "without decimals". */
  | 'whole'
  /** "with each month as its first date"; group `period`. */
  | 'period-start'
  /** "formatted as YYYY-MM". */
  | 'year-month'
  /** "as a table", "in a bar chart", "no headers", "one per line"; group `columns`. */
  | 'shape'
  /** "as percentages". */
  | 'percent'
  /** "in dollars". */
  | 'money'
  /** "one figure for the whole book". */
  | 'one-row'
  /** "side by side", "both counts in one row", "one column per year". */
  | 'beside'
  /** "plain average", "not weighted". */
  | 'plain-average'
  /** "each band named by its lower bound". */
  | 'lower-bound'
  /** "leave the first year's change empty". */
  | 'first-empty'
  /** "ignoring case". */
  | 'case';

const VERB =
  '(?:give|return|show|convert|display|express|report|provide|state|output|present|represent|write|format|print|put|render|draw|plot|list|answer)';
const DONE =
  '(?:given|returned|shown|converted|displayed|expressed|reported|presented|represented|written|formatted|printed|put|drawn|plotted|listed|stated)';
const THING =
  '(?:me |us )?(?:(?:it|them|this|that|these|everything)|(?:(?:the|your|all|each|every|any) )?(?:final |whole |resulting )?(?:answers?|results?|output|numbers?|values?|figures?|rates?|percentages?|amounts?|averages?))';
const SAID = `(?:(?:please|and|also|kindly|but) )*(?:with )?(?:${VERB} )?(?:${THING} )?(?:(?:should be|must be|is|are) )?(?:${DONE} )?`;
const ROUND = `(?:round(?:ed|ing)?(?: off)? (?:${THING} )?)?`;
const PLACES =
  '(?<places>\\d|an?|one|two|three|four|no|zero) ?(?:decimals?|dp|decimal (?:places?|points?|digits?)|(?:places?|digits?) after the (?:decimal )?(?:point|comma))';
const NEAREST = '(?:the )?(?:nearest |closest )?(?:an? )?';
const WHOLE = `(?:integers?|(?:whole|full|round) (?:numbers?|dollars?|euros?|units?|percents?)|(?<=nearest )(?:dollar|percent|unit|number|one))`;
const KIND =
  '(?:plain|simple|single|short|neat|compact|clean|nice|small|tidy|flat|bulleted|numbered|comma separated|bar|line|pie|column|bullet)';
const SHAPE = '(?:table|list|chart|graph|plot|diagram|csv|json|spreadsheet|excel|markdown|points|tabular)';
const COLUMNS = '(?:(?<columns>one|two|three|four|five|\\d) (?:column|columned) )?';
const EXTRA =
  '(?:headers?|header row|headings|explanations?|comments?|commentary|sql|code|query|prose|charts?|graphs?|text|words)';
const PERIOD = '(?<period>month|quarter|year|week)s?';
const UNITS = '(?:years?|quarters?|months?|weeks?|periods?|branches|regions|products|grades)';
const WHOLE_OF =
  '(?:book|portfolio|company|business|bank|organi[sz]ation|data|database|dataset|time|period|lot|range|span|everything)';
const EMPTY = '(?:empty|blank|null|nulls|missing|open|n \\/ a|na)';
const CHANGE =
  '(?:change|changes|growth|difference|increase|value|one|row|entry|cell|figure|rate|percentage)';

/** Whole parts by what they say, without the marks around them; words apart by one space. */
export const ANSWER_FORMS: readonly (readonly [kind: AnswerFormKind, said: RegExp])[] = [
  [
    'decimals',
    whole(`${SAID}${ROUND}(?:to|with|in|at|using) (?:at most |up to |exactly |only |the nearest )?${PLACES}`),
  ],
  ['decimals', whole(`${SAID}${ROUND}${PLACES}`)],
  ['whole', whole(`${SAID}${ROUND}(?:to|as|in) ${NEAREST}${WHOLE}`)],
  ['whole', whole(`(?:with )?(?:no|without)(?: any)? (?:decimals?|decimal places|cents|fractions)`)],
  ['period-start', whole(`${SAID}(?:(?:the|each|every|all) )?${PERIOD} ${asDate()}`)],
  [
    'year-month',
    whole(
      `${SAID}(?:(?:the |each )?(?:months?|periods?|dates?) )?(?:${DONE} )?(?:as |in |like |in the format |in the form |format )?yyyy mm(?: format)?`,
    ),
  ],
  // ", bar chart", "(2 columns)"
  ['shape', whole(`(?:please )?(?:an? )?${KIND} (?:chart|graph|plot|diagram)(?: please)?`)],
  [
    'shape',
    whole(
      `(?:please )?(?:as |in |with |just )?(?<columns>one|two|three|four|five|\\d) (?:column|columns)(?: only| please)?`,
    ),
  ],
  [
    'shape',
    whole(
      `${SAID}(?:as|in|into|on|using) (?:(?:an?|one|the) )?${COLUMNS}(?:${KIND} )*${SHAPE}(?: (?:form|format|file|sheet))?`,
    ),
  ],
  [
    'shape',
    whole(
      `(?:with )?(?:no|without|skip|omit|leave out)(?: the| any)? ${EXTRA}(?: (?:needed|required|necessary|whatsoever))?`,
    ),
  ],
  [
    'shape',
    whole(
      `${SAID}(?:one|each|every)(?: one| of them| item| entry| name| result)? (?:(?:per|on|in) )?(?:(?:an?|its own|their own|each|every|one|a separate|a new|separate) )*(?:line|row)(?: each)?`,
    ),
  ],
  ['percent', whole(`${SAID}(?:as|in) (?:an? )?(?:percentages?|percents?|percentage form)`)],
  ['money', whole(`${SAID}in (?:us )?(?:dollars|usd)(?: terms)?`)],
  [
    'one-row',
    whole(
      `(?:just |only |as )?(?:one|a|a single) (?:single |overall |total )?(?:figure|number|value|answer|rate|total) (?:for|over|across|of|covering) (?:(?:the|all|whole|entire|full|our) )*(?:${WHOLE_OF}|${UNITS}|of them|them)(?: together| combined)?`,
    ),
  ],
  [
    'beside',
    whole(
      `${SAID}(?:(?:the|both|all|two|three) )*(?:(?:numbers|counts|figures|values|totals|amounts|years|quarters|months|periods|sides) )?(?:side by side|next to each other|beside each other|in (?:one|a single|the same) row)`,
    ),
  ],
  [
    'beside',
    whole(
      `${SAID}(?:with |as |in )?(?:one|an?|a separate|its own) column (?:per|for each|for every|each) (?:year|quarter|month|period)`,
    ),
  ],
  [
    'plain-average',
    whole('(?:(?:an?|the|just|only|as) )*(?:plain|simple|straight|unweighted|arithmetic) (?:average|mean)'),
  ],
  [
    'plain-average',
    whole('(?:(?:and|so) )?(?:not weighted|unweighted|without weights|not a weighted (?:one|average))'),
  ],
  [
    'lower-bound',
    whole(
      '(?:(?:each|every|all|the|with each|with every|with the) )*(?:(?:band|bands|bucket|buckets|bin|bins|range|ranges|one) )?(?:(?:is |are |being )?(?:named|labelled|labeled|called|identified|shown|given|marked)(?: each)?|(?:naming|labelling|labeling|calling|identifying|marking) (?:each|every|the)(?: band| bucket| bin| range| one)?) (?:by|with|as|at|after) (?:its|the|their) lower (?:bound|bounds|end|limit|edge|boundary)',
    ),
  ],
  [
    'lower-bound',
    whole(
      '(?:the )?(?:band|bucket|bin|range)s? (?:=|is|are|means?) (?:its |their |the )?lower (?:bounds?|ends?|limits?|edges?)',
    ),
  ],
  [
    'first-empty',
    whole(
      `(?:(?:please|and|with) )*(?:leave|leaving|left|keep|keeping|show|showing)? ?(?:the )?first (?:${UNITS} )?(?:'s )?(?:${CHANGE} )?(?:(?:is|be|being|should be|may be|left|as) )*${EMPTY}`,
    ),
  ],
  [
    'first-empty',
    whole(
      `(?:(?:and|with|leave|leaving|show) )*(?:it )?(?:${EMPTY}|nothing|no ${CHANGE}) (?:for|in|at) the (?:very )?first (?:${UNITS}|${CHANGE})`,
    ),
  ],
  [
    'case',
    whole(
      '(?:(?:upper or lower )?case does not matter|(?:ignoring|ignore|regardless of) (?:the )?(?:upper and lower |letter )?case|case is ignored|(?:(?:match(?:ed|ing)?|compar(?:e|ing)) )?(?:(?:the |all )?[a-z]+(?: [a-z]+)? )?(?:with wildcards )?case insensitive(?:ly)?|not case sensitive)',
    ),
  ],
];

/** How such a part begins that no mark sets apart. */
export const FORM_BEGINS: ReadonlySet<string> = new Set(
  'round rounded rounding as in to with without formatted expressed shown given displayed presented'.split(
    ' ',
  ),
);

/** Numbers of decimals. */
export const PLACES_SAID: ReadonlyMap<string, number> = new Map([
  ['no', 0],
  ['zero', 0],
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
]);

function asDate(): string {
  const day = '(?:date|day)s?';
  return `(?:${DONE} )?(?:as|by) (?:(?:an?|the|its|their) )?(?:(?:first|starting|start|beginning) )?${day}(?: of (?:the|that) (?:month|quarter|year|week|period))?`;
}

function whole(said: string): RegExp {
  return new RegExp(`^${said}(?: (?:please|pls))?$`);
}
