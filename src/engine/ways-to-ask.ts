import type { Generation, Refusal } from '../shared/mod.ts';
import { afterOpening } from './asides/after-opening.ts';
import { withPlainComparisons } from './asides/compared/with-plain-comparisons.ts';
import { inPlainClauses } from './asides/in-plain-clauses.ts';
import { putBack } from './asides/put-back/put-back.ts';
import { withNoteInPlace } from './asides/put-back/with-note-in-place.ts';
import { questionAfterLead } from './asides/question-after-lead.ts';
import { questionAlone } from './asides/question-alone.ts';
import { withMeasuresInFull } from './asides/with-measures-in-full.ts';
import { withPlainForm } from './asides/with-plain-form.ts';
import { withPlainFrames } from './asides/with-plain-frames.ts';
import { withPlainGrammar } from './asides/with-plain-grammar.ts';
import { withPlainOrder } from './asides/with-plain-order.ts';
import { withRolesCompared } from './asides/with-roles-compared.ts';
import { withSuperiorsSaid } from './asides/with-superiors-said.ts';
import { withoutBackground } from './asides/without-background.ts';
import { withColumnsNamed } from './described/with-columns-named.ts';
import { asMeant } from './meant/as-meant.ts';
import type { Means } from './meant/rewording.ts';
import { isSameSql } from './same-sql.ts';
import type { Token } from './token.ts';
import { otherWordings } from './unknown/other-words.ts';
import { withKindAsked } from './unknown/with-values-as-rows.ts';

/** What answers a question in some words. */
type Answered = (way: readonly Token[]) => Generation | Refusal;

/** So many parts of one question are put back in their usual places. */
const MOVES_MAX = 2;

/**
 * Answers a question in the first way to ask it that has an answer: as it is typed, in plainer words, with its parts in their usual
 * places, or without what only leads to it. The refusal is that of the words as typed.
 */
export function createWays(
  means: Means,
): (typed: readonly Token[], answered: Answered) => Generation | Refusal {
  const { find, knowledge } = means;

  const inAnyWay = (typed: readonly Token[], answered: Answered, moves: number): Generation | Refusal => {
    const written = asMeant(typed, means);
    const made = inForm(written, answered);
    if (made.kind === 'generation') return made;
    const named = withColumnsNamed(typed, means);
    const inNames = named === null ? null : inAnyWay(named, answered, moves);
    if (inNames?.kind === 'generation') return inNames;
    const ordered = withPlainOrder(typed);
    const inOrder = ordered === null ? null : inAnyWay(ordered, answered, moves);
    if (inOrder?.kind === 'generation') return inOrder;
    const framed = withPlainFrames(typed);
    const compared = withPlainComparisons(framed ?? typed, means);
    const again =
      inWords(framed, answered) ??
      inWords(compared, answered) ??
      inWords(compared === null ? null : withPlainGrammar(compared, knowledge), answered) ??
      inWords(withPlainGrammar(framed ?? typed, knowledge), answered) ??
      // What a frame leaves out a construction may need: "take A *divided by* B as the load".
      inWords(framed === null ? null : withPlainGrammar(typed, knowledge), answered) ??
      inWords(withMeasuresInFull(withPlainGrammar(typed, knowledge) ?? typed, knowledge), answered) ??
      inWords(withRolesCompared(typed, knowledge), answered) ??
      inWords(withSuperiorsSaid(typed, knowledge), answered) ??
      (framed === null ? null : inClauses(asMeant(framed, means), answered)) ??
      inClauses(written, answered) ??
      (moves > 0 ? inUsualOrder(typed, answered, moves - 1) : null);
    if (again !== null) return again;
    const led = questionAfterLead(typed, find, knowledge);
    // What the engine can answer before it is a question of its own.
    if (led === null || (!led.isTitle && inWords(led.lead, answered) !== null)) return made;
    const rest = inAnyWay(led.rest, answered, moves);
    return rest.kind === 'generation' ? rest : made;
  };

  /** With a part put back where it usually stands; null where the places that it may have differ in the answer. */
  const inUsualOrder = (typed: readonly Token[], answered: Answered, moves: number): Generation | null => {
    for (const ways of putBack(typed)) {
      const made = agreed(ways, (way) => inAnyWay(way, answered, moves));
      if (made !== null) return made;
    }
    return null;
  };

  /** In other words; null where there are none. */
  const inWords = (said: readonly Token[] | null, answered: Answered): Generation | null => {
    const made = said === null ? null : inForm(asMeant(said, means), answered);
    return made?.kind === 'generation' ? made : null;
  };

  const inClauses = (written: readonly Token[], answered: Answered): Generation | null =>
    inWords(inPlainClauses(written), answered);

  /** In the plain form of its kind, or what it says after its opening. */
  const inForm = (written: readonly Token[], answered: Answered): Generation | Refusal => {
    const whole = withKindAsked(withPlainForm(written, means), means);
    const inAllWords: Answered = (way) => {
      const made = answered(way);
      // Words of which nothing is known may have others that the data knows.
      return made.kind === 'generation' ? made : (agreed(otherWordings(way, means), answered) ?? made);
    };
    const asking = { tokens: whole, find, knowledge, answered: inAllWords };
    const made = afterOpening(asking, withoutBackground) ?? inAllWords(whole);
    return made.kind === 'generation' ? made : (afterOpening(asking, questionAlone) ?? made);
  };

  /** A note in the form of a sentence, where several ways to join its parts have the same answer. */
  const asSentence = (typed: readonly Token[], answered: Answered): Generation | null => {
    const ways = withNoteInPlace(typed);
    const made = ways.flatMap((way) => inWords(way, answered) ?? []);
    const [first, ...others] = made;
    const isSure = others.length > 0 || ways.length === 1;
    return first !== undefined && isSure && others.every(({ sql }) => isSameSql(sql, first.sql))
      ? first
      : null;
  };

  return (typed, answered) => asSentence(typed, answered) ?? inAnyWay(typed, answered, MOVES_MAX);
}

/** What the ways to ask one thing have for an answer; null where none has one, or they differ. */
function agreed(ways: readonly (readonly Token[])[], answered: Answered): Generation | null {
  let first: Generation | null = null;
  for (const way of ways) {
    const made = answered(way);
    if (made.kind !== 'generation') continue;
    if (first !== null && !isSameSql(made.sql, first.sql)) return null;
    first ??= made;
  }
  return first;
}
