import { assertNever } from '../../shared/mod.ts';
import type { TimeScale } from '../chart-specification.ts';
import { MISSING, type Step } from '../recipe/recipe.ts';
import { pythonString } from './python-literal.ts';

/** The lines that do a step to the DataFrame `data`. */
export function printStep(step: Step): readonly string[] {
  switch (step.kind) {
    case 'text': {
      const column = columnOf(step.column);
      return [`${column} = ${column}.convert_dtypes().astype("string").fillna(${pythonString(MISSING)})`];
    }
    case 'number': {
      const column = columnOf(step.column);
      return [`${column} = pd.to_numeric(${column}, errors="coerce").astype("float64")`];
    }
    case 'time':
      return timeLines(step.column, step.scale);
    case 'largest-first':
      return [`data = data.sort_values(${pythonString(step.column)}, ascending=False, kind="stable")`];
    case 'head':
      return [`data = data.head(${step.count})`];
    case 'sum-others':
      return othersLines(step);
    case 'fill-gaps':
      return gapLines(step);
    case 'replace': {
      const column = columnOf(step.column);
      const pairs = Object.entries(step.values).map(
        ([from, to]) => `${pythonString(from)}: ${pythonString(to)}`,
      );
      return [`${column} = ${column}.replace({${pairs.join(', ')}})`];
    }
    default:
      return assertNever(step);
  }
}

function columnOf(name: string): string {
  return `data[${pythonString(name)}]`;
}

function timeLines(name: string, scale: TimeScale): string[] {
  const column = columnOf(name);
  const text = `${column}.convert_dtypes().astype("string")`;
  const parsed: Readonly<Record<TimeScale, string>> = {
    period: text,
    quarter: text,
    year: text,
    month: `pd.to_datetime(${column}, format="%Y-%m", errors="coerce")`,
    day: `pd.to_datetime(${column}, format="ISO8601", errors="coerce")`,
    moment: `pd.to_datetime(${column}, format="ISO8601", errors="coerce", utc=True)`,
  };
  const literal = pythonString(name);
  return [
    `${column} = ${parsed[scale]}`,
    `data = data.dropna(subset=[${literal}]).sort_values(${literal}, kind="stable")`,
  ];
}

/** Periods without a row get one, so that a line breaks where there is nothing. */
function gapLines({ column, scale, series }: Extract<Step, { kind: 'fill-gaps' }>): string[] {
  const name = pythonString(column);
  const [first, last] = [`data[${name}].min()`, `data[${name}].max()`];
  const periods: Readonly<Record<typeof scale, string>> = {
    day: `pd.date_range(${first}, ${last}, freq="D")`,
    month: `pd.date_range(${first}, ${last}, freq="MS")`,
    quarter: `pd.period_range(${first}, ${last}, freq="Q").strftime("%Y-Q%q")`,
    year: `[str(year) for year in range(int(${first}), int(${last}) + 1)]`,
  };
  const every = `periods = pd.DataFrame({${name}: ${periods[scale]}})`;
  if (series === null) return [every, `data = periods.merge(data, on=${name}, how="left")`];
  const group = pythonString(series);
  return [
    every,
    `periods = periods.merge(data[[${group}]].drop_duplicates(), how="cross")`,
    `data = periods.merge(data, on=[${name}, ${group}], how="left")`,
  ];
}

function othersLines({ count, category, measure }: Extract<Step, { kind: 'sum-others' }>): string[] {
  const [name, value] = [pythonString(category), pythonString(measure)];
  return [
    `rest = data.iloc[${count}:]`,
    `other = pd.DataFrame({${name}: [f"Other ({len(rest)})"], ${value}: [rest[${value}].sum()]})`,
    `data = pd.concat([data.head(${count}), other], ignore_index=True)`,
  ];
}
