import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsIn } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { Rejected } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a fee of another kind than the one that is known: "prepayment penalties", "fees for early repayment" are no late fees of
 * what was repaid early.
 */
export function checkKindsOfFees(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  const said = [KIND_OF_FEE, FEE_OF_KIND].map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (said === undefined) return;
  const { kind = '', fee = '' } = said;
  const fields = columnsIn(query).map(({ table, column }) => index.field(table, column));
  const isOf = ({ label, synonyms }: (typeof fields)[number]): boolean =>
    [label, ...synonyms].some((name) => name.toLowerCase().includes(kind.slice(0, STEM)));
  if (fields.some(isOf)) return;
  throw new Rejected({ kind: 'unanswerable', message: `nothing is known of ${kind} ${fee}` });
}

const STEM = 5;
const FEES = '(?<fee>charges|fees?|fines?|penalt(?:y|ies))';
/** What a fee is for; those of lateness are known by their own names. */
const KIND =
  '(?<kind>administration|admin|application|arrangement|booking|cancell?ation|closing|closure|commitment|early (?:exit|payoff|prepayment|redemption|repayment|settlement|termination)|exit|handling|maintenance|origination|overdraft|payoff|pre-?payments?|processing|redemption|service|servicing|settlement|setup|termination|transaction|transfer|underwriting|withdrawal)';
const KIND_OF_FEE = new RegExp(`\\b${KIND} ${FEES}(?! ?-?off)\\b`);
const DOING =
  '(?<kind>early (?:closure|payoff|prepayment|redemption|repayment|settlement|termination)|paying (?:it |them |loans )?(?:off )?(?:early|ahead)|pre-?paying|pre-?payment|processing|origination|cancell?ation|cancell?ing)';
const FEE_OF_KIND = new RegExp(`\\b${FEES} (?:for|on|upon) (?:an? |the )?${DOING}\\b`);

/** Without one of these {@link checkKindsOfFees} holds on to nothing. */
export const KINDS_OF_FEES_CUES: readonly Cue[] = [
  new Set('charges fee fees fine fines penalty penalties'.split(' ')),
];
