import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { untilThere } from './until-there.ts';

/** Asks a question as a user does. */
export async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
}

/** Waits until the rows of a result are there. */
export async function rowsOf(page: Page, count: number): Promise<void> {
  const shown = count.toLocaleString('en-US');
  await page.getByRole('heading', { name: `Rows ${shown}`, exact: true }).waitFor();
}

/** What stands in the cells of the rows in sight. */
export async function cells(page: Page): Promise<readonly string[]> {
  return page.locator('.wb-scroll tr[aria-rowindex] td:not(.wb-rest, .wb-row-number)').allInnerTexts();
}

/** The SQL in the editor, once there is any: the editor is loaded when it is needed first. */
export async function editorText(page: Page): Promise<string> {
  const line = page.locator('.wb-editor .cm-line');
  await line.filter({ hasText: /\S/ }).first().waitFor();
  const lines = await line.allInnerTexts();
  return lines.join('\n');
}

/** Waits until what is typed goes to the editor, which takes the focus after the page is drawn. */
export async function editorIsFocused(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('.wb-editor'));
}

/** Puts SQL in the place of what is in the editor. */
export async function writeSql(page: Page, sql: string): Promise<void> {
  await page.locator('.wb-editor .cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(sql);
}

/** Waits until the editor offers the name, asked as often as a user would: names may come after what is typed. */
export async function offered(page: Page, name: string): Promise<void> {
  const choice = page.locator('.wb-editor .cm-tooltip li', { hasText: name }).first();
  await untilThere(choice, () => page.keyboard.press('Control+Space'));
}

/** Presses a button, and takes the file that it gives. */
export async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
