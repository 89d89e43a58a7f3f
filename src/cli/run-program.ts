import { spawn } from 'node:child_process';
import type { ProgramCommand } from '../assets/mod.ts';

/** Runs a program to its end; what it says of its progress goes to standard error. Rejects where it fails. */
export function runProgram({ file, arguments: args }: ProgramCommand): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      if (code === 0) done();
      else fail(new Error(`it ended with ${signal ?? `code ${code}`}`));
    });
  });
}
