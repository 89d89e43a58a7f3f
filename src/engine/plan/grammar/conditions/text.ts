import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { either, inView, mapped, optional, type Parser, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch, FieldTerm, ValueTerm } from '../../sketch.ts';
import { discreteField } from '../fields.ts';
import { equals, of } from '../joints.ts';
import { quotedText } from '../terms.ts';
import { member, word } from '../words.ts';
import { shareField, valueList } from './values.ts';

/** "name" alone is the name that the rows have. */
const namedField: Parser<{ readonly field: FieldTerm | null }> = either<{ readonly field: FieldTerm | null }>(
  mapped(discreteField, (field) => ({ field })),
  mapped(word('name-of'), () => ({ field: null })),
);

const match = member('text', ['contains', 'starts', 'ends', 'equals']);

/** "whose name contains "Bay"", "starting with Maria", "city is "Reno"". */
export const textCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    // "with "Bay" in their name"
    sequence([word('with'), quotedText, word('in-name')], (_, text) => ({
      kind: 'text',
      field: null,
      match: 'contains',
      text,
    })),
    // "mentioning "glacier" in the description"
    sequence([word('with', 'text:contains'), quotedText, of, discreteField], (_, text, __, field) => ({
      kind: 'text',
      field,
      match: 'contains',
      text,
    })),
    sequence([optional(namedField), match, quotedText], (named, how, text) => ({
      kind: 'text',
      field: named?.field ?? null,
      match: how,
      text,
    })),
    sequence([discreteField, either(equals, of), quotedText], (field, _, text) => ({
      kind: 'text',
      field,
      match: 'equals',
      text,
    })),
    // "the stadium named Mill Lane"
    inView(
      sequence([word('text:equals'), valueList], (_, values) => values),
      named,
    ),
  ),
);

/** What something is called is its name, and none of the other values that it has. */
function named(values: readonly ValueTerm[], index: KnowledgeIndex): ConditionSketch | null {
  const names = values.map(({ alternatives }) => ({
    alternatives: alternatives.filter(({ dataset, field }) => index.dataset(dataset).display.includes(field)),
  }));
  return shareField(names) ? { kind: 'value', field: null, values: names } : null;
}
