import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { PICTURED } from '../../site/src/workbench/pictured.ts';
import { ask, cells, editorIsFocused, editorText, rowsOf, writeSql } from './drive-workbench.ts';
import { WITHOUT_BROWSER } from './find-chromium.ts';
import { openSite, type SiteUnderTest } from './site-under-test.ts';

const BY_GRADE = 'What is the average interest rate by grade?';
const ANSWERED = `/workbench/#q=${encodeURIComponent(BY_GRADE)}`;

describe('the ways through the workbench', { skip: WITHOUT_BROWSER, timeout: 300_000 }, () => {
  let site: SiteUnderTest;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  it('answers each question that it shows a picture of with such a chart', async () => {
    const page = await site.open('/');
    for (const { question } of PICTURED) {
      await page.locator('.wb-pictures button', { hasText: question }).click();
      await page.locator('.wb-plot .main-svg').first().waitFor();
      await page.goBack();
      await page.locator('.wb-pictures').waitFor();
    }
    await page.context().close();
  });

  it('goes back to its beginning', async () => {
    const page = await site.open('/');
    await ask(page, BY_GRADE);
    await rowsOf(page, 7);
    assert.equal(await page.title(), `${BY_GRADE} | loanq`);
    await page.goBack();
    await page.locator('.wb-pictures').waitFor();
    assert.equal(await page.getByLabel('Your question').inputValue(), '');
    assert.equal(await page.locator('.wb-answer').count(), 0);
    assert.equal(await page.title(), 'Ask the loan book | loanq');
    await page.context().close();
  });

  it('takes SQL of one’s own, and keeps the editor when it is emptied', async () => {
    const page = await site.open(ANSWERED);
    await rowsOf(page, 7);
    await page.getByRole('button', { name: 'Write SQL' }).click();
    await page.locator('.wb-editor .cm-placeholder').waitFor();
    await page.keyboard.type('SELECT 1 AS one');
    await page.keyboard.press('Control+Enter');
    await rowsOf(page, 1);
    await page.locator('.wb-editor .cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.locator('.wb-editor .cm-placeholder').waitFor();
    await page.keyboard.type('VALUES (1), (2)');
    await page.getByRole('button', { name: 'Run' }).click();
    await rowsOf(page, 2);
    await page.context().close();
  });

  it('offers to run SQL that was put where a question goes, and keeps it in the history', async () => {
    const page = await site.open('/workbench/');
    await ask(page, '-- of them all\nSELECT 1 AS one, *\nFROM loans LIMIT 3');
    await page.getByRole('heading', { name: 'This is SQL' }).waitFor();
    await page.getByRole('button', { name: 'Run it as SQL' }).click();
    await rowsOf(page, 3);
    assert.match(await editorText(page), /^-- of them all\nSELECT 1/);
    await writeSql(page, 'SELECT 2 AS two');
    await page.keyboard.press('Control+Enter');
    await rowsOf(page, 1);
    await ask(page, BY_GRADE);
    await rowsOf(page, 7);
    await page.reload();
    await page.getByRole('button', { name: 'History' }).click();
    const kept = page.getByRole('list', { name: 'Asked and run before' }).getByRole('button');
    await kept.first().waitFor();
    assert.deepEqual(await kept.allTextContents(), [
      BY_GRADE,
      'SELECT 2 AS two',
      'SELECT 1 AS one, *\nFROM loans LIMIT 3',
    ]);
    await kept.nth(1).click();
    await rowsOf(page, 1);
    assert.equal(await editorText(page), 'SELECT 2 AS two');
    await page.context().close();
  });

  it('puts names and values where the user is writing, in the form that is right there', async () => {
    const page = await site.open(ANSWERED);
    await rowsOf(page, 7);
    await page.getByRole('button', { name: 'Data', exact: true }).click();
    await page.getByLabel('Find names and values').fill('home_ownership');
    const question = page.getByLabel('Your question');
    await question.fill('Loans by  of borrowers');
    await question.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(9, 9));
    await page.getByRole('button', { name: 'home_ownership' }).click();
    assert.equal(await question.inputValue(), 'Loans by home ownership of borrowers');
    await page.getByRole('button', { name: 'Write SQL' }).click();
    await editorIsFocused(page);
    await page.keyboard.type('SELECT count(*) AS borrowers FROM borrowers WHERE ');
    await page.getByRole('button', { name: 'home_ownership' }).click();
    await page.keyboard.type(' = ');
    await page.getByRole('button', { name: 'Own', exact: true }).click();
    assert.equal(
      await editorText(page),
      "SELECT count(*) AS borrowers FROM borrowers WHERE home_ownership = 'Own'",
    );
    await page.keyboard.press('Control+Enter');
    await rowsOf(page, 1);
    await page.getByRole('button', { name: 'Show rows of borrowers' }).click();
    await rowsOf(page, 100);
    await page.context().close();
  });

  it('fits a narrow answer on a phone, and fades out one that is wider', async () => {
    const phone = { viewport: { width: 360, height: 740 } };
    const page = await site.open('/workbench/#q=Number+of+loans+by+grade+and+status', phone);
    await rowsOf(page, 28);
    assert.equal(await page.locator('.wb-more').count(), 0);
    await ask(page, 'Loan volume by product and quarter since 2021');
    await rowsOf(page, 160);
    await page.locator('.wb-more').waitFor();
    await page.locator('.wb-scroll').evaluate((scroller) => scroller.scrollTo(scroller.scrollWidth, 0));
    await page.locator('.wb-more').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('shows a row whole, and returns to where it was opened', async () => {
    const page = await site.open(ANSWERED);
    await rowsOf(page, 7);
    await page.getByRole('button', { name: 'Show row 1', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const row = page.getByRole('dialog', { name: 'Row 2 of 7' });
    await row.waitFor();
    assert.deepEqual(await row.locator('dd').allInnerTexts(), ['B', '9.36%']);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'Row 3 of 7' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Show row 2');
    await page.context().close();
  });

  it('draws texts as they are, also those that look like HTML', async () => {
    const page = await site.open(ANSWERED);
    await rowsOf(page, 7);
    await writeSql(page, "SELECT '<b>A & B</b>' AS name, 3 AS loans UNION ALL SELECT '<i>C</i>', 2");
    await page.getByRole('button', { name: 'Run' }).click();
    await rowsOf(page, 2);
    const names = page.locator('.wb-plot .xtick text');
    await names.filter({ hasText: 'C' }).waitFor();
    assert.deepEqual(
      (await names.allTextContents()).map((text) => text.replaceAll('\u00a0', ' ')),
      ['<b>A & B</b>', '<i>C</i>'],
    );
    await page.context().close();
  });

  it('says that the service does not answer, and tries again', async () => {
    const page = await site.open('/workbench/');
    await page.route('**/workbench/api/read', (route) => route.abort(), { times: 1 });
    await ask(page, BY_GRADE);
    await page.getByRole('alert').getByText('loanq does not answer').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await rowsOf(page, 7);
    await page.route('**/run-sql', (route) => route.fulfill({ status: 502, body: '<html>' }), { times: 1 });
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByRole('alert').getByText('The request failed with status 502.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('shows the SQL also where the editor does not load', async () => {
    const page = await site.open('/errors');
    await page.route('**/create-sql-editor*.js', (route) => route.abort());
    await page.goto(site.origin + ANSWERED);
    await page.getByText('The editor did not load.').waitFor();
    assert.match(await page.locator('.wb-editor').innerText(), /GROUP BY grade/);
    await rowsOf(page, 7);
    await page.context().close();
  });

  it('tells screen readers how a question was read, and what came of it', async () => {
    const page = await site.open(ANSWERED);
    const heard = page.locator('.wb-status output');
    await heard.getByText('7 rows. Read as: As in the example').waitFor({ state: 'attached' });
    await ask(page, 'How many unicorns are there?');
    await heard.getByText('No answer. I do not know the word "unicorns"').waitFor({ state: 'attached' });
    await page.context().close();
  });

  it('copies where the browser has no clipboard for the page', async () => {
    const page = await site.open('/errors');
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(site.origin + ANSWERED);
    await rowsOf(page, 7);
    await page.getByRole('button', { name: 'Copy the rows' }).click();
    await page.getByText('Copied.').first().waitFor();
    await page.getByLabel('Your question').fill('');
    await page.getByLabel('Your question').press('Control+v');
    assert.match(
      await page.getByLabel('Your question').inputValue(),
      /^grade\taverage_interest_rate\nA\t6\.98/,
    );
    await page.context().close();
  });

  it('prints all rows, not only those in sight', async () => {
    const page = await site.open(ANSWERED);
    await rowsOf(page, 7);
    await writeSql(page, 'SELECT loan_id FROM loans LIMIT 600');
    await page.getByRole('button', { name: 'Run' }).click();
    await rowsOf(page, 600);
    assert.ok((await cells(page)).length < 200);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    assert.equal((await cells(page)).length, 600);
    assert.equal(await page.locator('.wb-gap').count(), 0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.ok((await cells(page)).length < 200);
    await page.context().close();
  });
});
