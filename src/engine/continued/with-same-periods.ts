import type { DatePart, Expression } from '../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../conjuncts.ts';
import { SAME_PERIODS } from '../lexicon/same-periods.ts';
import type { LogicalQuery } from '../logical-query.ts';
import { columnsOf } from '../plan/columns-in.ts';
import { binary, test } from '../plan/expressions.ts';
import { allOf } from '../plan/resolve-condition/combine.ts';
import { tablesCalled } from '../plan/tables-called.ts';
import type { Token } from '../token.ts';
import { type QuestionReader, spokenOf } from './state-said.ts';

/**
 * The query of a question for rows to which two things happened in one period: "boats sold in the year they were built". By which date
 * each goes is what a question for one year of it goes by; null where one is not read, or both go by the same.
 */
export function withSamePeriods(tokens: readonly Token[], reader: QuestionReader): LogicalQuery | null {
  if (!tokens.some(({ norm }) => PERIODS.has(norm))) return null;
  const text = tokens.map(({ norm }) => norm).join(' ');
  for (const pattern of SAME_PERIODS) {
    const said = pattern.exec(text)?.groups;
    if (said === undefined) continue;
    const { body = '', first = '', second = '', period, rest = '' } = said;
    // A bare noun asks for the rows.
    const isBare = tablesCalled(body, reader.index).length > 0;
    const asked = (deed: string): LogicalQuery | null =>
      reader.read(
        spokenOf(tokens, `${isBare && rest === '' ? 'list ' : ''}${body} ${deed} in ${YEAR}${rest}`),
      );
    return happenedIn(asked(first), asked(second), period as DatePart);
  }
  return null;
}

const PERIODS: ReadonlySet<string> = new Set(['month', 'quarter', 'week', 'year']);
/** Any year, in the place of which the period stands. */
const YEAR = 2020;

function happenedIn(
  first: LogicalQuery | null,
  second: LogicalQuery | null,
  part: DatePart,
): LogicalQuery | null {
  if (first === null || second === null || first.kind === 'values' || second.kind === 'values') return null;
  const [one, other] = [first, second].map(dayOf);
  if (one == null || other == null || one.table !== other.table || one.column === other.column) return null;
  const isIn = (operand: Expression): Expression => ({ kind: 'date-part', part, operand });
  const own = conjunctsOf(first.where).filter((condition) => !isOfYear(condition, one));
  return { ...first, where: allOf([...own, test(binary(isIn(one), '=', isIn(other)))]) };
}

type Column = Extract<Expression, { kind: 'column' }>;

/** The day that is in the year. */
function dayOf({ where }: Exclude<LogicalQuery, { kind: 'values' }>): Column | null {
  const days = testsOf(where).flatMap((one) => (BEGIN.test(JSON.stringify(one)) ? columnsOf(one) : []));
  const [day, ...others] = days;
  return others.length === 0 ? (day ?? null) : null;
}

function isOfYear(condition: Parameters<typeof conjunctsOf>[0], { column }: Column): boolean {
  const text = JSON.stringify(condition);
  return text.includes(`"${column}"`) && (BEGIN.test(text) || END.test(text));
}

const BEGIN = new RegExp(`"${YEAR}-01-01"`);
const END = new RegExp(`"${YEAR + 1}-01-01"`);
