import { createPage, generatorForms, servePage } from './other-page.ts';
import { expect, test, type Locator, type Page } from './test.ts';

function runButtons(page: Page): Locator {
  return page.getByRole('button', { name: 'Run' });
}

function logs(page: Page): Locator {
  return page.getByRole('region', { name: 'Log' });
}

/** Opens a page with this content on an origin of its own. */
async function openOther(
  page: Page,
  baseURL: string | undefined,
  content: string,
  { script, headers }: { readonly script?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const other = await servePage(createPage(baseURL ?? '', content, script), headers);
  page.on('close', () => other.close());
  await page.goto(other.address);
}

test('Blocks of all generators run in one frame, which the first run loads; typed code runs by keys', async ({
  page,
  baseURL,
}) => {
  const forms = Object.entries(generatorForms);
  await openOther(page, baseURL, forms.map(([name, html]) => `<h2>${name}</h2>${html}`).join('\n'));
  await expect(runButtons(page)).toHaveCount(forms.length);
  expect(page.frames()).toHaveLength(1);
  for (const [index, [name]] of forms.entries()) {
    await runButtons(page).nth(index).click();
    await expect(logs(page).nth(index)).toContainText(`from ${name}`);
  }
  expect(page.frames()).toHaveLength(2);

  const code = page.getByRole('textbox', { name: 'Puppet code' }).last();
  await code.press('Control+End');
  await page.keyboard.type("notify { 'typed':\n  message => 'by keys',\n}");
  await page.keyboard.press('Control+Enter');
  await expect(logs(page).last()).toContainText('by keys');
  await expect(logs(page).last()).toContainText('from vitepress');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(code).not.toContainText('typed');
});
