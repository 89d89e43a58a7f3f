import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseTraining } from '../../src/training/mod.ts';

const examples = (text: string) => parseTraining([{ path: 'examples/a.sql', text }]).examples;

describe('parseTraining()', () => {
  it('reads pairs of questions and SQL, with their place', () => {
    const text =
      '-- Counting.\n\n-- How many loans?\n-- Number of loans\nSELECT 1; -- odd\n\n-- Two?\nSELECT 2;\n';
    assert.deepEqual(examples(text), [
      {
        id: 'examples/a.sql:5',
        questions: ['How many loans?', 'Number of loans'],
        sql: 'SELECT 1',
        mayBeEmpty: false,
      },
      { id: 'examples/a.sql:8', questions: ['Two?'], sql: 'SELECT 2', mayBeEmpty: false },
    ]);
  });

  it('reads Windows line ends', () => {
    assert.deepEqual(examples('-- One?\r\nSELECT 1;\r\n')[0]?.questions, ['One?']);
  });

  it('keeps comments inside the SQL', () => {
    assert.equal(examples('-- One?\nSELECT 1 -- the one\n  + 1;')[0]?.sql, 'SELECT 1 -- the one\n  + 1');
  });

  it('refuses what is not an example, with file, line and remedy', () => {
    const cases: [string, RegExp][] = [
      ['SELECT 1;', /^examples\/a\.sql:1: "SELECT 1" has no question; write it on the line above/],
      ['-- Note\n\nSELECT 1;', /^examples\/a\.sql:3: .*has no question/],
      [
        '-- Q?\nDELETE FROM loans;',
        /^examples\/a\.sql:2: "DELETE FROM loans" is not a query; .*SELECT or WITH/,
      ],
      ["-- Q?\nSELECT 'a;", /^examples\/a\.sql:2: a quote or comment .* is never closed/],
      ['-- Q?\nSELECT 1\n\n-- R?\nSELECT 2;', /^examples\/a\.sql:2: the statement does not end .* semicolon/],
      [
        '-- Q?\nSELECT 1;\n-- q\nSELECT 2;',
        /^examples\/a\.sql:4: the question "q" is asked already at examples\/a\.sql:2/,
      ],
    ];
    for (const [text, message] of cases) {
      assert.throws(() => examples(text), { code: 'misconfigured', message }, text);
    }
  });

  it('cuts documents at their headings, fenced blocks aside', () => {
    const text = '# Terms\nIntro.\n\n## Rates\nOne.\n```\n# not a heading\n```\n## Rates\nTwo.\n## Empty\n';
    assert.deepEqual(parseTraining([{ path: 'documents/words.md', text }]).documents, [
      { id: 'documents/words.md#terms', title: 'Terms', text: 'Intro.' },
      { id: 'documents/words.md#rates', title: 'Rates', text: 'One.\n```\n# not a heading\n```' },
      { id: 'documents/words.md#rates-2', title: 'Rates', text: 'Two.' },
    ]);
  });

  it('reads marks among the questions', () => {
    const [example] = examples('-- One?\n-- @may-be-empty\n-- Uno?\nSELECT 1;');
    assert.deepEqual([example?.questions, example?.mayBeEmpty], [['One?', 'Uno?'], true]);
    assert.throws(() => examples('-- One?\n-- @maybe\nSELECT 1;'), {
      message: 'examples/a.sql:3: there is no mark "@maybe"; the one mark is @may-be-empty.',
    });
  });

  it('keeps the semantic models, what comes with loanq first', () => {
    const files = [
      { path: 'semantic-model.yaml', text: 'own' },
      { path: 'semantic-model/a.yml', text: 'a' },
      { path: 'semantic-model.yaml', text: 'shipped', isShipped: true },
    ];
    const { semanticModels } = parseTraining(files);
    assert.deepEqual(
      semanticModels.map(({ text }) => text),
      ['shipped', 'own', 'a'],
    );
    assert.deepEqual(parseTraining([]).semanticModels, []);
  });

  it("lets the user's answer to a question take the place of the one that comes with loanq", () => {
    const material = parseTraining([
      { path: 'examples/a.sql', text: '-- One?\n-- Uno?\nSELECT 1;-- Two?\nSELECT 2;', isShipped: true },
      { path: 'examples/a.sql', text: '-- uno\n-- TWO?\nSELECT 3;' },
    ]);
    assert.deepEqual(
      material.examples.map(({ id, questions, sql }) => [id, questions, sql]),
      [
        ['loanq:examples/a.sql:3', ['One?'], 'SELECT 1'],
        ['examples/a.sql:3', ['uno', 'TWO?'], 'SELECT 3'],
      ],
    );
  });

  it('lets a later file replace one with the same path', () => {
    const material = parseTraining([
      { path: 'examples/a.sql', text: '-- Old?\nSELECT 1;' },
      { path: 'examples/a.sql', text: '-- New?\nSELECT 2;' },
    ]);
    assert.deepEqual(
      material.examples.map(({ sql }) => sql),
      ['SELECT 2'],
    );
  });

  it('ignores other files', () => {
    const material = parseTraining([
      { path: 'README.md', text: '# No' },
      { path: 'examples/notes.txt', text: 'SELECT' },
    ]);
    assert.deepEqual([material.documents, material.examples], [[], []]);
  });
});
