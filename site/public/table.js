/** More rows make the page slow, and nobody reads them; the interface gives all. */
const ROWS_MAX = 200;

/** Shows the first rows of a result in `place`; returns a note on what is not shown. */
export function showTable(place, rows) {
  place.replaceChildren();
  place.hidden = rows.length === 0;
  if (rows.length === 0) return 'No rows match.';
  const names = Object.keys(rows[0]);
  const isNumber = names.map((name) =>
    rows.slice(0, ROWS_MAX).every((row) => row[name] === null || typeof row[name] === 'number'),
  );

  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const [i, name] of names.entries()) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.textContent = name;
    cell.classList.toggle('number', isNumber[i]);
    head.append(cell);
  }
  const body = table.createTBody();
  for (const row of rows.slice(0, ROWS_MAX)) {
    const line = body.insertRow();
    for (const [i, name] of names.entries()) showValue(line.insertCell(), row[name], isNumber[i]);
  }
  place.append(table);
  return rows.length > ROWS_MAX
    ? `The first ${ROWS_MAX} of ${rows.length.toLocaleString('en')} rows are shown; the interface gives all.`
    : '';
}

function showValue(cell, value, isNumber) {
  cell.classList.toggle('number', isNumber);
  cell.classList.toggle('quiet', value === null);
  cell.textContent = value === null ? 'null' : String(value);
  if (cell.textContent.length > 40) cell.title = cell.textContent;
}
