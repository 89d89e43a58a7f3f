import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPartsOfNames } from '../../../src/engine/asides/with-parts-of-names.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const turned = (question: string): string | null =>
  withPartsOfNames(tokenize(question))
    ?.map(({ kind, text, norm }) => (kind === 'quoted' ? text : norm))
    .join(' ') ?? null;

describe('withPartsOfNames()', () => {
  it('takes the beginning of a last name for text after a space', () => {
    assert.equal(turned('skippers whose last name starts with "Van"'), 'skippers whose name contains " Van"');
    assert.equal(
      turned('How many skippers have a last name that begins with Mc?'),
      'how many skippers whose name contains " Mc" ?',
    );
  });

  it('takes the beginning of a first name for that of the name', () => {
    assert.equal(
      turned('skippers with a first name starting with Jo'),
      'skippers whose name starts with "Jo"',
    );
  });

  it('leaves other names', () => {
    assert.equal(turned('skippers whose name starts with Jo'), null);
    assert.equal(turned('skippers with the last name Foster'), null);
  });
});
