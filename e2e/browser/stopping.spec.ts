/** Tests that the analysis of slow code can be stopped, and then starts again only on request. */
import { expect, test, type Page } from './test.ts';
import { openFile, openPage, problems, replaceText, saved, showProblems, showView } from './page.ts';

const notRead = (page: Page) => page.getByRole('complementary', { name: 'Not analyzed' });
const status = (page: Page) => page.getByRole('contentinfo', { name: 'Status' });
const stop = (page: Page) => status(page).getByRole('button', { name: 'Stop' });

/** Code that compiles for several seconds before it reaches a limit, also on a fast machine. */
const long = `$s = sprintf('%20000s', 'a')
Integer[0, 100000].each |$i| { $x = $s =~ /( | |b)*c/ }
`;

/** Shows another view and waits for it. Automatic work would have started by then. */
async function lookElsewhere(page: Page): Promise<void> {
  await showView(page, 'Catalog');
  await expect(page.getByRole('tabpanel', { name: 'Catalog' })).toBeVisible();
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}

/** Opens the slow code and starts its analysis. */
async function readLong(page: Page): Promise<void> {
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, long);
  await expect(stop(page)).toBeVisible();
}

test('If a reload interrupts the analysis, it starts again only on request @deep', async ({ page }) => {
  await readLong(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bunraku.unfinished'))).toMatch(/./);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(notRead(page)).toContainText('This project was not analyzed, because its last analysis did not finish.');
  await lookElsewhere(page);
  await expect(stop(page)).toBeHidden();
  await notRead(page).getByRole('button', { name: 'Analyze now' }).click();
  await expect(stop(page)).toBeVisible({ timeout: 1000 });
  await expect(notRead(page)).toBeHidden();
  // The analysis ends with an error by itself, so later ones start automatically again.
  await expect(page.getByText(/Stopped after/).first()).toBeVisible();
  await page.reload();
  await expect(stop(page)).toBeVisible();
  await expect(notRead(page)).toBeHidden();
});

test('A stopped analysis starts again with a change of the code, and not with a reload @deep', async ({ page }) => {
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, "package 'nginx'\n");
  await showProblems(page);
  const fix = problems(page).getByRole('button', { name: /^Fix: / });
  await expect(fix).toBeEnabled();
  await replaceText(page, long);
  // The fix was computed for earlier code.
  await expect(fix).toBeDisabled();
  await stop(page).click();
  await expect(notRead(page)).toContainText('The analysis was stopped');
  await expect(fix).toBeDisabled();
  await lookElsewhere(page);
  await expect(stop(page)).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(notRead(page)).toContainText('its last analysis did not finish');
  await replaceText(page, "notify { 'short': }\n");
  await expect(notRead(page)).toBeHidden();
  await expect(status(page)).toContainText('Engine ready');
});

test('A phone and an embed have a way to stop the analysis @deep', async ({ page }) => {
  await openPage(page, `#src=${encodeURIComponent('# short\n')}`);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [undefined, `/?embed=1&view=catalog#src=${encodeURIComponent('# short\n')}`]) {
    if (address !== undefined) await page.goto(address);
    const field = page.getByRole('textbox', { name: /^Code of/ });
    await expect(field).toContainText('short');
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    // Types other code, because stopped code is not analyzed automatically again.
    await page.keyboard.insertText(`# ${address === undefined ? 'phone' : 'embed'}\n${long}`);
    await page.getByRole('complementary', { name: 'Reading' }).getByRole('button', { name: 'Stop' }).click();
    await expect(notRead(page)).toContainText('The analysis was stopped');
  }
});
