import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseModels } from '../../../src/catalog/mod.ts';

const BASE = `semantic_model:
  - name: base
    datasets:
      - name: loans
        source: loans
        description: Loans.
        ai_context: { synonyms: [credit] }
        fields:
          - name: status
            label: state of repayment
            expression: { dialects: [{ dialect: ANSI_SQL, expression: status }] }
            ai_context: { synonyms: [standing] }
            custom_extensions: [{ vendor_name: LOANQ, data: { role: category, values: { Late: [tardy] } } }]
        custom_extensions:
          - vendor_name: LOANQ
            data: { visible: false, segments: [{ name: late, label: late, condition: "status = 'Late'" }] }
    metrics:
      - name: volume
        expression: { dialects: [{ dialect: ANSI_SQL, expression: SUM(loans.principal) }] }
    custom_extensions: [{ vendor_name: LOANQ, data: { currency: USD } }]
`;

const OWN = `semantic_model:
  - name: own
    datasets:
      - name: loans
        source: loans
        ai_context: { synonyms: [advance, credit] }
        fields:
          - name: status
            expression: { dialects: [{ dialect: ANSI_SQL, expression: status }] }
            ai_context: { synonyms: [condition] }
            custom_extensions: [{ vendor_name: LOANQ, data: { values: { Late: [behind], Current: [fine] } } }]
        custom_extensions:
          - vendor_name: LOANQ
            data: { segments: [{ name: late, label: late, condition: "status <> 'Current'" }] }
    metrics:
      - name: volume
        expression: { dialects: [{ dialect: ANSI_SQL, expression: SUM(loans.outstanding_principal) }] }
      - name: count
        expression: { dialects: [{ dialect: ANSI_SQL, expression: COUNT(loans.loan_id) }] }
`;

const METRIC = (expression: string, synonym: string): string =>
  `semantic_model: [{ name: m, metrics: [{ name: churn, expression: { dialects: [{ dialect: ANSI_SQL, expression: ${expression} }] }, ai_context: { synonyms: [${synonym}] } }] }]`;

describe('parseModels()', () => {
  it('adds words to what an earlier file describes, and replaces what a later one states', () => {
    const merged = parseModels([
      { path: 'semantic-model.yaml', text: BASE, isShipped: true },
      { path: 'semantic-model.yaml', text: OWN },
    ]);
    const loans = merged?.datasets[0];
    const status = loans?.fields[0];
    assert.equal(merged?.datasets.length, 1);
    assert.deepEqual(loans?.ai_context.synonyms, ['credit', 'advance']);
    assert.equal(loans?.description, 'Loans.');
    assert.equal(loans?.loanq.visible, false);
    assert.deepEqual(
      loans?.loanq.segments.map(({ condition }) => condition),
      ["status <> 'Current'"],
    );
    assert.equal(status?.label, 'state of repayment');
    assert.deepEqual(status?.ai_context.synonyms, ['standing', 'condition']);
    assert.deepEqual(status?.loanq, {
      role: 'category',
      values: { Late: ['tardy', 'behind'], Current: ['fine'] },
    });
    assert.deepEqual(
      merged?.metrics.map(({ name, expression }) => [name, expression.dialects[0]?.expression]),
      [
        ['volume', 'SUM(loans.outstanding_principal)'],
        ['count', 'COUNT(loans.loan_id)'],
      ],
    );
    assert.equal(merged?.loanq.currency, 'USD');
  });

  it('is null without files', () => {
    assert.equal(parseModels([]), null);
  });

  it('names the file of what is wrong', () => {
    assert.throws(() => parseModels([{ path: 'semantic-model/a.yaml', text: 'semantic_model: []' }]), {
      code: 'misconfigured',
      message: /^semantic-model\/a\.yaml: The semantic model is not valid:/,
    });
  });

  it("refuses two definitions of the same name among the user's files", () => {
    const files = [
      { path: 'semantic-model/a.yaml', text: METRIC('COUNT(*)', 'a') },
      { path: 'semantic-model/b.yaml', text: METRIC('SUM(x)', 'b') },
    ];
    assert.throws(() => parseModels(files), {
      message: 'semantic-model/b.yaml: metric "churn" is defined otherwise in semantic-model/a.yaml',
    });
  });

  it('adds the words of a metric that is defined alike', () => {
    const files = [
      { path: 'semantic-model/a.yaml', text: METRIC('COUNT(*)', 'a') },
      { path: 'semantic-model/b.yaml', text: METRIC('COUNT(*)', 'b') },
    ];
    assert.deepEqual(parseModels(files)?.metrics[0]?.ai_context.synonyms, ['a', 'b']);
  });
});
