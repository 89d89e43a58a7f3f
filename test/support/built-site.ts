import { execFileSync } from 'node:child_process';
import { buildSiteCommand } from '../../src/assets/mod.ts';

/** Builds the site where it is not built from what its folder holds now. */
export function builtSite(): void {
  const command = buildSiteCommand();
  if (command !== null) execFileSync(command.file, command.arguments, { stdio: 'ignore' });
}
