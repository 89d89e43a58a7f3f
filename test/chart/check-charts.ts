import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chartCode, plotlyFigure, recommend } from '../../src/chart/mod.ts';
import { profileOf } from './profile-of.ts';
import { SHAPES } from './shapes.ts';

/** The oldest and the newest versions that the code is promised to run with. */
const VERSIONS = [
  { name: 'charts-oldest', packages: ['pandas==2.2.*', 'plotly==5.24.*', 'numpy==2.*'] },
  { name: 'charts-newest', packages: ['pandas', 'plotly'] },
];
const ROOT = join(import.meta.dirname, '../..');

const cases = SHAPES.map(({ name, question = name, columns, rows, points }) => {
  const title = question === '' ? name : question;
  const names = columns?.map((column) => column.name);
  const request = { title, question, columns, profile: profileOf(rows, names) };
  const [best] = recommend(request);
  if (best === undefined) throw new Error(`No chart for ${name}`);
  const figure = plotlyFigure(best.specification, { title, rows });
  return { name, rows, points, code: chartCode(request), figure };
});

for (const { name, packages } of VERSIONS) {
  const python = install(name, packages);
  if (python === null) {
    console.log(`${name}: skipped, as ${packages.join(', ')} cannot be installed here (is PyPI reachable?)`);
    continue;
  }
  const script = join(import.meta.dirname, 'run_charts.py');
  const { status } = spawnSync(python, [script], {
    input: JSON.stringify(cases),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exitCode = 1;
}

/** The interpreter of a virtual environment with the packages; null where it cannot be made. */
function install(name: string, packages: readonly string[]): string | null {
  const directory = join(ROOT, '.venv', name);
  const python = join(directory, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  const run = (command: string, ...args: string[]): boolean => {
    const { status, stderr } = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (status !== 0) console.error(stderr?.trim().split('\n').at(-1) ?? `${command} is not here`);
    return status === 0;
  };
  if (!existsSync(python) && !run('python3', '-m', 'venv', directory)) return null;
  return run(python, '-m', 'pip', 'install', '--quiet', '--retries', '1', ...packages) ? python : null;
}
