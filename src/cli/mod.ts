export { type Invocation, runCommandLine } from './run-command-line.ts';
