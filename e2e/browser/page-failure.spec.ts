import { expect, test } from './test.ts';
import { editorText, openPage, replaceText } from './page.ts';

test('An error of the page reports what happened and keeps the project, and a reload continues', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `#src=${encodeURIComponent("notify { 'before': }\n")}`);
  // The status bar formats the length of the project's link when a draft is saved: from now on that throws.
  await page.evaluate(() => {
    Object.assign(Number.prototype, {
      toLocaleString: () => {
        throw new Error('Broken on purpose');
      },
    });
  });
  await replaceText(page, "notify { 'kept': }\n");
  const notice = page.getByRole('alert').filter({ hasText: 'The page stopped because of an error in Bunraku' });
  await expect(notice).toContainText('Your project is saved in this browser.');
  await notice.getByRole('button', { name: 'Copy details' }).click();
  await expect(notice.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Broken on purpose');
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await expect(editorText(page)).toContainText('kept');
});
