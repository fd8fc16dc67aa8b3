import { expect, test, type Page } from './test.ts';
import { editorText, followLink, openFile, openPage, showView } from './page.ts';

function view(page: Page) {
  return page.getByRole('region', { name: 'Data', exact: true });
}

async function explain(page: Page, key: string): Promise<void> {
  const field = view(page).getByRole('combobox', { name: 'Key' });
  await field.fill(key);
  await field.press('Escape');
  await field.press('Enter');
}

test('Hiera data is created, explained key by key, looked up, completed and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '?view=data#src=notify%20%7B%20%22x%22%3A%20%7D');

  await test.step('A project without data shows an introduction to Hiera and creates its two files', async () => {
    await expect(view(page)).toContainText('Hiera keeps values separate from code');
    await view(page).getByRole('button', { name: 'Create hiera.yaml and data/common.yaml' }).click();
    await expect(page.getByRole('tab', { name: 'common.yaml' })).toBeVisible();
    await openFile(page, 'hiera.yaml');
    await expect(editorText(page)).toContainText('version: 5');
  });

  await test.step('A key is explained: value, strategy, each level, and its place in the file', async () => {
    await followLink(page, '#example/data');
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Hiera: data separate from code');
    await showView(page, 'Data');
    await view(page)
      .getByRole('option', { name: /^web::sites/ })
      .click();
    await expect(view(page).getByRole('region', { name: 'Result' })).toContainText('shop.example.com');
    const steps = view(page).getByRole('tree', { name: 'Lookup of web::sites' });
    await expect(steps.getByRole('treeitem', { name: /^data\/nodes\/web1.example.com.yaml, found/ })).toBeVisible();
    await steps.getByRole('treeitem', { name: /^data\/common.yaml, found/ }).click();
    await view(page)
      .getByRole('region', { name: /^Step data\/common.yaml/ })
      .getByRole('button', { name: /^data\/common.yaml:\d+$/ })
      .click();
    await expect(page.getByRole('textbox', { name: /^Editor of data\/common.yaml/ })).toBeFocused();
    await steps.getByRole('treeitem', { name: /^Level .*node/i }).click();
    await view(page)
      .getByRole('button', { name: /^hiera.yaml:\d+$/ })
      .click();
    await expect(page.getByRole('textbox', { name: /^Editor of hiera.yaml/ })).toBeFocused();
  });

  await test.step('Class parameters show the source of their values', async () => {
    await view(page).getByRole('button', { name: 'All keys' }).click();
    await view(page).getByRole('radio', { name: 'Class parameters' }).click();
    const parameters = view(page).getByRole('listbox', { name: 'Class parameters' });
    await parameters.getByRole('option', { name: /^web::user, 'www-data', data/ }).click();
    const details = view(page).getByRole('region', { name: 'Parameter web::user' });
    await expect(details.getByRole('button', { name: 'data/os/Debian.yaml:2' })).toBeVisible();
    await details.getByRole('button', { name: 'Explain the lookup' }).click();
    await expect(view(page).getByRole('tree', { name: 'Lookup of web::user' })).toBeVisible();
  });

  await test.step('Keys are completed from data and from class parameters', async () => {
    await view(page).getByRole('combobox', { name: 'Key' }).fill('worker');
    await page.getByRole('option', { name: 'web::worker_processes' }).click();
    await expect(view(page).getByRole('tree', { name: 'Lookup of web::worker_processes' })).toBeVisible();
  });

  await test.step('The output of puppet lookup --explain can be copied', async () => {
    await view(page).getByRole('button', { name: 'All keys' }).click();
    await view(page)
      .getByRole('option', { name: /^web::package/ })
      .click();
    await view(page).getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied in the format of puppet lookup --explain')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Searching for "web::package"');
  });

  await test.step('Any key can be looked up, with any merge strategy', async () => {
    await explain(page, 'no::such::key');
    await expect(view(page).getByRole('region', { name: 'Result' })).toContainText('No level has this key');
    await explain(page, 'web::sites');
    await view(page)
      .getByRole('button', { name: /Merge strategy/ })
      .click();
    await page.getByRole('option', { name: 'Merge: first' }).click();
    await expect(view(page).getByRole('region', { name: 'Result' })).toContainText('first');
    await expect(view(page).getByRole('region', { name: 'Result' })).toContainText('chosen above');
  });

  await test.step('The explanation follows the data while typing', async () => {
    await explain(page, 'web::worker_processes');
    await openFile(page, 'common.yaml');
    await page.getByRole('textbox', { name: /^Editor of/ }).focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('a_new_key: here\n');
    await explain(page, 'a_new_key');
    await expect(view(page).getByRole('region', { name: 'Result' })).toContainText("'here'");
  });
});
