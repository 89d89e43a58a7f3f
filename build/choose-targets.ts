import { parseArgs } from 'node:util';
import { HOST, TARGETS, type Target } from './targets.ts';

/** What the arguments of the build ask for. */
export type Choice =
  | { readonly kind: 'targets'; readonly targets: readonly Target[] }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'wrong'; readonly message: string };

const ALL = Object.values(TARGETS);
const NAMES = ALL.map(({ name }) => name).join(', ');

const HELP = `Usage: npm run build [-- SYSTEM … | --all]

Makes the executable for this machine, for the systems named or for all of them, in dist/.

Systems: ${NAMES}
`;

/** Reads the arguments of the build: names of systems, `--all`, or nothing for this machine. */
export function chooseTargets(args: readonly string[]): Choice {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help === true) return { kind: 'help', text: HELP };
    if (values.all === true) return { kind: 'targets', targets: ALL };
    return named(positionals.length > 0 ? positionals : [TARGETS[HOST]?.name ?? HOST]);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { kind: 'wrong', message: error.message };
  }
}

function named(names: readonly string[]): Choice {
  const unknown = names.find((name) => !ALL.some((target) => target.name === name));
  if (unknown === undefined)
    return { kind: 'targets', targets: ALL.filter(({ name }) => names.includes(name)) };
  return { kind: 'wrong', message: `No executable can be made for ${unknown}, only for ${NAMES}.` };
}
