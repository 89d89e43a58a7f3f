import * as z from 'zod';

/**
 * The specification's models. The served OpenAPI document, the validation of requests and the TypeScript types all
 * come from here. `schemas` is what the document publishes, by name.
 */
export const schemas = z.registry<{ id: string }>();

/** Text that says something: trimmed, not blank, and Unicode (no half of a surrogate pair). */
function text(): z.ZodString {
  return z
    .string()
    .refine((value) => value.isWellFormed(), { params: { kind: 'string_unicode' }, abort: true })
    .trim()
    .min(1);
}

export const AskRequest = z
  .object({
    question: text().meta({
      title: 'Question',
      description: 'Natural-language question about the loan data.',
      examples: ['What is the average interest rate by grade?'],
      pattern: '\\S',
    }),
  })
  .meta({
    title: 'AskRequest',
    description: 'A question in natural language. Fields other than these are ignored.',
    examples: [{ question: 'What is the average interest rate by grade?' }],
  })
  .register(schemas, { id: 'AskRequest' });
export type AskRequest = z.infer<typeof AskRequest>;

/** Its rows are those that the answers have. */
const SQL_EXAMPLE =
  'SELECT grade, ROUND(AVG(interest_rate), 2) AS average_interest_rate FROM loans GROUP BY grade ORDER BY grade';

export const SQLRequest = z
  .object({
    sql: text().meta({
      title: 'Sql',
      description: "A SQL statement in the database's dialect (SQLite): one, and one that only reads.",
      examples: [SQL_EXAMPLE],
      pattern: '\\S',
    }),
  })
  .meta({
    title: 'SQLRequest',
    description: 'A SQL statement to run. Fields other than these are ignored.',
    examples: [{ sql: SQL_EXAMPLE }],
  })
  .register(schemas, { id: 'SQLRequest' });
export type SQLRequest = z.infer<typeof SQLRequest>;

const generatedSql = z.string().meta({
  title: 'Sql',
  description:
    'The generated SQL. Where the built-in engine wrote it, a comment at its head says how the question was read.',
});

const rows = z.array(z.record(z.string(), z.unknown())).meta({
  title: 'Data',
  description:
    'One object per row, keyed by column name or alias; empty when there are no rows. NULL and NaN are null, ' +
    '64-bit integers are exact numbers, BLOBs are base64 text, a second column `a` is keyed `a_2`.',
});

/** What the sample loan book answers. */
const ANSWER_SQL = `-- As in the example "What is the average interest rate by grade?"\n${SQL_EXAMPLE}`;
const ANSWER_ROWS = [
  { grade: 'A', average_interest_rate: 6.98 },
  { grade: 'B', average_interest_rate: 9.36 },
  { grade: 'C', average_interest_rate: 12.03 },
  { grade: 'D', average_interest_rate: 15.23 },
  { grade: 'E', average_interest_rate: 17.91 },
  { grade: 'F', average_interest_rate: 20.01 },
  { grade: 'G', average_interest_rate: 21.67 },
];
const ANSWER_CHART = `import plotly.express as px

fig = px.bar(df, x="grade", y="average_interest_rate")`;

export const SQLResponse = z
  .object({ sql: generatedSql })
  .meta({ title: 'SQLResponse', description: 'Generated SQL, not run.', examples: [{ sql: ANSWER_SQL }] })
  .register(schemas, { id: 'SQLResponse' });
export type SQLResponse = z.infer<typeof SQLResponse>;

export const DataResponse = z
  .object({ data: rows })
  .meta({ title: 'DataResponse', description: 'The rows of a result.', examples: [{ data: ANSWER_ROWS }] })
  .register(schemas, { id: 'DataResponse' });
export type DataResponse = z.infer<typeof DataResponse>;

export const AskResponse = z
  .object({
    sql: generatedSql,
    data: rows,
    chart_code: z.string().nullable().default(null).meta({
      title: 'Chart Code',
      description:
        'Python code that builds a Plotly figure `fig` of the rows in a data frame `df`; null when there are no rows or no chart can be made.',
    }),
  })
  .meta({
    title: 'AskResponse',
    description: 'An answered question.',
    examples: [{ sql: ANSWER_SQL, data: ANSWER_ROWS, chart_code: ANSWER_CHART }],
  })
  .register(schemas, { id: 'AskResponse' });
export type AskResponse = z.infer<typeof AskResponse>;

export const ValidationError = z
  .object({
    type: z.string().meta({ title: 'Error Type', description: 'The kind of error.', examples: ['missing'] }),
    loc: z
      .array(z.union([z.string(), z.int().nonnegative()]))
      .meta({ title: 'Location', description: 'Where it is.', examples: [['body', 'question']] }),
    msg: z.string().meta({ title: 'Message', examples: ['Field required'] }),
    input: z.unknown().meta({ title: 'Input', description: 'The offending input as received.' }),
    url: z.string().meta({
      title: 'Url',
      format: 'uri',
      description: 'A page about this kind of error.',
      examples: ['http://127.0.0.1:8000/errors/missing'],
    }),
    ctx: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ title: 'Context', description: 'Figures of the rule that was broken, where it has any.' }),
  })
  .meta({ title: 'ValidationError' })
  .register(schemas, { id: 'ValidationError' });
export type ValidationError = z.infer<typeof ValidationError>;

export const HTTPValidationError = z
  .object({ detail: z.array(ValidationError).meta({ title: 'Detail' }) })
  .meta({ title: 'HTTPValidationError', description: 'The request does not fit its model.' })
  .register(schemas, { id: 'HTTPValidationError' });
export type HTTPValidationError = z.infer<typeof HTTPValidationError>;

export const ErrorResponse = z
  .object({
    detail: z.string().meta({ title: 'Detail', description: 'What went wrong and what to do about it.' }),
  })
  .meta({
    title: 'ErrorResponse',
    description: 'Every error but a validation error.',
    examples: [{ detail: 'no such column: interest' }],
  })
  .register(schemas, { id: 'ErrorResponse' });
export type ErrorResponse = z.infer<typeof ErrorResponse>;

export const HealthResponse = z
  .object({ status: z.literal('ok').meta({ title: 'Status' }) })
  .meta({ title: 'HealthResponse', examples: [{ status: 'ok' }] })
  .register(schemas, { id: 'HealthResponse' });
export type HealthResponse = z.infer<typeof HealthResponse>;

export const ApiInformation = z
  .object({
    name: z.string().meta({ title: 'Name', examples: ['loanq'] }),
    version: z.string().meta({ title: 'Version', examples: ['0.1.0'] }),
    links: z.record(z.string(), z.string()).meta({
      title: 'Links',
      description: 'What the service offers, by name.',
      examples: [{ documentation: '/api/docs' }],
    }),
  })
  .meta({ title: 'ApiInformation', description: 'Name, version and links of the service.' })
  .register(schemas, { id: 'ApiInformation' });
export type ApiInformation = z.infer<typeof ApiInformation>;
