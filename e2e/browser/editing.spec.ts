import { expect, test } from './test.ts';
import { editor, editorText, openFile, openPage, problems, replaceText, showProblems, showView } from './page.ts';

test('Code is edited, undone, checked and fixed', async ({ page }) => {
  await openPage(page);

  await test.step('Undo applies to its own file, and still works after a visit to another file', async () => {
    await openFile(page, 'site.pp');
    await replaceText(page, '# changed\n');
    await openFile(page, 'init.pp');
    await editor(page).focus();
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('ControlOrMeta+Z');
    await expect(editorText(page)).toContainText('class ntp');
    await openFile(page, 'site.pp');
    await expect(editorText(page)).toContainText('# changed');
    await editor(page).focus();
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('ControlOrMeta+Z');
    await expect(editorText(page)).toContainText('node default');
  });

  await test.step('The cursor selects the resource at its position', async () => {
    await openFile(page, 'init.pp');
    await showView(page, 'Catalog');
    await editorText(page).getByText('/etc/ntpsec/ntp.conf').first().click();
    await expect(page.getByRole('tabpanel', { name: 'Catalog' }).locator('[aria-selected=true]').first()).toContainText(
      'ntp.conf',
    );
    await page.getByRole('tab', { name: 'Graph', exact: true }).click();
  });

  await test.step('The mark of the selected resource disappears with its code', async () => {
    await openFile(page, 'site.pp');
    await replaceText(page, "notify { 'one': }\nnotify { 'two': }\n");
    await expect(page.getByText('2 resources')).toBeVisible();
    const selected = page.getByRole('region', { name: 'Resource Notify[one]' });
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowRight');
    await expect(selected).toBeVisible();
    const mark = page.locator('.code-editor .editor-selected-mark');
    await expect(mark).toHaveCount(1);
    await replaceText(page, 'notify { \n');
    await expect(page.getByRole('button', { name: /^1 error/ })).toBeVisible();
    await expect(mark).toHaveCount(0);
  });

  await test.step("An error appears in Puppet's words and disappears when it is fixed", async () => {
    await showProblems(page);
    await replaceText(page, "notify { 'hello' }\n");
    await expect(problems(page)).toContainText("Syntax error at '}'");
    await expect(problems(page)).toContainText('manifests/site.pp:1:18');
    const mark = page.locator('.code-editor .squiggly-error');
    await expect(mark).toBeVisible();
    // Deletes the code and restores it before the next analysis.
    await replaceText(page, 'x');
    await replaceText(page, "notify { 'hello' }\n");
    await expect(mark).toBeVisible();
    await replaceText(page, "notify { 'hello': }\n");
    await expect(page.getByText('No problems')).toBeVisible();
  });

  await test.step('A click on a problem goes to its line', async () => {
    await showProblems(page);
    await replaceText(page, "notify { 'a': }\n\ninclude nowhere\n");
    await problems(page)
      .getByRole('button', { name: /nowhere/ })
      .click();
    await page.keyboard.press('End');
    await page.keyboard.insertText(' # here');
    await expect(editorText(page)).toContainText('include nowhere # here');
  });

  await test.step('F8 goes from problem to problem, across files', async () => {
    await replaceText(page, 'include nowhere\n');
    await openFile(page, 'init.pp');
    await showProblems(page);
    await expect(problems(page)).toContainText('nowhere');
    await page.keyboard.press('F8');
    await expect(editor(page)).toHaveAccessibleName('Editor of manifests/site.pp');
  });
});

test('Ruby code with a surplus end keeps its colors, without an error @deep', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await openPage(page, '#lesson/your-own-type/type');
  await expect(editorText(page)).toContainText('newtype');
  await replaceText(page, 'end\nend\ndef later; nil; end\n');
  // Highlighting makes each colored word an element.
  await expect(editorText(page).getByText('def', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});
