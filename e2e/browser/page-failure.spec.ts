import { expect, test } from './test.ts';
import { editorText, openPage, replaceText } from './page.ts';

test('An error of the page reports what happened and keeps the project, and a reload continues', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `#src=${encodeURIComponent("notify { 'before': }\n")}`);
  // Makes a function throw that the status bar uses when a draft has been saved.
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

test('A part that is gone after a deployment leads to a reload that keeps the project @deep', async ({ page }) => {
  await openPage(page, '?view=report#example/ntp');
  await page.route(/SystemPanel-.*\.js/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Home</p>' }));
  await page.route(/index\.html\?release=/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<meta name="bunraku-revision" content="newer" />' }),
  );
  await replaceText(page, "notify { 'kept': }\n");
  await page.getByRole('tab', { name: 'System', exact: true }).click();
  const notice = page.getByText('A new version was published. Reload the page to get it. Your project is kept.');
  await expect(notice).toBeVisible();
  await page.unroute(/SystemPanel-.*\.js/);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByRole('region', { name: 'System' })).toBeVisible();
  await expect(editorText(page)).toContainText('kept');
});
