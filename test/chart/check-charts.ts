// npm run check:charts [-- --all]: executes the chart code of generated results and of the question corpus with pandas
// and Plotly, compares each figure with that of plotlyFigure(), and draws them for a page to look at.
// Without --all, every 32nd question of the corpus, and one drawing of each kind of chart.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chartCode, plotlyFigure, recommend } from '../../src/chart/mod.ts';
import { installPython } from '../support/install-python.ts';
import { corpusResults } from './corpus-results.ts';
import { galleryPage } from './gallery-page.ts';
import { profileOf, type Row } from './profile-of.ts';
import { ENVIRONMENTS } from './python-environment.ts';
import { type Drawing, findBrowser, render } from './render.ts';
import { SHAPES } from './shapes.ts';

/** A result, its code, and what it must draw. */
interface Case {
  readonly name: string;
  readonly kind: string;
  readonly rows: readonly Row[];
  /** Of each trace; null where the figure alone is compared. */
  readonly points: readonly number[] | null;
  readonly code: string;
  readonly figure: unknown;
}

const ROOT = join(import.meta.dirname, '../..');
const isAll = process.argv.includes('--all');
const cases = [...shapeCases(), ...(await corpusCases(isAll ? 1 : 32))];
const directory = mkdtempSync(join(tmpdir(), 'loanq-check-charts-'));
try {
  for (const environment of ENVIRONMENTS) check(environment);
} finally {
  rmSync(directory, { recursive: true, force: true });
}

function shapeCases(): Case[] {
  return SHAPES.map(({ name, question = name, columns, rows, points }) => {
    const names = columns?.map((column) => column.name);
    const request = {
      title: question === '' ? name : question,
      question,
      columns,
      profile: profileOf(rows, names),
    };
    const specification = recommend(request)[0]?.specification;
    const code = chartCode(request);
    if (specification === undefined || code === null) throw new Error(`No chart for ${name}`);
    return {
      name,
      kind: specification.kind,
      rows,
      points,
      code,
      figure: plotlyFigure(specification, { ...request, rows }),
    };
  });
}

async function corpusCases(nth: number): Promise<Case[]> {
  const results = await corpusResults(nth);
  return results.flatMap(({ specification, code, title, rows }, index) => {
    if (specification === null || code === null) {
      if (rows.length > 0) throw new Error(`No chart for ${title}`);
      return [];
    }
    const figure = plotlyFigure(specification, { title, rows });
    return [{ name: `${index}: ${title}`, kind: specification.kind, rows, points: null, code, figure }];
  });
}

function check(environment: (typeof ENVIRONMENTS)[number]): void {
  const { name, packages } = environment;
  const installed = installPython(name, packages);
  if (installed.kind === 'unavailable') {
    console.log(`${name}: skipped, as ${packages.join(', ')} cannot be installed here: ${installed.reason}`);
    return;
  }
  const figures = join(directory, `${name}.json`);
  const { status } = spawnSync(installed.python, [join(import.meta.dirname, 'run_charts.py'), figures], {
    input: JSON.stringify(cases),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  if (status === 0) draw(name, figures);
  else process.exitCode = 1;
}

/** Draws what Python made, with the plotly.js that comes with Python's Plotly. */
function draw(name: string, file: string): void {
  const browser = findBrowser();
  if (browser === null) {
    console.log(`${name}: not drawn, as there is no Chromium here`);
    return;
  }
  const { plotly, figures }: { plotly: string; figures: Record<string, unknown> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const drawings = chosen().map((each): Drawing => ({ name: each.name, figure: figures[each.name] }));
  const pictures = render(browser, drawings, plotly);
  const failures = [...pictures].filter(([, picture]) => 'error' in picture);
  for (const [drawing, picture] of failures) console.log(`${drawing}: not drawn: ${JSON.stringify(picture)}`);
  if (failures.length > 0 || pictures.size < drawings.length) process.exitCode = 1;
  const folder = join(ROOT, 'node_modules', '.cache', 'charts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.html`), galleryPage(pictures));
  console.log(
    `${name}: ${pictures.size - failures.length} of ${drawings.length} charts are drawn in ${join(folder, name)}.html`,
  );
}

/** All, or the first of each kind. */
function chosen(): readonly Case[] {
  if (isAll) return cases;
  return cases.filter(({ kind }, index) => cases.findIndex((other) => other.kind === kind) === index);
}
