import type { ColumnOverview, ValueOverview } from '../../../../src/ask/mod.ts';
import { UNKNOWN_CURRENCY } from '../../../../src/shared/mod.ts';
import type { DataPart } from './schema-browser.tsx';
import type { FoundColumn } from './search-data.ts';

interface ColumnItemProps {
  readonly column: FoundColumn;
  readonly onPick: (part: DataPart) => void;
}

/** A column: its name to be put where the user is writing, what it means and some of what it holds. */
export function ColumnItem({ column, onPick }: ColumnItemProps) {
  const { name, label, description, isKey, isNullable, references, calledAlso } = column;
  return (
    <li>
      <button type="button" class="wb-name" onClick={() => onPick({ kind: 'name', name, label })}>
        {name}
      </button>{' '}
      <small>
        {typeOf(column)}
        {isKey && ' · key'}
        {references !== null && ` · → ${references.table}`}
        {isNullable && ' · may be NULL'}
      </small>
      <CalledAlso names={calledAlso} />
      {description !== null && <p>{description}</p>}
      <Values column={column} onPick={onPick} />
    </li>
  );
}

/** The other names by which a search found something. */
export function CalledAlso({ names }: { readonly names: readonly string[] }) {
  return names.length === 0 ? null : <p>Also called {names.join(', ')}.</p>;
}

const VALUES_SHOWN = 8;
/** Characters; a note would take the panel. */
const VALUE_LENGTH = 40;

/** Some values, or the span of them. */
function Values({ column, onPick }: ColumnItemProps) {
  const { name, values, distinctCount, min, max, isKey, references } = column;
  if (isKey || references !== null) return null;
  if (values.length === 0) {
    return min === null || max === null ? null : <p>{`${shown(min)} to ${shown(max)}`}</p>;
  }
  return (
    <ul class="wb-values" aria-label={`Values of ${name}`}>
      {values.slice(0, VALUES_SHOWN).map((each) => (
        <li key={each.value}>
          <button
            type="button"
            class="wb-value"
            title={each.synonyms.join(', ') || undefined}
            onClick={() => onPick({ kind: 'value', value: each.value })}
          >
            {textOf(each)}
          </button>
        </li>
      ))}
      {distinctCount > Math.min(values.length, VALUES_SHOWN) && <li>…</li>}
    </ul>
  );
}

/** A code with its name: `TX (Texas)`. */
function textOf({ value, synonyms: [name] }: ValueOverview): string {
  const text = String(value);
  return name !== undefined && CODE.test(text) && NAME.test(name) ? `${text} (${name})` : shortened(text);
}

const CODE = /^[A-Z]{2,3}$/;
const NAME = /^[A-Z][a-z]/;

function typeOf({ type, unit }: ColumnOverview): string {
  if (unit === null) return type;
  if (unit.kind === 'duration') return unit.of;
  return unit.kind === 'money' && unit.currency !== UNKNOWN_CURRENCY ? unit.currency : unit.kind;
}

function shortened(text: string): string {
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)} …` : text;
}

function shown(value: number | string): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}
