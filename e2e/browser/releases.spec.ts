import { expect, test } from './test.ts';
import { linkOf, openFile, openPage, problems, replaceText, showProblems } from './page.ts';

test('A project switches to an older release of Puppet and back, and its link keeps the release @deep', async ({
  page,
  browser,
}) => {
  await openPage(page, '');
  await openFile(page, 'site.pp');
  await replaceText(page, 'notify { "On ${osfamily}": }\n');
  await showProblems(page);
  await expect(problems(page)).toContainText("Unknown variable: 'osfamily'");

  const status = page.getByRole('contentinfo', { name: 'Status' });
  await status.getByRole('button', { name: 'Release: OpenVox 8 · Puppet 8' }).click();
  await page.getByRole('menuitemradio', { name: 'Puppet 7.34' }).click();
  await expect(page.getByText("Unknown variable: 'osfamily'")).toBeHidden();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status.getByRole('button', { name: 'Release: OpenVox 8 · Puppet 8' })).toBeVisible();
  await expect(problems(page)).toContainText("Unknown variable: 'osfamily'");

  await status.getByRole('button', { name: 'Release: OpenVox 8 · Puppet 8' }).click();
  await page.getByRole('menuitemradio', { name: 'Puppet 5.5' }).click();
  const link = await linkOf(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('button', { name: 'Release: Puppet 5.5' })).toBeVisible();
  await elsewhere.close();

  await test.step('On a phone, More contains the release', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Release: Puppet 5.5' }).click();
    await page.getByRole('menuitemradio', { name: 'Puppet 6.29' }).click();
    await expect(page.getByRole('button', { name: 'Release: Puppet 6.29' })).toBeVisible();
  });
});
