import { singularOf } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects numbers and rows as the answer to what asks for none: what somebody thinks of them, whether they are well, how they come
 * about, and whether one may have them.
 */
export function checkOpinions(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const text = textOf(words).replace(LAST, '');
  if (JUDGING.test(text) || JUDGED.test(text)) noSense('what to think of it is not in the data');
  const [, wanted = ''] = WANTING.exec(text) ?? [];
  const { segments } = index.knowledge;
  const isWanted =
    wanted !== '' &&
    (tablesCalled(wanted, index).length > 0 ||
      segments.some(({ nouns }) => nouns.some((noun) => singularOf(noun) === wanted)));
  if (isWanted) noSense('rows are shown, and not given away');
  const isOfRows = query.kind === 'list' && query.order.length === 0 && query.limit === null;
  if (HOW.test(text) && isOfRows) noSense('how it comes about is not in the data');
}

const LAST = /(?: please)?(?: [?.!]+)*$/;

/** Nothing else is asked behind it: "what do you think, how many …". */
const ALONE = '(?!.*[,.:;?!-] .*\\b(?:count|give|how|list|show|what|when|which|who)\\b)';
const THEY = '(?:anyone|everyone|one|people|they|we|you)';
const JUDGING = new RegExp(
  `^(?:and |but |hey |ok |so )*(?:what (?:did|do|does|should|would) (?:i|${THEY}) (?:say|think|feel|make|expect|know|worry)(?: of| about)? |how (?:did|do|does|would) (?:i|${THEY}) (?:feel|like|rate|see|judge) |what (?:is|'s|are|was|were|went|goes) (?:so |that )?(?:bad|good|great|interesting|special|wrong|up|the matter|the trouble) (?:about|with) |(?:do|does|did|should|must) (?:i|${THEY}) (?:like|care|worry|trust|need) )${ALONE}`,
);
/** "are our late payments ok": whether there are any is not asked. */
const JUDGED =
  /^(?:is|are|was|were|do|does|did|will) (?:all |my |our |the |these |those |your )+(?:[a-z0-9'-]+ ){1,6}(?:(?:an? )?(?:big |real |serious |good |bad )?(?:concern|issue|problem|risk|sign|trouble|worry)|acceptable|all right|alright|fine|good|great|healthy|help|matter|normal|ok|okay|perform|perform well|reasonable|safe|suffice|work|worrying|worrisome|worth it)$/;
/** "can I have a loan": nothing that is computed. */
const WANTING =
  /^(?:(?:can|could|may|might|will|would) (?:i|we|you) (?:get|give|have|lend|obtain|offer|receive|sell|take|take out)(?: me| us)?|(?:get|give|grant|lend|offer|sell) (?:me|us)|(?:i|we) (?:'d like|need|want|would like)) (?:a|an|another|my own) ([a-z]+)$/;
const HOW = /^how (?:are|can|could|did|do|does|is|should|was|were|would) /;

/** Without one of these {@link checkOpinions} holds on to nothing. */
export const OPINIONS_CUES: readonly Cue[] = [
  /^ (?:and |but |hey |ok |so )*(?:what|how|do|does|did|should|must|is|are|was|were|will|can|could|may|might|would|get|give|grant|lend|offer|sell|i|we) /,
];
