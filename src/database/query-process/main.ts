import process from 'node:process';
import { serveStatements } from './serve-statements.ts';
import { parseSettings } from './settings.ts';

serveStatements(parseSettings(process.argv.at(-1) ?? ''));
