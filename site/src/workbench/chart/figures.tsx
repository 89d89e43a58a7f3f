import type { ChartSpecification } from '../../../../src/chart/mod.ts';
import { columnFormat } from '../rows/column-format.ts';
import type { Row } from '../service/parse-rows.ts';

type ValueSpecification = Extract<ChartSpecification, { readonly kind: 'value' }>;

/** A result of one row: its figures, large. */
export function Figures({
  specification,
  row,
}: {
  readonly specification: ValueSpecification;
  readonly row: Row;
}) {
  const { measures, label } = specification;
  return (
    <dl class="wb-figures">
      {measures.map(({ column, title, unit }) => (
        <div key={column}>
          <dt>
            {title}
            {label !== null && ` · ${String(row[label.column])}`}
          </dt>
          <dd>
            {row[column] == null
              ? 'NULL'
              : columnFormat(column, { role: 'measure', unit }, [row]).format(row[column])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
