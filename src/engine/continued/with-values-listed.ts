import { BETWEEN_VALUES, BROKEN_DOWN, BY_WHETHER, GOES_ON, SAID_SHORTLY } from '../lexicon/listed-values.ts';
import type { LogicalQuery } from '../logical-query.ts';
import type { Token } from '../token.ts';
import { type QuestionReader, spokenOf } from './state-said.ts';

/**
 * The query of a question for groups of which all the values are listed: "how do our orders break down between cash, card and voucher?" goes
 * by how they are paid. Null where they are values of no one column, or not all that it has and the list does not say that it goes on.
 */
export function withValuesListed(tokens: readonly Token[], reader: QuestionReader): LogicalQuery | null {
  if (!tokens.some(({ norm }) => CUES.has(norm))) return null;
  const text = tokens.map(({ norm }) => norm).join(' ');
  const said = BROKEN_DOWN.exec(text)?.groups ?? BY_WHETHER.exec(text)?.groups;
  if (said === undefined) return null;
  const list = said['list'] ?? '';
  const label =
    SAID_SHORTLY.exec(list)?.groups?.['label'] ??
    columnOf(list.replace(GOES_ON, ''), GOES_ON.test(list), { tokens, reader });
  if (label === null) return null;
  const asked = said['asked'] ?? `number of ${said['rows']}`;
  return reader.read(spokenOf(tokens, `${asked} by ${label}`));
}

const CUES: ReadonlySet<string> = new Set(['break', 'divide', 'fall', 'split', 'spread', 'whether']);

/** What the one column is called of which all of these are values. */
function columnOf(
  list: string,
  goesOn: boolean,
  { tokens, reader }: { readonly tokens: readonly Token[]; readonly reader: QuestionReader },
): string | null {
  const values = list.split(BETWEEN_VALUES);
  if (values.length < (goesOn ? 2 : 3)) return null;
  const columns = values.map((value) => columnsOf(spokenOf(tokens, value), reader));
  const [first = [], ...others] = columns;
  const [column, ...more] = first.filter((one) => others.every((some) => some.includes(one)));
  if (column === undefined || more.length > 0) return null;
  const [dataset = '', name = ''] = column.split('.');
  const field = reader.index.field(dataset, name);
  return goesOn || field.distinctCount === values.length ? field.label : null;
}

/** The columns that have the very value. */
function columnsOf(value: readonly Token[], { find }: QuestionReader): readonly string[] {
  const columns = find(value).flatMap(({ meaning, start, end }) =>
    meaning.kind === 'value' && start === 0 && end === value.length
      ? [`${meaning.dataset}.${meaning.field}`]
      : [],
  );
  return [...new Set(columns)];
}
