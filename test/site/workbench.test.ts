import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { ask, cells, download, editorText, offered, rowsOf, writeSql } from './drive-workbench.ts';
import { WITHOUT_BROWSER } from './find-chromium.ts';
import { openSite, type SiteUnderTest } from './site-under-test.ts';

const BY_GRADE = 'What is the average interest rate by grade?';
/** Never ends by itself. */
const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n';

describe('the workbench', { skip: WITHOUT_BROWSER, timeout: 300_000 }, () => {
  let site: SiteUnderTest;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  it('answers a question with its reading, SQL, rows, chart and Python', async () => {
    const page = await site.open('/');
    await ask(page, 'Default rate by grade for auto loans issued since 2022');
    await page
      .getByText('Default rate (charged-off loans ÷ all loans, in percent) by grade')
      .first()
      .waitFor();
    assert.match(await editorText(page), /GROUP BY loans\.grade/);
    await rowsOf(page, 7);
    assert.deepEqual((await cells(page)).slice(0, 4), ['A', '0.00%', 'B', '2.52%']);
    await page.locator('.wb-plot .bars .point').nth(6).waitFor();
    assert.match(await page.locator('.wb-code').innerText(), /go\.Bar\(/);
    await page.context().close();
  });

  it('shows an error of the database in place, and the rows once it is mended', async () => {
    const page = await site.open(`/workbench/#q=${encodeURIComponent(BY_GRADE)}`);
    await rowsOf(page, 7);
    await writeSql(page, 'SELECT grade, count(*) AS loans FRM loans GROUP BY grade');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('alert').getByText('near "FRM": syntax error').waitFor();
    assert.equal(await page.locator('.wb-editor .cm-lintRange-error').innerText(), 'FRM');
    await writeSql(page, "SELECT count(*) AS number_of_loans FROM loans WHERE grade = 'A'");
    await page.getByRole('button', { name: 'Run' }).click();
    await rowsOf(page, 1);
    assert.equal(await page.getByRole('alert').count(), 0);
    assert.match(await page.locator('.wb-figures dd').innerText(), /^\d,\d{3}$/);
    await page.getByText('SQL changed by hand').waitFor();
    await page.context().close();
  });

  it('helps with a refusal: the unknown word, and what was meant to choose', async () => {
    const page = await site.open('/');
    await ask(page, 'inturst rate by grade');
    assert.equal(await page.locator('.wb-refusal mark').innerText(), 'inturst');
    await page.locator('.wb-choice', { hasText: 'interest rate by grade' }).click();
    await rowsOf(page, 7);
    assert.equal(await page.getByLabel('Your question').inputValue(), 'interest rate by grade');
    assert.equal(await page.locator('.wb-refusal').count(), 0);
    await page.context().close();
  });

  it('offers less of a refused question that is answered', async () => {
    const page = await site.open('/');
    await ask(page, 'default rate by grade for loans that smell of lavender');
    await page.getByRole('heading', { name: 'Less of it is answered' }).waitFor();
    await page.locator('.wb-choice', { hasText: 'default rate by grade for loans' }).click();
    await rowsOf(page, 7);
    await page.context().close();
  });

  it('stops the statement on the server when it is cancelled', async () => {
    const page = await site.open(`/workbench/#q=${encodeURIComponent(BY_GRADE)}`);
    await rowsOf(page, 7);
    await writeSql(page, ENDLESS);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Running the SQL').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Cancelled.').first().waitFor();
    const isCancelled = (): boolean => site.log().includes('POST /api/v1/chat/run-sql 499');
    while (!isCancelled()) await page.waitForTimeout(20);
    await page.context().close();
  });

  it('scrolls and sorts 100,000 rows while few of them are in the page, and keeps every digit', async () => {
    const page = await site.open(`/workbench/#q=${encodeURIComponent(BY_GRADE)}`);
    await rowsOf(page, 7);
    await writeSql(
      page,
      'SELECT payment_id, 9007199254740993 AS long, amount_due, due_on FROM payments LIMIT 100000',
    );
    await page.getByRole('button', { name: 'Run' }).click();
    await rowsOf(page, 100_000);
    assert.ok((await page.locator('.wb-scroll tbody tr').count()) < 100);
    await page.getByRole('button', { name: 'payment_id' }).click();
    await page.getByRole('button', { name: 'payment_id' }).click();
    await page.locator('.wb-scroll td').getByText('100000', { exact: true }).waitFor();
    await page.locator('.wb-scroll').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
    await page.locator('tr[aria-rowindex="100001"]').waitFor();
    assert.equal((await cells(page)).at(-3), '9,007,199,254,740,993');
    assert.match((await cells(page)).at(-2) ?? '', /^\$[\d,]+\.\d\d$/);
    assert.match((await cells(page)).at(-1) ?? '', /^\d{1,2} \w{3,4} \d{4}$/);
    await page.context().close();
  });

  it('gives the rows as CSV and JSON, and the chart as PNG', async () => {
    const page = await site.open(`/workbench/#q=${encodeURIComponent(BY_GRADE)}`);
    await rowsOf(page, 7);
    const csv = await download(page, 'Save the rows as CSV');
    assert.equal(csv.name, 'what-is-the-average-interest-rate-by-grade.csv');
    assert.match(csv.bytes.toString(), /^grade,average_interest_rate\r\nA,[\d.]+\r\n/);
    assert.equal(JSON.parse((await download(page, 'Save the rows as JSON')).bytes.toString()).length, 7);
    await page.locator('.wb-plot .bars').waitFor();
    assert.equal((await download(page, 'Save as PNG')).bytes.subarray(1, 4).toString(), 'PNG');
    await page.context().close();
  });

  it('draws the map of the states from its own outlines, and anew where it gets another width', async () => {
    const page = await site.open('/workbench/#q=Outstanding+balance+by+state');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await page.locator('.wb-plot .choroplethlayer path').first().waitFor();
    assert.ok((await page.locator('.wb-plot .choroplethlayer path').count()) >= 50);
    await page.getByRole('button', { name: 'Bars', exact: true }).click();
    await page.locator('.wb-plot .bars .point').nth(5).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await page.locator('.wb-plot .choroplethlayer path').first().waitFor();
    const before = await page.locator('.wb-plot').evaluate((plot) => plot.clientWidth);
    await page.getByRole('button', { name: 'Data', exact: true }).click();
    await page.waitForFunction((old) => {
      const plot = document.querySelector('.wb-plot');
      return plot?.clientWidth !== old && plot?.clientWidth === plot?.querySelector('svg')?.clientWidth;
    }, before);
    await page.context().close();
  });

  it('is worked by keyboard alone', async () => {
    const page = await site.open('/');
    await page.getByRole('button', { name: 'Examples' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(BY_GRADE);
    await page.keyboard.press('Enter');
    await rowsOf(page, 7);
    await tabTo(page, 'Run');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('SELECT 1 AS one FROM loans WHERE interest_r');
    await offered(page, 'interest_rate');
    await page.keyboard.press('Escape');
    await page.keyboard.type('ate > 0 LIMIT 1');
    await page.keyboard.press('Control+Enter');
    await rowsOf(page, 1);
    await tabTo(page, 'Save the rows as JSON'); // Out of the editor, which does not keep Tab for itself.
    await page.keyboard.press('/');
    assert.equal(await focused(page), 'wb-question');
    await page.context().close();
  });

  it('completes names also when they come after the question and before the editor', async () => {
    const page = await site.open('/errors');
    const editor = Promise.withResolvers<void>();
    const isAskedFor = page.waitForRequest('**/create-sql-editor*.js');
    await page.route('**/create-sql-editor*.js', async (route) => {
      await editor.promise;
      await route.continue();
    });
    await page.route('**/workbench/api/overview', async (route) => {
      await isAskedFor;
      await route.continue();
    });
    await page.goto(`${site.origin}/workbench/#q=How+many+loans+are+there%3F`);
    await page.getByRole('button', { name: 'Data' }).click();
    await page.getByLabel('Find names and values').fill('interest_rate');
    await page.getByRole('button', { name: 'interest_rate' }).waitFor();
    editor.resolve();
    await page.locator('.wb-editor .cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('SELECT interest_r');
    await page.locator('.wb-editor .cm-tooltip li', { hasText: 'interest_rate' }).waitFor();
    await page.context().close();
  });

  it('remembers questions in the browser, follows its address and goes back', async () => {
    const page = await site.open('/workbench/#q=How+many+loans+are+there%3F');
    await rowsOf(page, 1);
    await ask(page, BY_GRADE);
    await rowsOf(page, 7);
    assert.match(page.url(), /#q=What\+is\+the\+average/);
    await page.goBack();
    await rowsOf(page, 1);
    await page.reload();
    await page.getByRole('button', { name: 'History' }).click();
    await page.locator('.wb-panel').getByText(BY_GRADE).waitFor();
    await page.context().close();
  });

  it('shows the SQL of a link without running it', async () => {
    const page = await site.open('/workbench/#q=x&sql=SELECT+1+AS+one');
    await page.getByText('came with the link').first().waitFor();
    assert.equal(await editorText(page), 'SELECT 1 AS one');
    assert.equal(await page.locator('.wb-rows').count(), 0);
    await page.context().close();
  });

  it('loads less than 300 kB before the first chart', async () => {
    const page = await site.open('/errors');
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(`${site.origin}/workbench/#q=How+many+loans+are+there%3F`, { waitUntil: 'networkidle' });
    await page.locator('.wb-editor .cm-content').waitFor();
    assert.ok(bytes > 50_000 && bytes < 300_000, `${bytes} bytes`);
    await page.context().close();
  });
});

/** Presses Tab until a button has the focus. */
async function tabTo(page: Page, button: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === button) return;
  }
  assert.fail(`Tab does not lead to ${button}`);
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}
