import { evaluateSchema, schemaNames } from './engine/corpus/schema-databases.ts';
for (const n of process.argv.slice(2).length ? process.argv.slice(2) : schemaNames()) for (const o of await evaluateSchema(n)) console.log(n, (o as any).kind, (o as any).case.id, (o as any).case.question, (o as any).message ?? '');
