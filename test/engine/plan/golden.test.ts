import { before, describe, it } from 'node:test';
import type { PlanResult } from '../../../src/engine/plan/plan.ts';
import { assertGolden } from './assert-golden.ts';
import { type PlanStages, planStages } from './plan-stages.ts';

/** One question or two for each kind of phrase, query and refusal. */
const QUESTIONS = [
  'how many loans are there',
  'number of late loans in Texas',
  'average interest rate by grade',
  'total and average principal of loans issued in 2024',
  'loans with an interest rate above 20 percent',
  'loan volume by quarter in 2024',
  'which states have the highest default rate',
  'top 5 branches by volume',
  'second largest branch by number of loans',
  'list the 3 most recent loans',
  'names of borrowers older than 80',
  'borrowers with at least 4 loans',
  'borrowers with both an auto loan and a mortgage',
  'what percentage of loans are late',
  'share of volume by product category',
  'ratio of approved to declined applications',
  'number of loans in 2023 vs 2024',
  'year over year growth of volume',
  'cumulative volume by month in 2025',
  'applications by channel sorted by count descending',
  'loans with a principal above average',
  'borrowers without a credit score',
  'branches whose name contains "Bay"',
  'average credit score of borrowers by state where the average is above 700',
  'what columns does loans have',
  'principal by grade',
  'late loans and borrowers in blue',
  'interest rate of loan 7',
];

describe('the stages of the planner', () => {
  let stages: PlanStages;
  before(async () => {
    stages = await planStages();
  });

  it('segment() gives the phrases that were signed', () => {
    const text = QUESTIONS.map((question) => {
      const phrases = stages.phrases(question) ?? ['not read to its end'];
      return [`# ${question}`, ...phrases.map((phrase) => JSON.stringify(phrase)), ''].join('\n');
    });
    assertGolden('phrases.txt', text.join('\n'));
  });

  it('plan() gives the logical queries and refusals that were signed', () => {
    const text = QUESTIONS.map((question) => `# ${question}\n${shown(stages.plan(question))}\n`);
    assertGolden('queries.txt', text.join('\n'));
  });
});

/** One line for each part of what was planned that says something. */
function shown(result: PlanResult): string {
  const parts = result.kind === 'planned' ? result.query : result;
  return Object.entries(parts)
    .filter(([, part]) => part !== null && part !== false && !(Array.isArray(part) && part.length === 0))
    .map(([name, part]) => `${name}: ${JSON.stringify(part)}`)
    .join('\n');
}
