import process from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import { installPython } from '../support/install-python.ts';
import { openTarget, type Target } from '../support/target.ts';
import { fixedCases, type OracleCase } from './bodies.ts';
import { generatedCases } from './generated-bodies.ts';
import { type Answer, KNOWN_DIFFERENCES } from './known-differences.ts';
import { startOracle } from './python.ts';
import { runSchemathesis } from './schemathesis.ts';

const PACKAGES = ['fastapi', 'uvicorn', 'schemathesis'];
const SEED = 20_251_231;
const GENERATED = 600;
const SHOWN_MAX = 25;

const OPERATIONS = [
  { path: '/api/v1/chat/generate-sql', field: 'question' },
  { path: '/api/v1/chat/run-sql', field: 'sql' },
] as const;

/** Compares loanq's answers with FastAPI's, and loanq with its own OpenAPI document. Resolves to an exit code. */
async function check(): Promise<number> {
  const environment = installPython('oracle', PACKAGES);
  if (environment.kind === 'unavailable') {
    console.log(`skipped: ${environment.reason}`);
    return 0;
  }
  const differences = await compareWithOracle(environment.python);
  const isConforming = await runSchemathesis(environment.python);
  return differences === 0 && isConforming ? 0 : 1;
}

/** The number of differences that are not known. */
async function compareWithOracle(python: string): Promise<number> {
  const target = await openTarget();
  const oracle = await startOracle(python);
  let compared = 0;
  let known = 0;
  const different: string[] = [];
  try {
    for (const { path, field } of OPERATIONS) {
      const cases = [...fixedCases(field), ...generatedCases(field, { seed: SEED, count: GENERATED })];
      for (const test of cases) {
        const ours = await answerOf(target, { path, test });
        const theirs = await answerOf(oracle, { path, test });
        compared++;
        if (isDeepStrictEqual(ours, theirs)) continue;
        if (KNOWN_DIFFERENCES.some((difference) => difference.matches(test, ours, theirs))) known++;
        else different.push(`${path} ${test.name}\n  loanq:   ${show(ours)}\n  FastAPI: ${show(theirs)}`);
      }
    }
  } finally {
    await target.close();
    await oracle.close();
  }
  for (const line of different.slice(0, SHOWN_MAX)) console.log(line);
  console.log(
    `${oracle.description}: ${compared} bodies, ${known} known differences, ${different.length} others`,
  );
  return different.length;
}

async function answerOf(
  target: Pick<Target, 'request'>,
  { path, test }: { readonly path: string; readonly test: OracleCase },
): Promise<Answer> {
  const headers: Record<string, string> =
    test.contentType === null ? {} : { 'content-type': test.contentType };
  const response = await target.request(path, { method: 'POST', headers, body: test.body });
  const text = await response.text();
  // What passes validation may still fail in loanq, which runs it; the oracle only says yes.
  const isDetailed = response.status === 422;
  const isFailure = response.status === 500 && /^(?!\{"detail")|Internal server error/.test(text);
  return {
    status: response.status >= 500 && !isFailure ? 200 : response.status,
    errors: isDetailed ? errorsOf(JSON.parse(text, (_, value: unknown) => (value === 0 ? 0 : value))) : null,
  };
}

function errorsOf(body: unknown): unknown[] | null {
  if (typeof body !== 'object' || body === null || !('detail' in body) || !Array.isArray(body.detail))
    return null;
  return body.detail.map((error: unknown) => {
    if (typeof error !== 'object' || error === null) return error;
    return Object.fromEntries(Object.entries(error).filter(([key]) => key !== 'url'));
  });
}

function show(answer: Answer): string {
  return JSON.stringify(answer).slice(0, 400);
}

process.exitCode = await check();
