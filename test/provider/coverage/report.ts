// npm run eval:prompt: what the prompts of held-back questions hold and cost, and which of them lack something.

import { sampleKnowledge } from '../../support/sample-knowledge.ts';
import { corpusCases } from './corpus-cases.ts';
import { toFigures } from './figures.ts';
import { measureCoverage, measureHeldBack } from './measure-coverage.ts';

const BUDGETS = [2_500, 4_000];

const { knowledge, material } = await sampleKnowledge();
for (const tokensMax of BUDGETS) {
  const setting = { knowledge, tokensMax };
  const examples = await measureHeldBack(material, setting);
  const corpus = await measureCoverage(corpusCases(), material, setting);
  console.log(`\nBudget of ${tokensMax} tokens; percent of the questions`);
  console.table({ 'examples held back': toFigures(examples), 'corpus of questions': toFigures(corpus) });
  if (tokensMax !== BUDGETS.at(-1)) continue;
  for (const { question, missingTables, missingColumns, missingTerms } of [...examples, ...corpus]) {
    const missing = [...missingTables, ...missingColumns, ...missingTerms];
    if (missing.length > 0) console.log(`${question}\n  lacks ${missing.join(', ')}`);
  }
}
