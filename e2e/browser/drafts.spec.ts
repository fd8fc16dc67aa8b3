import { expect, test } from './test.ts';
import { editAndSave, editorText, followLink, openPage, openProjects, replaceText, saved } from './page.ts';

test('A reload keeps edits', async ({ page }) => {
  await openPage(page, `#src=${encodeURIComponent("notify { 'theirs': }\n")}`);

  await test.step('A reload after opening a link keeps the edits, not the code of the link', async () => {
    await replaceText(page, "notify { 'edited': }\n");
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(editorText(page)).toContainText("notify { 'edited': }");
  });

  await test.step('A reload keeps the code and the open files', async () => {
    await followLink(page, '#example/ntp');
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Package, file, service');
    await editAndSave(page, "notify { 'kept': }\n");
    await page.reload();
    await expect(editorText(page)).toContainText("notify { 'kept': }");
    await expect(page.getByRole('tab', { name: 'manifests/site.pp' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('The last edit survives when the page closes at once', async () => {
    // Makes every transaction of IndexedDB fail, as if the page ended before a transaction does.
    await page.evaluate(() => {
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('gone', 'InvalidStateError');
      };
    });
    await replaceText(page, "notify { 'at the last moment': }\n");
    await expect(editorText(page)).toContainText('at the last moment');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(editorText(page)).toContainText('at the last moment');
    await expect(saved(page)).toBeVisible();
  });
});

test('A second tab shows a notice, and each tab shows what the other saves @deep', async ({ page, context }) => {
  await openPage(page);
  await editAndSave(page, '# first tab, before\n');
  const second = await context.newPage();
  await openPage(second, '');
  await expect(second.getByText(/^This project is also open in another tab\./)).toBeVisible();
  await expect(page.getByText(/^This project is also open in another tab\./)).toHaveCount(0);
  await editAndSave(second, '# second tab\n');
  await expect(editorText(page)).toContainText('# second tab');
  await editAndSave(page, '# first tab again\n');
  await expect(editorText(second)).toContainText('# first tab again');
  const list = (await openProjects(second)).getByRole('list', { name: 'Your projects' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('Tabs that cannot communicate do not overwrite each other @deep', async ({ page, context }) => {
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    });
  }
  await openPage(page);
  await editAndSave(page, '# first tab, before\n');
  await openPage(second, '');
  await expect(editorText(second)).toContainText('# first tab, before');
  await editAndSave(second, '# second tab\n');
  await replaceText(page, '# first tab, after\n');
  await expect(page.getByText(/also edited in another tab/)).toBeVisible();
  await second.reload();
  await expect(editorText(second)).toContainText('# second tab');
  await page.reload();
  await expect(editorText(page)).toContainText('# first tab, after');
});

test('A project is saved after its first edit, returns to earlier states, and is renamed, duplicated and deleted @deep', async ({
  page,
}) => {
  await openPage(page, '#example/cycle');

  await test.step('A project without edits is not saved', async () => {
    await page.getByRole('button', { name: 'Projects', exact: true }).click();
    await expect(page.getByText('No projects yet')).toBeVisible();
    await page.keyboard.press('Escape');
    // Waits until the button has the focus again: no tooltip may appear, because it would cover the tabs below.
    await expect(page.getByRole('button', { name: 'Projects', exact: true })).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await followLink(page, '#example/ntp');
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Package, file, service');
  });

  await test.step('The open project can be deleted, and Undo restores it with its history', async () => {
    await editAndSave(page, "notify { 'one': }\n");
    await editAndSave(page, "notify { 'two': }\n");
    const projects = await openProjects(page);
    await projects.getByRole('button', { name: 'Delete Package, file, service' }).click();
    await expect(projects.getByText('No projects yet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editorText(page)).not.toContainText('two');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(editorText(page)).toContainText("notify { 'two': }");
    await openProjects(page);
    await projects.getByRole('button', { name: 'Earlier states of Package, file, service' }).click();
    await expect(projects.getByRole('list', { name: 'Earlier states' }).getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('An earlier state shows its time and changes, and restoring it keeps the present state', async () => {
    const projects = await openProjects(page);
    await projects.getByRole('button', { name: 'Earlier states of Package, file, service' }).click();
    const states = projects.getByRole('list', { name: 'Earlier states' });
    await expect(states.getByRole('button')).toHaveText(/manifests\/site\.pp$/);
    const preview = projects.getByRole('region', { name: /^The project / });
    await expect(preview.getByText("+ notify { 'one': }")).toBeVisible();
    await expect(preview.getByText("- notify { 'two': }")).toBeVisible();
    await preview.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(editorText(page)).toContainText("notify { 'one': }");

    await openProjects(page);
    await projects.getByRole('button', { name: 'Earlier states of Package, file, service' }).click();
    await expect(states.getByRole('button')).toHaveCount(2);
    await expect(preview.getByText("+ notify { 'two': }")).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('Projects can be renamed, duplicated, opened and deleted, and Undo restores a deleted project', async () => {
    const projects = await openProjects(page);
    const list = projects.getByRole('list', { name: 'Your projects' });
    await projects.getByRole('button', { name: 'Duplicate Package, file, service' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await projects.getByRole('button', { name: 'Rename Package, file, service (copy)' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Second');
    await page.keyboard.press('Enter');
    await projects.getByRole('searchbox', { name: 'Search projects' }).fill('sec');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('button', { name: /^Second/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('x');
    await expect(projects.getByText('No matching projects')).toBeVisible();
    await projects.getByRole('button', { name: 'Clear search' }).click();
    await projects.getByRole('button', { name: 'Delete Second' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await openProjects(page);
    await list.getByRole('button', { name: /^Second/ }).click();
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Second');
    await expect(editorText(page)).toContainText("notify { 'one': }");
  });
});
