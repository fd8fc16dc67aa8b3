import { expect, test } from './test.ts';
import { editorText, openFile, openPage, replaceText, saved, showProblems } from './page.ts';

test('After an engine crash, the project stays editable and the engine restarts @deep', async ({ page }) => {
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, "notify { 'before': }\n");
  await expect(saved(page)).toBeVisible();

  await page.route(/engine-worker-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken on purpose');" }),
  );
  await page.reload();
  await expect(page.getByText(/broken on purpose/).first()).toBeVisible();
  await expect(editorText(page)).toContainText("notify { 'before': }");
  await replaceText(page, "notify { 'after' }\n");
  await expect(saved(page)).toBeVisible();

  await page.unroute(/engine-worker-.*\.js$/);
  await replaceText(page, "notify { 'after': }\n");
  await showProblems(page);
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('Engine ready');
  await expect(page.getByText('No problems')).toBeVisible();
});

test('A failed download of the engine is reported, and the next keystroke starts the engine again @deep', async ({
  page,
}) => {
  await page.route(/\/compiler-.*\.js$/, (route) => route.abort());
  await page.goto('/#example/ntp');
  await expect(page.getByText(/The engine crashed.*imported module/).first()).toBeVisible();
  await page.unroute(/\/compiler-.*\.js$/);
  await replaceText(page, "notify { 'after': }\n");
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('Engine ready');
});

test('If Monaco cannot be loaded, a simpler editor shows the code @deep', async ({ page }) => {
  await page.route(/\/CodeEditor-.*\.js$/, (route) => route.abort());
  await page.goto('/#example/ntp');
  await expect(page.getByRole('textbox', { name: /^Code of/ })).toContainText('class ntp');
});
