import process from 'node:process';
import { createQueryRunner } from '../../src/database/mod.ts';

// Runs a statement that does not end, and says so, for a test that kills this process.
const [path = '', sql = ''] = process.argv.slice(2);
const runner = createQueryRunner({ path });
await runner.run('SELECT 1');
runner.run(sql).catch(() => {});
process.stdout.write('running\n');
