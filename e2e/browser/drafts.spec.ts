import { expect, test } from '@playwright/test';
import { editorText, openFile, openPage, replaceText, saved } from './page.ts';

test('a reload keeps what was typed, and which files are open', async ({ page }) => {
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, "notify { 'kept': }\n");
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(editorText(page)).toContainText("notify { 'kept': }");
  await expect(page.getByRole('tab', { name: 'manifests/site.pp' })).toHaveAttribute('aria-selected', 'true');
});

test('a reload after a link was opened keeps the edits, not the link’s text', async ({ page }) => {
  await openPage(page, `#src=${encodeURIComponent("notify { 'theirs': }\n")}`);
  await replaceText(page, "notify { 'edited': }\n");
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(editorText(page)).toContainText("notify { 'edited': }");
});

test('two tabs do not overwrite each other', async ({ page, context }) => {
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, '# first tab, before\n');
  await expect(saved(page)).toBeVisible();

  const second = await context.newPage();
  await openPage(second);
  await expect(editorText(second)).toContainText('# first tab, before');
  await replaceText(second, '# second tab\n');
  await expect(saved(second)).toBeVisible();

  await replaceText(page, '# first tab, after\n');
  await expect(page.getByText(/edited in another tab too/)).toBeVisible();
  await second.reload();
  await expect(editorText(second)).toContainText('# second tab');
  await page.reload();
  await expect(editorText(page)).toContainText('# first tab, after');
});

test('projects can be duplicated, opened and deleted, and a deletion taken back', async ({ page }) => {
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, "notify { 'first': }\n");
  await expect(saved(page)).toBeVisible();

  await page.getByRole('button', { name: 'Projects' }).click();
  const list = page.getByRole('list', { name: 'Projects' });
  await page.getByRole('button', { name: 'Duplicate Package, file, service' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete Package, file, service (copy)' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Projects' }).click();
  await list.getByRole('button', { name: /^Package, file, service \(copy\)/ }).click();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Package, file, service (copy)');
  await expect(editorText(page)).toContainText("notify { 'first': }");
});

test('what is only looked at is not kept', async ({ page }) => {
  await openPage(page, '#example/cycle');
  await page.getByRole('button', { name: 'Projects' }).click();
  await expect(page.getByText('Nothing is kept yet')).toBeVisible();
});
