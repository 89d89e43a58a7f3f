import { buildSiteCommand } from '../assets/mod.ts';
import type { Log } from '../shared/mod.ts';
import { runProgram } from './run-program.ts';

/** Builds the site where loanq runs from source and it has changed. Without it the rest of the service works. */
export async function buildSite(log: Log): Promise<void> {
  const command = buildSiteCommand();
  if (command === null) return;
  try {
    await runProgram(command);
  } catch (error) {
    log.warn('The site cannot be built: npm ci installs what it needs. The interface works without it', {
      error,
    });
  }
}
