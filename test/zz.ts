import { readFileSync } from 'node:fs';
import { onLoanBook } from './engine/corpus/evaluate-corpus.ts';
const { createMemory } = await import('../src/engine/create-memory.ts');
const { tokenize } = await import('../src/engine/tokenize.ts');
const { asMeant } = await import('../src/engine/meant/as-meant.ts');
const { withPlainClauses } = await import('../src/engine/asides/with-plain-turn.ts');
const { withPlainForm } = await import('../src/engine/asides/with-plain-form.ts');
const { withoutSlips } = await import('../src/engine/without-slips.ts');
await onLoanBook(async (s: any) => {
  const k = typeof s.known === 'function' ? s.known() : s.known;
  const m = createMemory({ knowledge: k.knowledge ?? k, today: '2025-12-31' });
  for (const q of readFileSync(process.argv[2]!, 'utf8').trim().split('\n')) {
    const means = { linker: m.linker, find: m.find, knowledge: m.learnt };
    const t = asMeant(withoutSlips(tokenize(q), m.linker), means as any);
    const w = (x: any) => x === null ? null : x.map((y: any) => y.norm).join(' ');
    console.log('Q', q, '\n  meant', w(t), '\n  form ', w(withPlainForm(t, means as any)), '\n  plain', w(withPlainClauses(t)));
  }
});
