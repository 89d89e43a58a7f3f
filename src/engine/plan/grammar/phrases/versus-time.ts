import { either, mapped, optional, type Parser, sequence, symbol, typed } from '../../parser.ts';
import type { Phrase } from '../../phrase.ts';
import { of } from '../joints.ts';
import { time } from '../terms.ts';
import { word } from '../words.ts';
import { compare, during } from './compare-phrase.ts';
import { changeItself } from './transforms.ts';

/** "how did volume in 2024 change *compared with 2023*": the other time is said before it. */
export const versusTime: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    sequence([word('versus-strict'), optional(of), time], (_, __, span) => compare('rows', during(span))),
    sequence([either(word('over-period'), typed(new Set(['from']))), time], (_, span) => ({
      ...compare('rows', during(span)),
      needsChange: true,
    })),
    sequence([word('than'), time], (_, span) => ({ ...compare('rows', during(span)), needsExcess: true })),
  ),
);

/** "both totals", "both in one row", "both totals and the change in percent". */
export const asColumns: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    mapped(word('as-columns'), () => ({ kind: 'as-columns' })),
    sequence(
      [word('as-columns'), optional(word('comma')), word('and', 'versus'), changeItself],
      (_, __, ___, transform) => ({ kind: 'as-columns', transform }),
    ),
  ),
);
