import { conjunctsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';
import { namesOfValue } from './names-of-value.ts';

/** Rejects a value that is denied where its name is that of rows: "states without a branch", and what comes by another way than "branch". */
export function checkDeniedRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const denied = conjunctsOf(query.where).flatMap((one) =>
    one.kind === 'not' ? namesOfValue(one.of, index) : [],
  );
  const text = textOf(words);
  if (NOBODY.test(text)) noSense('of whom it is denied is not read');
  const said = ` ${text} `;
  const isDenied = (name: string): boolean =>
    DENIALS.some((denial) => DETERMINERS.some((one) => said.includes(` ${denial} ${one}${name} `)));
  if (denied.some((name) => tablesCalled(name, index).length > 0 && isDenied(name)))
    noSense('what is denied are rows, and no value');
}

/** "nobody at which shop is on leave?" */
const NOBODY = /^(?:no one|nobody|none|not a single|not one) .*\b(?:what|which|whose)\b/;
const DENIALS: readonly string[] = ['no', 'not any', 'without'];
const DETERMINERS: readonly string[] = ['', 'a ', 'an ', 'any ', 'our '];

/** Without one of these {@link checkDeniedRows} holds on to nothing. */
export const DENIED_ROWS_CUES: readonly Cue[] = [
  NOBODY,
  ...DENIALS.map((denial) => new RegExp(`\\b${denial} `)),
];
