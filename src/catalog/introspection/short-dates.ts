import type { ColumnContent } from '../catalog.ts';

const FULL = /^(\d{2})([./-])(\d{2})\2\d{4}$/;
/** With one digit or two, the year of this century in two or four, and perhaps the time of the day behind it. */
const LOOSE = /^(\d{1,2})([./-])(\d{1,2})\2(?:\d{4}|[0-4]\d)(?: \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)?$/i;
const SHORT_YEAR = /^\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)/;

/** What texts like `31.12.2024`, `12/31/2024` or `7/4/24 3:14` are; null where one is none, or the years are written in two ways. */
export function shortDateContent(texts: readonly string[]): ColumnContent | null {
  if (texts.every((text) => FULL.test(text))) {
    const first = firstPart(texts, FULL);
    return first === null ? 'text' : `${first}-first-date`;
  }
  if (!texts.every((text) => LOOSE.test(text))) return null;
  const isShort = SHORT_YEAR.test(texts[0] ?? '');
  const first = texts.every((text) => SHORT_YEAR.test(text) === isShort) ? firstPart(texts, LOOSE) : null;
  return first === null ? null : `loose-${first}-first-date`;
}

/** Which of the two comes first has to show somewhere, but for points, which stand after days. */
function firstPart(texts: readonly string[], form: RegExp): 'day' | 'month' | null {
  const parts = texts.map((text) => {
    const [, first, separator, second] = form.exec(text) ?? [];
    return { first: Number(first), second: Number(second), separator };
  });
  const is = (day: 'first' | 'second', month: 'first' | 'second'): boolean =>
    parts.every((part) => part[day] >= 1 && part[day] <= 31 && part[month] >= 1 && part[month] <= 12);
  const [isDayFirst, isMonthFirst] = [is('first', 'second'), is('second', 'first')];
  if (isDayFirst && (!isMonthFirst || parts.every(({ separator }) => separator === '.'))) return 'day';
  return isMonthFirst && !isDayFirst ? 'month' : null;
}
