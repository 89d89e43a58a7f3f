import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { extractSql } from '../../src/provider/extract-sql.ts';

const SQL = "SELECT COUNT(*) AS loans\nFROM loans\nWHERE status = 'Late'";
const WITH = 'WITH late AS (\n  SELECT loan_id FROM loans\n)\nSELECT COUNT(*) FROM late';

/** Shapes of answers that models give, each with the SQL that must come out. */
const ANSWERS: readonly (readonly [name: string, answer: string, sql: string])[] = [
  ['the SQL alone', SQL, SQL],
  ['a semicolon at its end', `${SQL};\n`, SQL],
  ['a fenced block', `\`\`\`sql\n${SQL}\n\`\`\``, SQL],
  ['a fenced block with a semicolon', `\`\`\`sql\n${SQL};\n\`\`\``, SQL],
  ['an upper-case language', `\`\`\`SQL\n${SQL}\n\`\`\``, SQL],
  ['another language name', `\`\`\`sqlite\n${SQL}\n\`\`\``, SQL],
  ['no language', `\`\`\`\n${SQL}\n\`\`\``, SQL],
  ['a block on one line', 'Here:\n```sql SELECT 1;```', 'SELECT 1'],
  ['a fence right after the SQL', '```sql\nSELECT 1```\nDone; enjoy.', 'SELECT 1'],
  ['tildes', `~~~sql\n${SQL}\n~~~`, SQL],
  ['Windows line ends', `\`\`\`sql\r\n${SQL}\r\n\`\`\`\r\n`, SQL],
  ['an indented block', `1. Run:\n   \`\`\`sql\n   SELECT 1\n   \`\`\``, 'SELECT 1'],
  ['a block that is never closed', `Here it is:\n\`\`\`sql\n${SQL}`, SQL],
  [
    'prose around a block',
    `Sure! Here's the query:\n\n\`\`\`sql\n${SQL};\n\`\`\`\n\nIt doesn't count paid-off loans; only late ones.`,
    SQL,
  ],
  [
    'the same query twice',
    `\`\`\`sql\n${SQL}\n\`\`\`\nor on one line:\n\`\`\`sql\n${SQL.replaceAll('\n', ' ')};\n\`\`\``,
    SQL,
  ],
  [
    'a block of another language too',
    `\`\`\`sql\n${SQL}\n\`\`\`\n\`\`\`python\nprint("select")\n\`\`\``,
    SQL,
  ],
  ['WITH', `\`\`\`sql\n${WITH};\n\`\`\``, WITH],
  ['bare WITH', `${WITH};`, WITH],
  [
    'WITH RECURSIVE in lower case',
    'with recursive n(i) as (select 1) select i from n',
    'with recursive n(i) as (select 1) select i from n',
  ],
  ['VALUES', '```sql\nVALUES (1), (2)\n```', 'VALUES (1), (2)'],
  [
    'prose before bare SQL',
    `The query you want is:\n\n${SQL};\n\nWith this query, you'll see all of them.`,
    SQL,
  ],
  [
    'prose after bare SQL without a semicolon',
    `${SQL}\n\nThis counts the loans that aren't paid; see above.`,
    SQL,
  ],
  [
    'blank lines inside bare SQL',
    'SELECT 1\n\nFROM loans\n\nWHERE 1 = 1',
    'SELECT 1\n\nFROM loans\n\nWHERE 1 = 1',
  ],
  ['a label', `SQL: ${SQL}`, SQL],
  ['a label of chains', `SQLQuery: ${SQL}\nSQLResult: `, `${SQL}\nSQLResult:`],
  ['a code span', 'Run `SELECT COUNT(*) FROM loans;` to see it.', 'SELECT COUNT(*) FROM loans'],
  ['prose that begins with Select and With', `Select the table first. With that:\n${SQL};`, SQL],
  [
    'thinking tags',
    `<think>\nMaybe SELECT 2; no.\n\`\`\`sql\nSELECT 3\n\`\`\`\n</think>\n\n\`\`\`sql\n${SQL}\n\`\`\``,
    SQL,
  ],
  ['a closing thinking tag alone', `Maybe \`SELECT 2\`.\n</think>\n${SQL}`, SQL],
  ['a thinking tag in capitals', `<Thinking>SELECT 2;</Thinking>${SQL}`, SQL],
  [
    'channels',
    `<|channel|>analysis<|message|>SELECT 2;<|end|><|start|>assistant<|channel|>final<|message|>${SQL}<|return|>`,
    SQL,
  ],
  ['an end marker', `${SQL}<|im_end|>`, SQL],
  ['an end marker of Llama', `${SQL}</s>`, SQL],
  ['an end marker of DeepSeek', `${SQL};<｜end▁of▁sentence｜>`, SQL],
  ['instruction tags', `[SQL]${SQL}[/SQL]`, SQL],
  ['XML tags', `<sql>\n${SQL}\n</sql>`, SQL],
  ['JSON', JSON.stringify({ sql: SQL }), SQL],
  ['JSON with more members', JSON.stringify({ explanation: 'Counts.', query: `${SQL};` }), SQL],
  ['JSON of the fixed shape', JSON.stringify({ sql: SQL, cannot_answer: null }), SQL],
  ['JSON with an empty reason', JSON.stringify({ sql: SQL, cannot_answer: '' }), SQL],
  ['a block inside JSON', JSON.stringify({ sql: `\`\`\`sql\n${SQL};\n\`\`\``, cannot_answer: null }), SQL],
  ['prose before JSON', `Here is the answer:\n{"sql": "SELECT 1", "cannot_answer": null}`, 'SELECT 1'],
  ['fenced JSON', `\`\`\`json\n${JSON.stringify({ SQL }, null, 2)}\n\`\`\``, SQL],
  ['a semicolon in text', "SELECT ';' AS a, 'it''s; fine' AS b;", "SELECT ';' AS a, 'it''s; fine' AS b"],
  ['a semicolon in a comment', 'SELECT 1 -- one; two\n  + 1;', 'SELECT 1 -- one; two\n  + 1'],
  [
    'comments before and after',
    '```sql\n-- Late loans; all of them\n/* really */\nSELECT 1; -- done\n```',
    'SELECT 1',
  ],
  ['a fence inside a text', "```sql\nSELECT '```' AS fence\n```", "SELECT '```' AS fence"],
  ['a statement that is no query before it', '```sql\nPRAGMA foreign_keys = ON;\nSELECT 1;\n```', 'SELECT 1'],
  [
    'a query in parentheses of prose',
    'Here you go:\n  select loan_id\n  from loans;\n(ordered by nothing)',
    'select loan_id\n  from loans',
  ],
];

describe('extractSql()', () => {
  for (const [name, answer, sql] of ANSWERS) {
    it(`finds the query: ${name}`, () => {
      assert.deepEqual(extractSql(answer), { kind: 'sql', sql });
    });
  }

  it('refuses to choose between different queries', () => {
    for (const answer of [
      '```sql\nSELECT 1;\nSELECT 2;\n```',
      '```sql\nSELECT 1\n```\nor\n```sql\nSELECT 2\n```',
      'SELECT 1;\nSELECT 2;',
      "```sql\nSELECT 'Late'\n```\n```sql\nSELECT 'late'\n```",
      'Either `SELECT 1` or `SELECT 2`.',
    ]) {
      const problem = 'There are several different queries in the answer.';
      assert.deepEqual(extractSql(answer), { kind: 'unusable', problem }, answer);
    }
  });

  it('finds no query where there is none', () => {
    for (const answer of [
      '',
      'I am sorry, I cannot do that.',
      'Select the loans that are late, then count them.',
      'Delete the loans that are late? I cannot do that.',
      '```sql\n-- nothing\n```',
      '<think>SELECT 1;',
      '{"sql": 5}',
      '{"sql": null}',
      '{',
      'null',
    ]) {
      assert.equal(extractSql(answer).kind, 'unusable', answer);
    }
  });

  it('tells a statement that changes something from prose', () => {
    for (const answer of [
      '```sql\nDELETE FROM loans;\n```',
      '```sql\n-- All of them\ndelete from loans\n```',
      'DELETE FROM loans;',
      JSON.stringify({ sql: 'DELETE FROM loans', cannot_answer: null }),
    ]) {
      assert.deepEqual(extractSql(answer), { kind: 'writing', verb: 'DELETE' }, answer);
    }
    assert.equal(extractSql('```sql\nDROP TABLE notes;\nSELECT 1;\n```').kind, 'sql');
  });

  it('reads that the data cannot answer', () => {
    const why = 'there are no weather records.';
    for (const answer of [
      `CANNOT ANSWER: ${why}`,
      `**CANNOT ANSWER:** ${why}`,
      `Cannot answer: ${why}`,
      `<think>SELECT 1</think>\nCANNOT ANSWER: ${why}\n`,
      `\`\`\`\nCANNOT ANSWER: ${why}\n\`\`\``,
      JSON.stringify({ sql: null, cannot_answer: why }),
      JSON.stringify({ sql: '', cannot_answer: why }),
      `\`\`\`json\n${JSON.stringify({ sql: null, cannot_answer: why })}\n\`\`\``,
      `<think>{"sql": "SELECT 1"}</think>${JSON.stringify({ cannot_answer: why, sql: null })}`,
    ]) {
      assert.deepEqual(extractSql(answer), { kind: 'unanswerable', why }, answer);
    }
  });

  it('keeps an answer that has both a query and the words for none', () => {
    const answer = "```sql\nSELECT 'x'\nWHERE note = 'CANNOT ANSWER: x'\n```";
    assert.equal(extractSql(answer).kind, 'sql');
  });

  it('reads hostile answers in little time', () => {
    for (const piece of [
      '```',
      '```sql\n',
      '`',
      '<think>',
      '</think>',
      'SELECT ',
      'select 1;\n',
      '\n\n',
      '{',
      "'",
      '<|',
      '<sql>',
      ': with a as (',
      'with a(',
      '> \n',
      '\n x',
    ]) {
      const started = performance.now();
      extractSql(piece.repeat(100_000 / piece.length));
      assert.ok(performance.now() - started < 2_000, piece);
    }
  });
});
