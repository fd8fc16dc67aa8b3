import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './test.ts';
import { editor, editorText, followLink, log, openPage, openProjects, replaceText } from './page.ts';

function reference(page: Page) {
  return page.getByRole('region', { name: 'Reference', exact: true });
}

function search(page: Page) {
  return reference(page).getByRole('searchbox', { name: 'Search the reference' });
}

test('Links open pages and explanations beside the project, and their examples can be tried', async ({ page }) => {
  await openPage(page, '#reference/type/file/mode');

  await test.step('A link opens a section of a page beside the open project', async () => {
    await expect(reference(page).getByRole('heading', { name: 'file', exact: true })).toBeVisible();
    const mode = reference(page).getByRole('group', { name: 'mode', exact: true });
    await expect(mode).toBeInViewport();
    await expect(mode.getByRole('button', { name: 'Try it' })).toBeVisible();
    await expect(editorText(page)).toContainText('Managed by Puppet');
  });

  await test.step('An example shows its output; trying it opens a new draft and runs it beside the page', async () => {
    await followLink(page, '#reference/operator/in');
    await expect(reference(page).getByText('Output')).toBeVisible();
    await expect(reference(page).getByRole('figure').first()).toContainText('true');
    await reference(page).getByRole('button', { name: 'Try it' }).first().click();
    await expect(editorText(page)).toContainText("'eth' in 'ethernet'");
    await expect(log(page)).toContainText('Scope(Class[main]): true');
    await expect(reference(page).getByRole('heading', { name: 'in', exact: true })).toBeVisible();
    // Back from the linked page shows the visitor's own project again.
    await page.goBack();
    await expect(editorText(page)).toContainText('Managed by Puppet');
    await expect(reference(page).getByRole('heading', { name: 'in', exact: true })).toBeVisible();
  });

  await test.step('A link to a message opens its explanation, and the incorrect example can be tried', async () => {
    await followLink(page, '#error/DUPLICATE_KEY');
    await expect(reference(page).getByText('DUPLICATE_KEY', { exact: true })).toBeVisible();
    await reference(page).getByRole('button', { name: 'Try it' }).first().click();
    await expect(page.getByRole('tab', { name: /^Problems/ })).toContainText('1');
  });
});

test('Search and the word at the cursor find a page @deep', async ({ page }) => {
  await openPage(page, '?view=reference');

  await test.step('Search finds pages by name, and Enter opens the first', async () => {
    await search(page).fill('file mode');
    await expect(reference(page).getByRole('listitem').first()).toContainText('mode');
    await search(page).fill('~>');
    await search(page).press('Enter');
    await expect(reference(page).getByRole('heading', { name: 'Chaining arrows' })).toBeVisible();
    await reference(page).getByRole('link', { name: 'Refresh', exact: true }).click();
    await expect(reference(page).getByRole('heading', { name: 'Refresh', exact: true })).toBeVisible();
    await reference(page).getByRole('button', { name: 'Back' }).click();
    await expect(reference(page).getByRole('heading', { name: 'Chaining arrows' })).toBeVisible();
  });

  await test.step('Terms from other languages find pages and lessons, with the matching passage', async () => {
    await search(page).pressSequentially('chmod');
    const first = reference(page).getByRole('list', { name: 'Pages found' }).getByRole('listitem').first();
    await expect(first).toContainText('modefile, Resource type');
    await expect(first.locator('mark').first()).toHaveText('mode');
    await search(page).fill('foreach');
    await expect(reference(page).getByRole('listitem').filter({ hasText: 'Lesson' }).first()).toBeVisible();
    await search(page).fill('qwertyuiop');
    await expect(reference(page).getByText('No page or lesson matches')).toBeVisible();
    await search(page).fill('');
  });

  await test.step('F1 offers the page for the word at the cursor, and every other page', async () => {
    await replaceText(page, "file { '/etc/motd': mode => '0644' }");
    await editor(page).focus();
    await page.keyboard.press('Home');
    for (let step = 0; step < "file { '/etc/motd': mo".length; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F1');
    await page.getByRole('menuitem', { name: /Look up “mode”/ }).click();
    await expect(reference(page).getByRole('group', { name: 'mode', exact: true })).toBeInViewport();
    await page.keyboard.press('F1');
    await page.getByRole('searchbox', { name: 'Find a command' }).fill('reverse_each');
    await page.getByRole('menuitem', { name: /^reverse_each/ }).click();
    await expect(reference(page).getByRole('heading', { name: 'reverse_each' })).toBeVisible();
    // Enter waits for the results of this query.
    await page.keyboard.press('F1');
    await page.keyboard.type('chmod');
    await page.keyboard.press('Enter');
    await expect(reference(page).getByRole('group', { name: 'mode', exact: true })).toBeInViewport();
  });

  await test.step('F4 looks up the word at the cursor', async () => {
    await replaceText(page, 'notice([1].map |$n| { $n })');
    await editor(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F4');
    await expect(reference(page).getByRole('heading', { name: 'notice', exact: true })).toBeVisible();
  });
});

test('The page of the reference stays open after an apply and a reload, but not in a new project @deep', async ({
  page,
}) => {
  await openPage(page, '#reference/type/exec');
  await replaceText(page, "notify { 'beside the page': }\n");
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(log(page)).toContainText('beside the page');
  const address = new URL(page.url());
  expect(address.hash).toMatch(/^#p\/1\//);
  expect(address.searchParams.get('page')).toBe('type/exec');
  await page.reload();
  await expect(reference(page).getByRole('heading', { name: 'exec', exact: true })).toBeVisible();
  await (await openProjects(page)).getByRole('button', { name: 'New project' }).click();
  await expect(page.getByRole('tab', { name: 'Graph', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBeNull();
  await page.goBack();
  await expect(editorText(page)).toContainText('beside the page');
});

test('The list of pages, a page and an explanation pass the accessibility rules @deep', async ({ page }) => {
  await openPage(page, '?view=reference');
  await expect(reference(page).getByRole('heading', { name: 'Reference' })).toBeVisible();
  await expectAccessible(page, 'list');
  for (const address of ['#reference/type/exec', '#reference/function/map', '#error/DUPLICATE_KEY']) {
    await followLink(page, address);
    await expect(reference(page).getByRole('article')).toBeVisible();
    await expectAccessible(page, address, { within: '.view' });
  }
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('A page opens as a sheet, and an example runs in the run pane @deep', async ({ page }) => {
    await page.goto('/#reference/function/each');
    const sheet = page.getByRole('dialog', { name: 'Reference' });
    await expect(sheet.getByRole('heading', { name: 'each', exact: true })).toBeVisible();
    const hidden = await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth);
    expect(hidden).toBe(0);
    await sheet.getByRole('button', { name: 'Try it' }).first().click();
    await expect(sheet).toBeHidden();
    await expect(log(page)).toContainText('Applied catalog');
  });
});
