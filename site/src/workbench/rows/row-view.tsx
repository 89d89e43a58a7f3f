import { useEffect, useRef } from 'preact/hooks';
import { CopyButton } from '../parts/copy-button.tsx';
import type { Row } from '../service/parse-rows.ts';
import type { ColumnFormat } from './column-format.ts';
import { toJson } from './to-text.ts';

interface RowViewProps {
  readonly rows: readonly Row[];
  /** Which of them, from 0. */
  readonly at: number;
  readonly formats: readonly ColumnFormat[];
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
  readonly notify: (text: string) => void;
}

/** A row from top to bottom: long texts and many columns have room there. */
export function RowView({ rows, at, formats, onMove, onClose, notify }: RowViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = rows[at] ?? {};
  useEffect(() => dialog.current?.showModal(), []);
  function move(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step !== 0 && rows[at + step] !== undefined) onMove(at + step);
  }
  const names = formats.map(({ name }) => name);
  return (
    <dialog
      class="wb-row"
      ref={dialog}
      aria-labelledby="wb-row-title"
      onClose={onClose}
      onKeyDown={move}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div class="wb-head">
        <h2 id="wb-row-title" aria-live="polite">
          Row {(at + 1).toLocaleString('en-US')} <small>of {rows.length.toLocaleString('en-US')}</small>
        </h2>
        <div class="wb-actions">
          <button type="button" class="wb-quiet" disabled={at === 0} onClick={() => onMove(at - 1)}>
            ← <span class="wb-hidden">Row before</span>
          </button>
          <button
            type="button"
            class="wb-quiet"
            disabled={at === rows.length - 1}
            onClick={() => onMove(at + 1)}
          >
            <span class="wb-hidden">Next row</span> →
          </button>
          <CopyButton
            label="Copy"
            what="the row as JSON"
            text={() => toJson({ names, rows: [row] })}
            notify={notify}
          />
          <button type="button" class="wb-quiet" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </div>
      <dl>
        {formats.map((format) => (
          <div key={format.name}>
            <dt>{format.name}</dt>
            <Value value={row[format.name] ?? null} format={format} />
          </div>
        ))}
      </dl>
    </dialog>
  );
}

function Value({ value, format }: { readonly value: unknown; readonly format: ColumnFormat }) {
  return value === null ? <dd class="wb-null">NULL</dd> : <dd>{format.format(value)}</dd>;
}
