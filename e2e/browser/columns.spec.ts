import { expect, test, type Page } from './test.ts';
import { editorText, followLink, openPage, showView } from './page.ts';

const LESSON = '#lesson/classes-and-modules/define-and-include';

/**
 * Returns how many characters per line the editor shows without scrolling: the width of the code area divided by the
 * width of a character.
 */
async function charactersInEditor(page: Page): Promise<number> {
  return page.locator('.code-editor').evaluate((element) => {
    const [text, bar, line] = [
      '.editor-scrollable',
      '.editor-scrollable > .scrollbar.vertical',
      '.view-line span span',
    ].map((selector) => {
      const found = element.querySelector(selector);
      if (found === null) throw new Error(`The editor has no ${selector}.`);
      return found;
    });
    const width = (text?.clientWidth ?? 0) - (bar?.clientWidth ?? 0);
    const character = (line?.getBoundingClientRect().width ?? 0) / (line?.textContent.length ?? 1);
    return Math.floor(width / character);
  });
}

test('A lesson leaves room for its code between text and result, and other projects keep their columns @deep', async ({
  page,
}) => {
  await openPage(page);
  const files = page.getByRole('region', { name: 'Files' });
  const divider = page.getByRole('separator', { name: 'Width of the file list' });
  await divider.focus();
  await page.keyboard.press('ArrowRight');
  const before = (await files.boundingBox())?.width ?? 0;

  await test.step('72 characters at 1440 pixels, with the text and a view beside the code', async () => {
    await followLink(page, LESSON);
    await expect(page.getByRole('article')).toBeVisible();
    await expect.poll(() => charactersInEditor(page)).toBeGreaterThanOrEqual(72);
    await expect(page.getByRole('article')).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Catalog' })).toBeInViewport();
    await expect(files).toHaveCount(0);
  });

  for (const [width, height, characters] of [
    [1280, 720, 64],
    [1024, 768, 56],
  ] as const)
    await test.step(`${characters} characters at ${width} pixels, with the text and a view beside the code`, async () => {
      await page.setViewportSize({ width, height });
      await expect.poll(() => charactersInEditor(page)).toBeGreaterThanOrEqual(characters);
      await expect(page.getByRole('article')).toBeInViewport();
      await expect(page.getByRole('region', { name: 'Catalog' })).toBeInViewport();
      for (const tab of await page.getByRole('tablist', { name: 'Views' }).getByRole('tab').all())
        await expect(tab).toBeInViewport({ ratio: 1 });
    });

  await test.step('At 1024 pixels, views, problems and log share a pane', async () => {
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('log', { name: 'Log' })).toContainText('Applied catalog');
    await showView(page, 'System');
    await expect(page.getByRole('log', { name: 'Log' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'System' })).toBeVisible();
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Reference' })).toBeVisible();
    await expect(page.getByRole('article').and(page.locator('.lesson'))).toBeVisible();
  });

  await test.step('After the lesson, the columns are as the user left them', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await followLink(page, '#example/ntp');
    await expect(files).toBeVisible();
    await expect.poll(async () => Math.round((await files.boundingBox())?.width ?? 0)).toBe(Math.round(before));
  });
});

test('The code of an embed takes the wider half @deep', async ({ page }) => {
  await page.setViewportSize({ width: 860, height: 480 });
  await page.goto(`/?embed=1&view=graph#example/ntp`);
  await expect(editorText(page)).toContainText('class ntp');
  expect(await charactersInEditor(page)).toBeGreaterThanOrEqual(60);
  await expect(page.getByRole('application')).toBeInViewport();
});
