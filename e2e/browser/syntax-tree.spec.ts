import { expect, test, type Page } from './test.ts';
import { editor, followLink, openFile, openPage, replaceText, showView } from './page.ts';

function tree(page: Page) {
  return page.getByRole('tree', { name: /^Syntax tree of/ });
}

const lit = '.editor-syntax-node';

test('The syntax tree follows the code and the cursor, and works by keyboard @deep', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '#example/ntp');
  await showView(page, 'Syntax tree');
  await openFile(page, 'site.pp');

  await test.step('The tree of the open file highlights the hovered or selected node in the editor', async () => {
    await replaceText(page, "$motd = '/etc/motd'\nnotice($motd)\n");
    const row = tree(page).getByRole('treeitem', { name: /^CallNamedFunctionExpression notice, line 2/ });
    await row.hover();
    await expect(page.locator(lit)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.locator(lit)).toHaveCount(0);
    await row.click();
    await page.mouse.move(0, 0);
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator(lit)).toBeVisible();
  });

  await test.step('The innermost node at the cursor is selected', async () => {
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveAccessibleName(
      'VariableExpression $motd, line 1',
    );
    await page.keyboard.press('End');
    await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveAccessibleName(
      "LiteralString '/etc/motd', line 1",
    );
  });

  await test.step('The tree works by keyboard only', async () => {
    await replaceText(page, 'notice(1)\n');
    await expect(tree(page).getByRole('treeitem', { name: /^LiteralInteger 1/ })).toBeVisible();
    await tree(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(tree(page).getByRole('treeitem')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(lit)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.locator(lit)).toBeVisible();
  });

  await test.step('The tree stays while the code has errors, and shows them', async () => {
    await replaceText(page, "$a = 1\nnotify { 'a' }\n");
    await expect(
      tree(page)
        .getByRole('treeitem', { name: /^Error/ })
        .first(),
    ).toBeVisible();
    await expect(tree(page).getByRole('treeitem', { name: /^AssignmentExpression =, line 1/ })).toBeVisible();
  });

  await test.step('The PN text can be copied', async () => {
    await replaceText(page, '$a = 1\n');
    await page.getByRole('radio', { name: 'PN' }).click();
    await expect(page.getByRole('region', { name: 'PN text' })).toHaveText('(= (var "a") 1)');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('PN text copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('(= (var "a") 1)');
  });

  await test.step('A file without Puppet code has a message instead of a tree', async () => {
    await followLink(page, '#example/data');
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Hiera: data separate from code');
    await showView(page, 'Syntax tree');
    await openFile(page, 'common.yaml');
    await expect(page.getByText('This file is not Puppet code')).toBeVisible();
  });
});

test('On a narrow page, the syntax tree is under More @deep', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#example/ntp');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Syntax tree' }).click();
  await expect(tree(page).getByRole('treeitem', { name: /^Program/ })).toBeVisible();
});
