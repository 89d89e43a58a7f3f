// The Python with which the pages' code is run. Run by itself, it makes it; where it cannot, the pages' Python is not run.

import { installPython } from '../../test/support/install-python.ts';
import { PYTHON_ENVIRONMENT, PYTHON_PACKAGES } from './runtimes.ts';

/** Makes the virtual environment, or brings it up to date. */
export function installPagesPython(): void {
  const installed = installPython(PYTHON_ENVIRONMENT, PYTHON_PACKAGES);
  if (installed.kind === 'unavailable') console.error(`The pages' Python is not run: ${installed.reason}`);
}

if (import.meta.main) installPagesPython();
