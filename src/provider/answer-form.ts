/**
 * How the model is asked to write its answer: SQL in a fenced block, or JSON of a fixed shape (`ANSWER_SCHEMA`), which
 * servers with structured output hold the model to.
 */
export type AnswerForm = 'block' | 'json';

/** What the model begins its answer with when the data cannot answer, in a block's place. */
export const CANNOT_ANSWER = 'CANNOT ANSWER';

/** JSON Schema of an answer: one of the two members is null. As strict as OpenAI's structured output wants it. */
export const ANSWER_SCHEMA = {
  type: 'object',
  properties: {
    sql: { type: ['string', 'null'], description: 'The SQL query; null if the data cannot answer.' },
    cannot_answer: {
      type: ['string', 'null'],
      description: 'What is missing, in one sentence, if the data cannot answer; else null.',
    },
  },
  required: ['sql', 'cannot_answer'],
  additionalProperties: false,
} as const;

/** A query as the model is to write it. */
export function writeAnswer(sql: string, form: AnswerForm): string {
  return form === 'json' ? JSON.stringify({ sql, cannot_answer: null }) : `\`\`\`sql\n${sql}\n\`\`\``;
}

/** The two rules that depend on the form. */
export function formRules(form: AnswerForm): string[] {
  const query = 'It starts with SELECT or WITH and only reads.';
  const missing = 'If these tables cannot answer the question, do not guess';
  return form === 'json'
    ? [
        `Answer with JSON: {"sql": "the query", "cannot_answer": null}. The query is one statement. ${query}`,
        `${missing}: answer with {"sql": null, "cannot_answer": "what is missing"}.`,
      ]
    : [
        `Answer with one query in one \`\`\`sql block and nothing else. ${query}`,
        `${missing}: answer with one line, "${CANNOT_ANSWER}: " and what is missing.`,
      ];
}
