import type { Figures, Outcome, Table } from '../../evaluation/mod.ts';

/** The misses, then the figures, for people. */
export function evaluationText(figures: Figures, outcomes: readonly Outcome[]): string {
  const missed = outcomes.map(describeMiss).filter((text) => text !== null);
  return `${[...missed, describeFigures(figures)].join('\n\n')}\n`;
}

/** The same for machines, in one line of JSON. */
export function evaluationJson(figures: Figures, outcomes: readonly Outcome[]): string {
  const missed = outcomes.filter(({ kind }) => kind !== 'right').map(toMiss);
  return `${JSON.stringify({ ...figures, missed })}\n`;
}

function toMiss(outcome: Outcome): Readonly<Record<string, unknown>> {
  const { case: test, ...found } = outcome;
  const { id, database, question } = test;
  const miss = { id, database, question, ...found };
  if (outcome.kind !== 'wrong') return miss;
  return { ...miss, expected: excerpt(outcome.expected), got: excerpt(outcome.got) };
}

function excerpt(table: Table | null) {
  return table === null ? null : { rowCount: table.rows.length, rows: firstRows(table) };
}

function describeMiss(outcome: Outcome): string | null {
  const { id, question, golds } = outcome.case;
  const head = (stage: string): string => printable(`${stage}  ${id}  ${question}`);
  switch (outcome.kind) {
    case 'right':
      return null;
    case 'refused':
      return `${head(outcome.stage)}\n${indent(outcome.message)}`;
    case 'invalid':
      return `${head('invalid')}\n${indent(`Its own SQL does not run: ${outcome.message}`)}`;
    case 'wrong': {
      const { stage, sql, message, expected, got } = outcome;
      return [
        head(stage),
        ...(message === null ? [] : [indent(message)]),
        ...(expected === null ? [] : [indent(`expected ${describeRows(expected)}\n${golds[0] ?? ''}`)]),
        ...(got === null ? [] : [indent(`got ${describeRows(got)}`)]),
        indent(sql),
      ].join('\n');
    }
  }
}

function describeFigures(figures: Figures): string {
  const { answerable, answered, right, unanswerable, refused, invalid, latencyMs } = figures;
  const stages = Object.entries(figures.misses)
    .sort(([, a], [, b]) => b - a)
    .map(([stage, count]) => `${count} ${stage}`);
  return [
    `precision  ${percent(figures.precision)}   ${right} of ${answered} answers have the right rows`,
    `coverage   ${percent(figures.coverage)}   ${answered} of ${answerable} questions with an answer got one`,
    `refusal    ${percent(figures.refusal)}   ${refused} of ${unanswerable} questions without an answer were refused`,
    `latency    p50 ${ms(latencyMs.p50)}, p99 ${ms(latencyMs.p99)}, at most ${ms(latencyMs.max)}, from question to SQL`,
    ...(stages.length === 0 ? [] : [`missed     ${stages.join(', ')}`]),
    ...(invalid === 0 ? [] : [`invalid    ${invalid} questions whose own SQL does not run, not counted`]),
  ].join('\n');
}

function percent(share: number | null): string {
  return (share === null ? '–' : `${share.toFixed(1)} %`).padStart(7);
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}

const ROWS_SHOWN = 3;

function firstRows({ rows }: Table): readonly (readonly unknown[])[] {
  const plain = (cell: unknown) => (typeof cell === 'bigint' ? String(cell) : cell);
  return rows.slice(0, ROWS_SHOWN).map((row) => row.map(plain));
}

function describeRows(table: Table): string {
  const count = table.rows.length;
  const shown = firstRows(table).map((row) => JSON.stringify(row));
  return `${count} ${count === 1 ? 'row' : 'rows'} ${shown.join(' ')}${count > ROWS_SHOWN ? ' …' : ''}`;
}

function indent(text: string): string {
  return printable(text.trimEnd()).replaceAll(/^/gm, '    ');
}

/** Control characters, which could steer the terminal, become visible. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, '·');
}
