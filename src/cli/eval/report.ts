import type { Excerpt, Figures, Outcome } from '../../evaluation/mod.ts';

/** The misses, then the figures, for people. */
export function evaluationText(figures: Figures, outcomes: readonly Outcome[]): string {
  const missed = outcomes.map(describeMiss).filter((text) => text !== null);
  return `${[...missed, describeFigures(figures)].join('\n\n')}\n`;
}

/** The same for machines, in one line of JSON. */
export function evaluationJson(figures: Figures, outcomes: readonly Outcome[]): string {
  const missed = outcomes
    .filter(({ kind }) => kind !== 'right')
    .map(({ case: { id, database, question }, ...found }) => ({ id, database, question, ...found }));
  return `${toJson({ ...figures, missed })}\n`;
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
  const { answerable, answered, right, unanswerable, refused, unread, unreadRefused, invalid, latencyMs } =
    figures;
  const stages = Object.entries(figures.misses)
    .sort(([, a], [, b]) => b - a)
    .map(([stage, count]) => `${count} ${stage}`);
  return [
    `precision  ${percent(figures.precision)}   ${right} of ${answered} answers have the right rows`,
    `coverage   ${percent(figures.coverage)}   ${answered} of ${answerable} questions with an answer got one`,
    `refusal    ${percent(figures.refusal)}   ${refused} of ${unanswerable} questions without an answer were refused`,
    ...(unread === 0
      ? []
      : [`unread               ${unreadRefused} of ${unread} questions that are not read yet were refused`]),
    `latency    p50 ${ms(latencyMs.p50)}, p99 ${ms(latencyMs.p99)}, at most ${ms(latencyMs.max)}, from question to SQL`,
    ...(stages.length === 0 ? [] : [`missed     ${stages.join(', ')}`]),
    ...(invalid === 0
      ? []
      : [`invalid    ${invalid}, not counted: the SQL that the file gives does not run`]),
  ].join('\n');
}

function percent(share: number | null): string {
  return (share === null ? '–' : `${share.toFixed(1)} %`).padStart(7);
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}

function describeRows({ rowCount, rows }: Excerpt): string {
  const more = rowCount > rows.length ? ' …' : '';
  return `${rowCount} ${rowCount === 1 ? 'row' : 'rows'} ${rows.map(toJson).join(' ')}${more}`;
}

/** Integers that a number cannot hold are told as text. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}

function indent(text: string): string {
  return printable(text.trimEnd()).replaceAll(/^/gm, '    ');
}

/** Control characters, which could steer the terminal, become visible. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, '·');
}
