import { expect, test } from '@playwright/test';
import { editorText, linkOf, openFile, openPage, replaceText, saved } from './page.ts';

test('a link opens the same project elsewhere', async ({ page, browser }) => {
  await openPage(page);
  await page.getByRole('textbox', { name: 'Project name' }).fill('Shared from here');
  await page.keyboard.press('Enter');
  await openFile(page, 'site.pp');
  await replaceText(page, "notify { 'shared': }\n");
  const link = await linkOf(page);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('textbox', { name: 'Project name' })).toHaveValue('Shared from here');
  await expect(editorText(other)).toContainText("notify { 'shared': }");
  await elsewhere.close();
});

test('the address becomes the link on save, and not on each key', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, "notify { 'x': }\n");
  await expect(saved(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText(/^Link copied/)).toBeVisible();
  expect(new URL(page.url()).hash).toMatch(/^#p\/1\//);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a damaged link says so and leaves the project as it is', async ({ page }) => {
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, "notify { 'mine': }\n");
  await expect(saved(page)).toBeVisible();
  const link = await linkOf(page);
  await page.goto('about:blank');
  await page.goto(link.slice(0, -10));
  await expect(page.getByText(/damaged or cut off/)).toBeVisible();
  await expect(editorText(page)).toContainText("notify { 'mine': }");
});

test('a link of a newer Bunraku says so', async ({ page }) => {
  await openPage(page, '#p/9/abc');
  await expect(page.getByText(/newer Bunraku \(version 9/)).toBeVisible();
});

test('opening a link keeps the draft, one press away', async ({ page }) => {
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, "notify { 'mine': }\n");
  await expect(saved(page)).toBeVisible();
  await page.goto(`/#src=${encodeURIComponent("notify { 'theirs': }\n")}`);
  await expect(editorText(page)).toContainText("notify { 'theirs': }");
  await page.getByRole('button', { name: 'Back to my draft' }).click();
  await expect(editorText(page)).toContainText("notify { 'mine': }");
});

test('a long link warns, and the zip is there instead', async ({ page }) => {
  await openPage(page);
  await openFile(page, 'site.pp');
  const words = Array.from({ length: 700 }, (_, index) => `# ${((index * 7919) % 10007) * 104729}`);
  await replaceText(page, words.join('\n'));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(/Chats cut links longer than 2,000/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download zip' }).click();
  expect((await download).suggestedFilename()).toBe('package-file-service.zip');
});
