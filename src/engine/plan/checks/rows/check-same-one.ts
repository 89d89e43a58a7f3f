import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import { textsHeld } from '../../texts-held.ts';
import { comparesColumns } from '../compares-columns.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects what holds no two things against one another, where the words say that they are one: "visits where the guide is *also the*
 * driver", "skippers who sail *their own* boat", "rides whose driver *works at the* home depot", "visits led *by the* second guide".
 */
export function checkSameOne(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || comparesColumns(query)) return;
  const text = textOf(words);
  const isCalled = (noun: string | undefined): boolean =>
    noun !== undefined && (tablesCalled(noun, index).length > 0 || isRole(noun, index));
  const isOne =
    OF_OTHERS.test(text) ||
    [ALSO_THE, THEIR_OWN, IS_THAT, BY_THEIRS].some((one) => isCalled(one.exec(text)?.[1]));
  const [, kind = '', noun] = AT_THE.exec(text) ?? [];
  if (isOne || (isCalled(noun) && !isValue(query, kind))) refuse();
  checkDoer(query, text, index);
  checkHolder(query, text, index);
}

function refuse(): never {
  noSense('that the two are one is not in the answer');
}

/** "their own *mentor*": a part that rows play for others. */
function isRole(noun: string, { knowledge }: KnowledgeIndex): boolean {
  return knowledge.datasets.some(
    ({ label, roleOf }) => roleOf !== undefined && label.split(' ').includes(noun),
  );
}

/** "works at the *Northern* depot" */
function isValue(query: LogicalQuery, word: string): boolean {
  return (
    word !== '' &&
    textsHeld(query).some(({ texts }) =>
      texts.some((one) =>
        one
          .toLowerCase()
          .split(/[\s-]+/)
          .includes(word),
      ),
    )
  );
}

/** "visits led by the *second guide*", where the visit has no such guide itself, but what it belongs to has. */
function checkDoer(query: LogicalQuery, text: string, index: KnowledgeIndex): void {
  const [, role = '', last = ''] = BY_THE.exec(text) ?? [];
  if (last === '' || query.kind === 'values') return;
  const said = `${role}${last}`;
  const roles = index.knowledge.datasets.filter(
    ({ label, roleOf }) => roleOf !== undefined && label.includes(' ') && said.endsWith(label),
  );
  const asked = query.kind === 'list' ? [query.from] : tablesMeasured(query);
  const isOwn = ({ name }: { readonly name: string }): boolean =>
    index.knowledge.relationships.some(({ from, to }) => to === name && asked.includes(from));
  if (roles.length > 0 && !roles.some(isOwn)) refuse();
}

function tablesMeasured(query: LogicalQuery): readonly string[] {
  return partsOf(query).flatMap((part) =>
    'kind' in part && part.kind === 'aggregate' && 'table' in part ? [String(part.table)] : [],
  );
}

/** "carried by *a driver of the home depot*": any driver is not one of it. */
function checkHolder(query: LogicalQuery, text: string, index: KnowledgeIndex): void {
  const [, holder = '', kind = '', noun] = HOLDER_OF.exec(text) ?? [];
  if (tablesCalled(noun ?? '', index).length === 0 || isValue(query, kind)) return;
  const held = tablesCalled(holder, index);
  const isAny = partsOf(query).some(
    (part) =>
      'kind' in part &&
      part.kind === 'exists' &&
      'related' in part &&
      held.includes(String(part.related)) &&
      'where' in part &&
      part.where === null,
  );
  if (isAny) refuse();
}

const THEIR = '(?:the|their|its|his|her)';
const ENDS = '(?= (?:and|by|for|in|last|or|per|that|this|with)\\b| ?[,.?!;]|$)';
const ALSO_THE = new RegExp(`\\b(?:are|is|was|were) (?:also|too) ${THEIR} (?:[a-z]+ ){0,2}?([a-z]+)${ENDS}`);
const THEIR_OWN = new RegExp(`\\b(?:their|its|his|her) own (?!account|behalf)(?:[a-z]+ )?([a-z]+)${ENDS}`);
const OF_OTHERS = new RegExp(
  `\\bwhose [a-z]+ (?:are|equals|is|was|were) (?:in |at |from )?that of ${THEIR}\\b`,
);
const IS_THAT = new RegExp(
  `\\b(?:whose|where) (?:[a-z]+ ){1,3}(?:are|equals|is|was|were) (?:in |at |from )?the [a-z]+ of ${THEIR} (?:[a-z]+ )?([a-z]+)${ENDS}`,
);
const AT_THE = new RegExp(
  `\\b(?:whose|where) (?:[a-z]+ ){1,3}?(?:belongs? to|works? (?:at|in|for)|(?:is|are) based (?:at|in)) ${THEIR} ([a-z]+ )??([a-z]+)${ENDS}`,
);
const BY_THEIRS = new RegExp(
  `\\b(?!group|sort|order|rank|split|list|divid|count|measur|follow|organi|categori)[a-z]+(?:ed|en|led|made|run|sold|sent|won) by (?:their|its|his|her) (?:[a-z]+ )?([a-z]+)${ENDS}`,
);
const BY_THE = new RegExp(`\\bby the ((?:[a-z]+ ){1,2})([a-z]+)(?: of the [a-z]+)?${ENDS}`);
const HOLDER_OF = new RegExp(
  `\\bby (?:an?|the|some) ([a-z]+) (?:at|from|in|of) the ([a-z]+ )??([a-z]+)${ENDS}`,
);

/** Without one of these {@link checkSameOne} holds on to nothing. */
export const SAME_ONE_CUES: readonly Cue[] = [
  ALSO_THE,
  THEIR_OWN,
  OF_OTHERS,
  IS_THAT,
  AT_THE,
  BY_THEIRS,
  BY_THE,
  HOLDER_OF,
];
