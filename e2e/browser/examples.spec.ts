import { expect, test, type Page } from './test.ts';
import { editorText, openPage } from './page.ts';

async function openExamples(page: Page) {
  await page.getByRole('button', { name: 'Examples', exact: true }).click();
  return page.getByRole('dialog', { name: 'Examples' });
}

test('Examples can be searched and opened, and a missing example is reported @deep', async ({ page }) => {
  await openPage(page, '#example/nothing-here');

  await test.step('An unknown example is reported; a failed download shows the next step', async () => {
    await expect(page.getByText('There is no example called nothing-here.')).toBeVisible();

    await page.route(/example-purge/, (route) => route.abort());
    const dialog = await openExamples(page);
    await dialog.getByRole('searchbox').fill('purge');
    await dialog.getByRole('option', { name: 'A directory with purged files' }).click();
    await expect(page.getByText('The example purge could not be loaded. Check the network')).toBeVisible();
    await page.unroute(/example-purge/);
    await page.getByRole('button', { name: 'Open again' }).click();
    await expect(editorText(page)).toContainText('class rules');
  });

  await test.step('Examples are listed by group, and search finds them by their words', async () => {
    const dialog = await openExamples(page);
    await expect(dialog.getByRole('group', { name: 'Dependency cycles' }).getByRole('option')).toHaveCount(7);
    await dialog.getByRole('searchbox', { name: 'Search the examples' }).fill('hiera roles');
    await expect(dialog.getByRole('option').first()).toHaveAccessibleName('Roles and profiles with Hiera');
    await expect(dialog.getByRole('option').first().locator('mark').first()).toHaveText('Roles');
    await dialog.getByRole('searchbox').fill('qwertyuiop');
    await expect(dialog.getByText('No matches')).toBeVisible();
    await dialog.getByRole('searchbox').fill('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('An example is found and opened by keyboard only, in the view that suits it', async () => {
    const dialog = await openExamples(page);
    await expect(dialog.getByRole('searchbox', { name: 'Search the examples' })).toBeFocused();
    await page.keyboard.type('twelve');
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await expect(dialog.getByRole('option').first()).toHaveAttribute('data-focused');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Many refreshes for one service');
    await expect(page.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('complementary', { name: 'Guide' })).toContainText('Twelve arcs end at one mark');
    expect(new URL(page.url()).hash).toBe('#example/refresh-storm');
  });
});

test('The guide describes an example until it is hidden for good, and an address selects the view @deep', async ({
  page,
}) => {
  await openPage(page);
  const guide = page.getByRole('complementary', { name: 'Guide' });
  await expect(guide).toContainText('Follow the double line');
  await guide.getByRole('button', { name: 'Hide guides' }).click();
  await expect(guide).toHaveCount(0);
  await page.goto('about:blank');
  await openPage(page, '#example/purge');
  await expect(guide).toHaveCount(0);

  await test.step('An address opens its example in the view that suits it', async () => {
    await expect(editorText(page)).toContainText('class rules');
    await expect(page.getByRole('tab', { name: 'System' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('A command shows the guide again', async () => {
    await page.keyboard.press('F1');
    await page.getByRole('dialog', { name: 'Commands' }).getByRole('searchbox').fill('guide to the open example');
    await page.keyboard.press('Enter');
    await expect(guide).toContainText('Compare the directory before and after');
  });

  await test.step('An address opens its example in the view of the query', async () => {
    await page.goto('about:blank');
    await openPage(page, '?view=report#example/purge');
    await expect(page.getByRole('tab', { name: 'Report' })).toHaveAttribute('aria-selected', 'true');
  });
});
