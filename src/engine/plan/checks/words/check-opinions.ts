import { singularOf } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects numbers and rows as the answer to what asks for none: what somebody thinks of them, whether they are well, how they come
 * about, whether they may be, and what is to be done with them.
 */
export function checkOpinions(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const text = textOf(words).replace(LAST, '');
  if (JUDGING.test(text) || JUDGED.test(text)) noSense('what to think of it is not in the data');
  if (BECOMING.test(text)) noSense(HOW_SO);
  if (POSSIBLE.test(text) && !SHOWN.test(text)) noSense('what may be is not in the data');
  const [, wanted = ''] = WANTING.exec(text) ?? DOING.exec(text) ?? [];
  if (wanted !== '' && areRows(wanted, index)) noSense('rows are shown, and nothing is done with them');
  const isOfRows = query.kind === 'list' && query.order.length === 0 && query.limit === null;
  const isOneNumber = query.kind === 'aggregate' && query.dimensions.length === 0;
  if (HOW.test(text) && (isOfRows || (isOneNumber && BY_NUMBER.test(text)))) noSense(HOW_SO);
}

const HOW_SO = 'how it comes about is not in the data';

function areRows(noun: string, index: KnowledgeIndex): boolean {
  const { segments } = index.knowledge;
  return (
    tablesCalled(noun, index).length > 0 ||
    segments.some(({ nouns }) => nouns.some((one) => one === noun || singularOf(one) === noun))
  );
}

const LAST = /(?: please)?(?: [?.!]+)*$/;

/** Nothing else is asked behind it: "what do you think, how many …". */
const ALONE = '(?!.*[,.:;?!-] .*\\b(?:count|give|how|list|show|what|when|which|who)\\b)';
const THEY = '(?:anyone|everyone|i|one|people|they|we|you)';
const TROUBLE = '(?:concerns?|issues?|problems?|troubles?|worries)';
const JUDGING = new RegExp(
  `^(?:and |but |hey |ok |so )*(?:${[
    `what (?:did|do|does|should|would) ${THEY} (?:say|think|feel|make|expect|know|worry)(?: of| about)?`,
    `how (?:did|do|does|would) ${THEY} (?:feel|like|rate|see|judge)`,
    `what (?:is|'s|are|was|were|went|goes) (?:so |that |the )?(?:bad|good|great|interesting|special|wrong|up|matter|${TROUBLE}) (?:about|with)`,
    `(?:(?:are|is|were|was) there |do we have |have we )?(?:any |some |many )?${TROUBLE} (?:about|in|with)`,
    `(?:do|does|did|should|must) ${THEY} (?:like|care|worry|trust|need)`,
  ].join('|')}) ${ALONE}`,
);
/** "are our late payments ok": whether there are any is not asked. */
const JUDGED =
  /^(?:is|are|was|were|do|does|did|will) (?:all |my |our |the |these |those |your )+(?:[a-z0-9'-]+ ){1,6}(?:(?:an? )?(?:big |real |serious |good |bad )?(?:concern|issue|problem|risk|sign|trouble|worry)|acceptable|all right|alright|fine|good|great|healthy|help|matter|normal|ok|okay|perform|perform well|reasonable|safe|suffice|work|worrying|worrisome|worth it)$/;
const BECOMING = new RegExp(
  `^(?:how (?:are|is|was|were) (?:[a-z'-]+ ){1,4}(?:approved|assigned|charged|chosen|closed|decided|done|funded|given|granted|handled|issued|made|paid|processed|repaid|selected|set|treated)$|how (?:can|could|do|does|should|would) ${THEY} (?:apply|get|have|obtain|qualify|receive) (?:an?|for)\\b|what (?:happens|happened|becomes|became) (?:of|to|with) ${ALONE})`,
);
/** "can customers have two loans", and no "can you show …". */
const POSSIBLE =
  /^(?:can|could|might|must|should|shall) (?!(?:anybody|anyone|be|have|i|include|it|know|one|please|see|show|somebody|someone|that|they|this|u|we|ya|you)\b)[a-z]/;
const SHOWN =
  / (?:be|get|have) (?:[a-z]+ )?(?:broken|compared|counted|displayed|given|grouped|listed|ranked|shown|sorted|split|told)\b/;
/** "can I have a loan": nothing that is computed. */
const WANTING =
  /^(?:(?:can|could|may|might|will|would) (?:i|we|you) (?:get|give|have|issue|lend|obtain|offer|receive|sell|take|take out)(?: me| us)?|(?:get|give|grant|lend|offer|sell|send) (?:me|us)|(?:i|we) (?:'d like|need|want|would like)) (?:a|an|another|my own) (?:(?!of )[a-z]+ ){0,2}?([a-z]+)$/;
/** "close loan 100" */
const DOING =
  /^(?:please )?(?:approve|cancel|close|decline|deny|pay off|refuse|reject|repay) (?:the |this |my |our )?([a-z]+) (?:number |no |id |# ?)?\d+$/;
const HOW = /^how (?:are|can|could|did|do|does|is|should|was|were|would) /;

/** "how are bills paid, by number": how many there are of each way. */
const BY_NUMBER = / ,? ?by (?:the )?(?:amount|count|number|volume)s?$/;

/** Without one of these {@link checkOpinions} holds on to nothing. */
export const OPINIONS_CUES: readonly Cue[] = [JUDGING, JUDGED, BECOMING, POSSIBLE, WANTING, DOING, HOW];
