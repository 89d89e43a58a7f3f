import { assertNever } from '../../shared/mod.ts';
import { MISSING, type Step, type TimeScale } from '../recipe/recipe.ts';
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
    default:
      return assertNever(step);
  }
}

function columnOf(name: string): string {
  return `data[${pythonString(name)}]`;
}

function timeLines(name: string, scale: TimeScale): string[] {
  const column = columnOf(name);
  const parsed: Readonly<Record<TimeScale, string>> = {
    period: `${column}.convert_dtypes().astype("string")`,
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

function othersLines({ count, category, measure }: Extract<Step, { kind: 'sum-others' }>): string[] {
  const [name, value] = [pythonString(category), pythonString(measure)];
  return [
    `rest = data.iloc[${count}:]`,
    `other = pd.DataFrame({${name}: [f"Other ({len(rest)})"], ${value}: [rest[${value}].sum()]})`,
    `data = pd.concat([data.head(${count}), other], ignore_index=True)`,
  ];
}
