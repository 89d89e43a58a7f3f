import type { Knowledge } from '../../catalog/mod.ts';
import { amountsDescribed } from '../lexicon/grammar/amounts-described.ts';
import { amountsInShort } from '../lexicon/grammar/amounts-in-short.ts';
import { amountsSaid, amountsSaidTurns } from '../lexicon/grammar/amounts-said.ts';
import { amountsTold } from '../lexicon/grammar/amounts-told.ts';
import { askedAnotherWay } from '../lexicon/grammar/asked-another-way.ts';
import { askedToldTurns } from '../lexicon/grammar/asked-told.ts';
import { bothTold, bothToldTurns } from '../lexicon/grammar/both-told.ts';
import { columnsBeside } from '../lexicon/grammar/columns-beside.ts';
import { columnsCompared } from '../lexicon/grammar/columns-compared.ts';
import { comparedFirstTurns } from '../lexicon/grammar/compared-first.ts';
import { countedTurns } from '../lexicon/grammar/counted.ts';
import { countedAnotherWay } from '../lexicon/grammar/counted-another-way.ts';
import { countsSaid } from '../lexicon/grammar/counts-said.ts';
import { deedTurns } from '../lexicon/grammar/deeds-done.ts';
import { deedsSaidTurns } from '../lexicon/grammar/deeds-said.ts';
import { differenceTurns } from '../lexicon/grammar/differences-said.ts';
import { differencesTold, differencesToldTurns } from '../lexicon/grammar/differences-told.ts';
import { duesTold, duesToldTurns } from '../lexicon/grammar/dues-told.ts';
import { elapsedTurns } from '../lexicon/grammar/elapsed-said.ts';
import { ELLIPTIC_PHRASES } from '../lexicon/grammar/elliptic-phrases.ts';
import { EVERYDAY_VERBS } from '../lexicon/grammar/everyday-verbs.ts';
import { excessesToldTurns } from '../lexicon/grammar/excesses-told.ts';
import { extremesToldTurns } from '../lexicon/grammar/extremes-told.ts';
import { firstOfEachTurns } from '../lexicon/grammar/first-of-each-said.ts';
import { firstRowsTurns } from '../lexicon/grammar/first-rows-said.ts';
import { firstToldTurns } from '../lexicon/grammar/first-told.ts';
import { groupsToldTurns } from '../lexicon/grammar/groups-told.ts';
import { havingBothTurns } from '../lexicon/grammar/having-both.ts';
import { lackingTurns } from '../lexicon/grammar/lacking.ts';
import { layoutTurns } from '../lexicon/grammar/layouts-said.ts';
import { leadTurns } from '../lexicon/grammar/leads.ts';
import { limitsLastTurns } from '../lexicon/grammar/limits-last.ts';
import { measuredLastTurns } from '../lexicon/grammar/measured-last.ts';
import { measuresSaid, measuresSaidTurns } from '../lexicon/grammar/measures-said.ts';
import { namesGivenTurns } from '../lexicon/grammar/names-given.ts';
import { nobodySaid } from '../lexicon/grammar/nobody-said.ts';
import { noteTurns } from '../lexicon/grammar/notes-said.ts';
import { notesTold, notesToldTurns } from '../lexicon/grammar/notes-told.ts';
import { ofAllTime, ofAllTimeTurns } from '../lexicon/grammar/of-all-time.ts';
import { ownersAveragesTurns } from '../lexicon/grammar/owners-averages.ts';
import { ownersTold } from '../lexicon/grammar/owners-told.ts';
import { partTurns } from '../lexicon/grammar/parts-said.ts';
import { phrasesTold } from '../lexicon/grammar/phrases-told.ts';
import { PLAIN_GRAMMAR } from '../lexicon/grammar/plain-grammar.ts';
import { quotientsTold, quotientsToldTurns } from '../lexicon/grammar/quotients-told.ts';
import { rankedTurns } from '../lexicon/grammar/ranked.ts';
import { rankedToldTurns } from '../lexicon/grammar/ranked-told.ts';
import { reckonedTurns } from '../lexicon/grammar/reckoned.ts';
import { records, recordTurns } from '../lexicon/grammar/records-told.ts';
import { rowsDescribed } from '../lexicon/grammar/rows-described.ts';
import { rowsToldTurns } from '../lexicon/grammar/rows-told.ts';
import { saidInFull } from '../lexicon/grammar/said-in-full.ts';
import { saidOfRows } from '../lexicon/grammar/said-of-rows.ts';
import { saidOfThings } from '../lexicon/grammar/said-of-things.ts';
import { sharesTurns } from '../lexicon/grammar/shares-said.ts';
import { sidesTurns } from '../lexicon/grammar/sides-said.ts';
import { statesTold } from '../lexicon/grammar/states-told.ts';
import { theirNumberTurns } from '../lexicon/grammar/their-numbers.ts';
import { TOLD_AT_LENGTH, toldAtLengthTurns } from '../lexicon/grammar/told-at-length.ts';
import { wordsSaidShortly } from '../lexicon/grammar/words-said-shortly.ts';
import { localTurns } from '../local-turns.ts';
import { ownPhrasings } from '../own-phrasings.ts';
import type { Token } from '../token.ts';
import { withBandsSaid } from './with-bands-said.ts';
import { createTurner } from './with-plain-turn.ts';

let turned: ReturnType<typeof createTurner> | null = null;

/** So many constructions of one question are others. */
const TURNS_MAX = 3;

let phrases: ReturnType<typeof localTurns> | null = null;

/**
 * The question in the plain construction for what its own says: "what number of boats" is "how many boats", "rank the boats by price
 * and keep the first five" is "top five boats by price". Null where it is so.
 */
export function withPlainGrammar(tokens: readonly Token[], knowledge: Knowledge): readonly Token[] | null {
  // Few questions need them: they are made for the first one.
  phrases ??= localTurns([
    ...wordsSaidShortly(),
    ...notesTold(),
    ...columnsCompared(),
    ...rowsDescribed(),
    ...amountsDescribed(),
    ...measuresSaid(),
    ...amountsSaid(),
    ...countsSaid(),
    ...nobodySaid(),
    ...ownersTold(),
    ...amountsTold(),
    ...statesTold(),
    ...saidInFull(),
    ...saidOfRows(),
    ...quotientsTold(),
    ...differencesTold(),
    ...bothTold(),
    ...ofAllTime(),
    ...duesTold(),
    ...phrasesTold(),
    ...saidOfThings(),
    ...columnsBeside(),
    ...amountsInShort(),
    ...records(),
    ...ELLIPTIC_PHRASES,
    ...PLAIN_GRAMMAR,
    ...EVERYDAY_VERBS,
    ...TOLD_AT_LENGTH,
  ]);
  turned ??= createTurner([
    ...duesToldTurns(),
    ...firstRowsTurns(),
    ...firstOfEachTurns(),
    ...layoutTurns(),
    ...sidesTurns(),
    ...sharesTurns(),
    ...theirNumberTurns(),
    ...deedTurns(),
    ...noteTurns(),
    ...countedTurns(),
    ...havingBothTurns(),
    ...lackingTurns(),
    ...rankedTurns(),
    ...measuredLastTurns(),
    ...differenceTurns(),
    ...reckonedTurns(),
    ...partTurns(),
    ...elapsedTurns(),
    ...leadTurns(),
    ...namesGivenTurns(),
    ...comparedFirstTurns(),
    ...limitsLastTurns(),
    ...deedsSaidTurns(),
    ...measuresSaidTurns(),
    ...amountsSaidTurns(),
    ...groupsToldTurns(),
    ...rowsToldTurns(),
    ...firstToldTurns(),
    ...rankedToldTurns(),
    ...toldAtLengthTurns(),
    ...askedAnotherWay(),
    ...countedAnotherWay(),
    ...quotientsToldTurns(),
    ...differencesToldTurns(),
    ...extremesToldTurns(),
    ...excessesToldTurns(),
    ...bothToldTurns(),
    ...ofAllTimeTurns(),
    ...ownersAveragesTurns(),
    ...askedToldTurns(),
    ...notesToldTurns(),
    ...recordTurns(),
  ]);
  let plain = phrases(ownPhrasings(knowledge).fallback(withBandsSaid(tokens) ?? tokens));
  // A turn may fit what another says.
  for (let times = 0; times < TURNS_MAX; times += 1) {
    const next = turned(plain);
    if (next === null) break;
    plain = withoutEmptyEnd(next);
  }
  return plain === tokens ? null : plain;
}

/** "…, with" of a turn that nothing follows. */
function withoutEmptyEnd(tokens: readonly Token[]): readonly Token[] {
  const isEmpty = tokens.at(-1)?.norm === 'with' && tokens.at(-2)?.norm === ',';
  return isEmpty ? tokens.slice(0, -2) : tokens;
}
