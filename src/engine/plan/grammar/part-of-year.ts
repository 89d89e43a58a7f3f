import type { DatePart } from '../../../shared/mod.ts';
import { either, growing, mapped, optional, type Parser, sequence, symbol } from '../parser.ts';
import { isWholeCycle } from '../whole-cycle.ts';
import { time } from './terms.ts';
import { datePart, member, word } from './words.ts';

/** What is said of a part of the year besides: that all years are meant, or all of the parts. */
type Note = 'years' | 'each-year' | 'cycle';

/** "month, all years combined", "quarter of the year (Q1 to Q4)", "month, January to December, over all years", "weekday (Monday to Sunday)". */
export const partOfYear: Parser<DatePart> = symbol(() =>
  either<DatePart>(
    sequence([datePart, notes], (part, said) => {
      const isPooled = said.includes('years') || (said.includes('cycle') && said.includes('each-year'));
      if (part === 'month-of-year' || part === 'quarter-of-year') return part;
      if (!isPooled) return null;
      return part === 'month' ? 'month-of-year' : part === 'quarter' ? 'quarter-of-year' : null;
    }),
    sequence([datePart, optional(mark), wholeWeek, optional(word('bracket'))], (part) =>
      part === 'weekday' ? part : null,
    ),
  ),
);

const mark: Parser<string> = word('comma', 'bracket');

const notes: Parser<readonly Note[]> = symbol(() =>
  growing<readonly Note[], Note>(
    mapped(note, (one) => [one]),
    note,
    (all, one) => ({ whole: [...all, one], cost: 0 }),
  ),
);

const note: Parser<Note> = symbol(() =>
  sequence([optional(mark), optional(word('bracket')), said, optional(word('bracket'))], (_, __, one) => one),
);

const said: Parser<Note> = symbol(() =>
  either<Note>(
    mapped(word('whichever-year'), () => 'years'),
    mapped(word('every-year'), () => 'each-year'),
    mapped(time, (span) => (isWholeCycle(span) ? 'cycle' : null)),
  ),
);

/** "Monday to Sunday", "Sunday through Saturday". */
const wholeWeek: Parser<true> = symbol(() =>
  sequence([day, word('range-to'), day], (first, _, last) =>
    (DAYS.indexOf(first) + 6) % 7 === DAYS.indexOf(last) ? true : null,
  ),
);

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const day = member('weekday', DAYS);
