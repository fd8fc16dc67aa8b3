import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './test.ts';
import { openPage, replaceText } from './page.ts';

const PUZZLE = '#puzzle/the-list-that-grows';
const SOLVED = `exec { 'add the shop':
  command => '/bin/echo tea >> /etc/shops',
  unless  => '/bin/grep -qx tea /etc/shops',
}
`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function puzzle(page: Page) {
  return page.getByRole('article', { name: 'The list that grows' });
}

test('A puzzle is checked, solved, scored, and shared @deep', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, PUZZLE);
  const article = puzzle(page);

  await test.step('A check of the broken project says what is wrong', async () => {
    await article.getByRole('button', { name: 'Show a hint (3 left)' }).click();
    await expect(article.getByRole('region', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1);
    await article.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(article.getByText('The second apply still changed something')).toBeVisible();
    await expect(article.getByText('Solved.')).toHaveCount(0);
  });

  await test.step('The solved puzzle shows the size, the explanation and the lesson', async () => {
    await replaceText(page, SOLVED);
    await article.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(article.getByRole('heading', { name: 'Solved.' })).toBeVisible();
    await expect(article.getByText('Your change has size 3: no smaller one is known.')).toBeVisible();
    await expect(article.getByRole('button', { name: /^Lesson: / })).toBeVisible();
    await expectAccessible(page, 'the solved puzzle');
  });

  await test.step('The result is shared without the solution', async () => {
    await article.getByRole('button', { name: 'Copy the result' }).click();
    await expect(page.getByText('Result copied.')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('size 3, the smallest known, and one hint.');
    expect(text).toMatch(/#puzzle\/the-list-that-grows$/);
    expect(text).not.toContain('unless');
  });

  await test.step('The list shows the result, and opens the puzzle of the day', async () => {
    await article.getByRole('button', { name: 'List of all puzzles' }).click();
    const list = page.getByRole('dialog', { name: 'Puzzles' });
    await expect(list.getByRole('button', { name: /The list that grows/ })).toContainText('solved, size 3');
    await expectAccessible(page, 'the list of puzzles');
    await list.getByRole('button', { name: /^Puzzle of the day/ }).click();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(/#puzzle\/[a-z-]+$/);
    await expect(page.getByRole('article')).toBeVisible();
  });
});
