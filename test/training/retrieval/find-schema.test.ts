import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTrainingStore, type Retrieval, type TrainingStore } from '../../../src/training/mod.ts';
import { type SampleKnowledge, sampleKnowledge } from '../../support/sample-knowledge.ts';

describe('TrainingStore.retrieve()', () => {
  let sample: SampleKnowledge;
  let store: TrainingStore;
  before(async () => {
    sample = await sampleKnowledge();
    store = await createTrainingStore({ ...sample.material, examples: [] }, { knowledge: sample.knowledge });
  });
  after(() => store.close());

  const retrieve = (question: string) => store.retrieve(question, { examples: 8, documents: 4 });
  const score = ({ tables }: Retrieval, table: string, column?: string): number => {
    const found = tables.find(({ name }) => name === table);
    return (column === undefined ? found : found?.columns.find(({ name }) => name === column))?.score ?? 0;
  };

  it('finds the term that a question names by a synonym, and the columns behind it', async () => {
    const found = await retrieve('NCO rate per grade');
    assert.deepEqual(found.terms[0], { kind: 'metric', name: 'net_loss_rate', score: 0.9, isNamed: true });
    for (const column of ['principal', 'recovered_amount', 'status', 'grade']) {
      assert.ok(score(found, 'loans', column) > 0.75, column);
    }
    assert.ok(score(found, 'payments', 'principal_paid') > 0.75);
  });

  it('finds the column of a value', async () => {
    const found = await retrieve('Texans with a charged-off loan: how many in Texas?');
    assert.ok(score(found, 'borrowers', 'state') > 0.75);
  });

  it('takes the longest of names within one another', async () => {
    const { terms } = await retrieve('default rate');
    assert.deepEqual(
      terms.filter(({ isNamed }) => isNamed).map(({ name }) => name),
      ['default_rate'],
    );
  });

  it('puts what is named before what is only near', async () => {
    const found = await retrieve('credit score of the applicants');
    assert.ok(score(found, 'borrowers', 'credit_score') > score(found, 'borrowers', 'birth_date'));
    assert.deepEqual(
      found.tables.map((table) => table.score),
      found.tables.map((table) => table.score).toSorted((a, b) => b - a),
    );
  });

  it('gives scores above 0 and at most 1', async () => {
    const { terms, tables } = await retrieve('delinquency rate and volume of mortgages by state and branch');
    const scores = [...terms, ...tables, ...tables.flatMap(({ columns }) => columns)].map(
      (item) => item.score,
    );
    assert.ok(scores.length > 20);
    assert.deepEqual(
      scores.filter((value) => !(value > 0 && value <= 1)),
      [],
    );
  });

  it('finds the tables and columns of the nearest examples', async () => {
    const only = await createTrainingStore(
      {
        ...sample.material,
        examples: [
          {
            id: 'examples/a.sql:2',
            questions: ['Who sings?'],
            sql: 'SELECT late_fee FROM payments',
            mayBeEmpty: false,
          },
        ],
      },
      { knowledge: sample.knowledge },
    );
    const found = await only.retrieve('who sings', { examples: 1, documents: 0 });
    only.close();
    assert.deepEqual(
      found.tables.map(({ name, columns }) => [name, columns[0]?.name]),
      [['payments', 'late_fee']],
    );
    assert.ok(score(found, 'payments', 'due_on') > 0, 'its date may be meant');
    assert.equal(score(found, 'payments', 'interest_paid'), 0);
  });
});
