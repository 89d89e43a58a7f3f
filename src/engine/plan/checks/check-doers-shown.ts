import { singularOf } from '../../../catalog/mod.ts';
import { tablesOf } from '../../expression-walk.ts';
import type { LogicalQuery, Output } from '../../logical-query.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense } from '../rejection.ts';
import { textOf } from '../text-of.ts';

/** Rejects who does it beside what is asked for: "which trades do the members work in" asks for trades, and for no members. */
export function checkDoersShown(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'list' || query.fields.length < 2) return;
  const at = words.findIndex((word) => DOING.has(word) || (BEING.has(word) && endsInPlace(words)));
  const asked = words.slice(0, Math.max(at, 0));
  if (!asked.some((word) => ASKING.has(word)) || asked.includes('and')) return;
  const noun = singularOf(words[ARTICLES.has(words[at + 1] ?? '') ? at + 2 : at + 1] ?? '');
  if (noun.length > 2 && query.fields.slice(1).some(({ label }) => label.startsWith(noun)))
    noSense('who does it is not asked for');
}

/** Rejects those among whom something is common in its place: "which hobby is the most common among members" is no member. */
export function checkCommonAmong(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const [, noun = ''] = COMMON_AMONG.exec(textOf(words)) ?? [];
  if (noun === '' || query.kind !== 'aggregate') return;
  const isCalled = ({ label, expression }: Output): boolean =>
    [label, ...[...tablesOf(expression)].map((table) => index.dataset(table).label)].some((name) =>
      name.split(' ').includes(singularOf(noun)),
    );
  if (!query.dimensions.some(isCalled)) noSense('those among whom it is common are not asked for');
}

const COMMON_AMONG =
  /^(?:which|what)(?: \S+)*? (\S+) (?:is|are|was|were) (?:the )?(?:most|least) (?:common|frequent|popular|widespread)(?: ones?)? (?:among|amongst|with|for|of) /;

function endsInPlace(words: readonly string[]): boolean {
  const last = words.findLast((word) => /\w/.test(word));
  return last !== undefined && PLACES.has(last);
}

const DOING: ReadonlySet<string> = new Set(['did', 'do', 'does']);
const BEING: ReadonlySet<string> = new Set(['are', 'is', 'was', 'were']);
const PLACES: ReadonlySet<string> = new Set(['at', 'from', 'in', 'on']);
const ASKING: ReadonlySet<string> = new Set(['what', 'which']);
const ARTICLES: ReadonlySet<string> = new Set(['our', 'the', 'these', 'those']);
