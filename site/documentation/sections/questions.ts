import type { SectionRequest } from './sections.ts';

/** The questions of the table that is there, and how each is read. Throws for one that is refused. */
export function readingTable(request: SectionRequest): Promise<string> {
  return answerTable(request, 'Read as', async (question) => {
    const answer = await generateSql(question, request.address);
    if (answer.sql === undefined) throw new Error(`"${question}" is refused: ${answer.detail}`);
    const comment = /^(?:-- .*\n)+/.exec(answer.sql)?.[0] ?? '';
    return comment.replaceAll(/^-- /gm, '').trim().replaceAll('\n', ' ');
  });
}

/** The questions of the table that is there, and what is said instead of an answer. Throws for one that is answered. */
export function refusalTable(request: SectionRequest): Promise<string> {
  return answerTable(request, 'Answer', async (question) => {
    const answer = await generateSql(question, request.address);
    if (answer.sql !== undefined) throw new Error(`"${question}" is answered:\n${answer.sql}`);
    return answer.detail ?? '';
  });
}

async function answerTable(
  { body }: SectionRequest,
  heading: string,
  answer: (question: string) => Promise<string>,
): Promise<string> {
  const rows: string[] = [];
  for (const question of questionsOf(body)) {
    const address = `/workbench/#q=${encodeURIComponent(question)}`;
    rows.push(`| [${question}](${address}) | ${inCell(await answer(question))} |`);
  }
  return [`| Question | ${heading} |`, '| --- | --- |', ...rows].join('\n');
}

/** What the first column holds below the head, with or without its link. */
function questionsOf(table: string): readonly string[] {
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|')[1]?.trim() ?? '')
    .map((cell) => /^\[(.*)\]\(.*\)$/.exec(cell)?.[1] ?? cell);
}

/** Text as a table's cell shows it: nothing in it is Markdown or HTML. */
function inCell(text: string): string {
  return text
    .replaceAll(/\s*\n\s*/g, ' <br>')
    .replaceAll(/[|*_{\\`]|<(?!br>)/g, (character) => `&#${character.codePointAt(0)};`);
}

interface Answer {
  readonly sql?: string;
  readonly detail?: string;
}

async function generateSql(question: string, address: string): Promise<Answer> {
  const response = await fetch(`${address}/api/v1/chat/generate-sql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question }),
  });
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null) throw new Error('The answer is no object');
  const text = (key: string): string | undefined => {
    const value: unknown = Reflect.get(answer, key);
    return typeof value === 'string' ? value : undefined;
  };
  const [sql, detail] = [text('sql'), text('detail')];
  return { ...(sql === undefined ? {} : { sql }), ...(detail === undefined ? {} : { detail }) };
}
