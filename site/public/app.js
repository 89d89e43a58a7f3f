import { showTable } from './table.js';

const element = (id) => document.getElementById(id);
const question = element('question');

/** The question under way; aborting it closes the connection, and with it the server stops the query. */
let current = null;

async function ask(text) {
  current?.abort();
  const controller = new AbortController();
  current = controller;
  showWaiting(true);
  const start = performance.now();
  try {
    const response = await fetch('api/v1/chat/ask', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question: text }),
      signal: controller.signal,
    });
    const body = await response.json();
    if (current !== controller) return;
    if (response.ok) showAnswer(body, performance.now() - start);
    else
      showHelp(typeof body.detail === 'string' ? body.detail : body.detail.map(({ msg }) => msg).join('\n'));
  } catch (error) {
    if (current !== controller) return; // A later question has taken over.
    if (error.name === 'AbortError') say('Cancelled.');
    else showHelp(`The service did not answer (${error.message}). Is it still running?`);
  } finally {
    if (current === controller) {
      current = null;
      showWaiting(false);
    }
  }
}

function showWaiting(isWaiting) {
  element('submit').hidden = isWaiting;
  element('cancel').hidden = !isWaiting;
  if (!isWaiting) return;
  element('examples').open = false; // The answer takes their place; on a phone it would be out of sight below them.
  element('answer').hidden = true;
  element('help').hidden = true;
  say('Working …');
}

function showAnswer({ sql, data, chart_code: chart }, ms) {
  const { reading, statement } = splitReading(sql);
  const count = data.length.toLocaleString('en');
  element('reading-section').hidden = reading === '';
  element('reading').textContent = reading;
  element('sql').textContent = statement;
  element('chart-section').hidden = chart === null;
  element('chart').textContent = chart ?? '';
  element('rows-note').textContent = showTable(element('rows'), data);
  element('answer').hidden = false;
  say(`${count} ${data.length === 1 ? 'row' : 'rows'} in ${(ms / 1000).toFixed(2)} s.`);
}

/** How the question was read stands in the comment at the head of the SQL. */
function splitReading(sql) {
  const lines = sql.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('--'));
  const comments = lines.slice(0, Math.max(end, 0));
  return {
    reading: comments.map((line) => line.replace(/^-- ?/, '')).join('\n'),
    statement: lines.slice(comments.length).join('\n').trim(),
  };
}

function showHelp(text) {
  element('help-text').textContent = text;
  element('help').hidden = false;
  say('No answer.');
}

function say(text) {
  element('status').textContent = text;
}

/** The question is part of the address, so that an answer can be linked to and gone back to. */
function questionOfAddress() {
  return new URLSearchParams(location.search).get('q')?.trim() ?? '';
}

function submit(text) {
  question.value = text;
  if (text !== questionOfAddress()) history.pushState(null, '', `?${new URLSearchParams({ q: text })}`);
  ask(text);
}

function followAddress() {
  const text = questionOfAddress();
  question.value = text;
  if (text === '') question.focus();
  else ask(text);
}

element('ask').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = question.value.trim();
  if (text !== '') submit(text);
});

element('examples').addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement) submit(target.textContent);
});

element('cancel').addEventListener('click', () => {
  current?.abort();
  question.focus();
});

addEventListener('keydown', (event) => {
  if (event.key === 'Escape') current?.abort();
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    question.select();
  }
});

for (const button of document.querySelectorAll('[data-copy]')) {
  // Browsers give the clipboard to secure pages only: https, or this machine.
  button.hidden = navigator.clipboard === undefined;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(element(button.dataset.copy).textContent);
    say('Copied.');
  });
}

addEventListener('popstate', followAddress);
followAddress();
