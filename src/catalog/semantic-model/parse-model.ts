import { parse } from 'yaml';
import type * as z from 'zod';
import { LoanqError } from '../../shared/mod.ts';
import { expandExtensions } from './expand-extensions.ts';
import { modelFileSchema, type SemanticModel } from './schema.ts';

/**
 * Parses the text of a semantic model in the Ossie YAML format, https://github.com/open-semantic-interchange/OSI.
 * Throws LoanqError `misconfigured` that names each wrong place and what would be right there.
 */
export function parseModel(text: string): SemanticModel {
  const checked = modelFileSchema.safeParse(expandExtensions(parseYaml(text), parseYaml));
  if (!checked.success) {
    const problems = checked.error.issues.slice(0, 10).map((issue) => `- ${describe(issue)}`);
    throw new LoanqError('misconfigured', `The semantic model is not valid:\n${problems.join('\n')}`);
  }
  const [model] = checked.data.semantic_model;
  if (model === undefined) throw new Error('A model that passed its schema is missing.');
  return model;
}

function parseYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : 'unreadable';
    throw new LoanqError('misconfigured', `The semantic model is not valid YAML: ${what}`, { cause });
  }
}

/** `semantic_model[0].datasets[2].name: expected string`. */
function describe(issue: z.core.$ZodIssue): string {
  const path = issue.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return `${path.replace(/^\./, '') || 'the file'}: ${issue.message}`;
}
