import { editor, editorText, openPage } from './page.ts';
import { expect, test, type Locator, type Page } from './test.ts';
import { typedConstructs, type TypedConstruct } from './typed-constructs.ts';

/** Returns the visible code of the open file, without inlay hints. */
async function readCode(page: Page): Promise<string> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  return await page.evaluate(() => navigator.clipboard.readText());
}

/** Types keys into an empty file quickly, without waiting for the release of each key. `\n` is Enter. */
async function typeAnew(page: Page, keys: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await Promise.all([...keys].map((key) => page.keyboard.type(key)));
}

/** Types constructs into one file, and expects code that the formatter does not change. */
async function expectConstructs(page: Page, constructs: readonly TypedConstruct[]): Promise<void> {
  const found: Record<string, string> = {};
  for (const { name, keys } of constructs) {
    await typeAnew(page, keys);
    found[name] = await readCode(page);
  }
  expect(found).toEqual(Object.fromEntries(constructs.map(({ name, code }) => [name, code])));
}

async function expectUndoAndBackspace(page: Page): Promise<void> {
  await typeAnew(page, "file { '/a':\nx");
  await page.keyboard.press('ControlOrMeta+Z');
  expect(await readCode(page)).toBe("file { '/a':\n  \n}");
  await page.keyboard.press('ControlOrMeta+Z');
  expect(await readCode(page)).toBe("file { '/a':}");
  await typeAnew(page, 'class a {\n}');
  expect(await readCode(page)).toBe('class a {\n}');
  await page.keyboard.press('ControlOrMeta+Z');
  expect(await readCode(page)).toBe('class a {\n  \n}');
  await typeAnew(page, 'foo(');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(" '");
  await page.keyboard.press('Backspace');
  expect(await readCode(page)).toBe('foo ');
}

/** Expects that Enter breaks the line although a list is open, because the user has chosen nothing in it. */
async function expectEnterBesideList(page: Page, list: Locator): Promise<void> {
  await typeAnew(page, 'type A = Variant[');
  await expect(list).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  expect(await readCode(page)).toBe('type A = Variant[\n  \n]');
  await typeAnew(page, "service { 'a':\nensure => runnin");
  await expect(list).toBeVisible();
  await page.keyboard.type('g\n}');
  expect(await readCode(page)).toBe("service { 'a':\n  ensure => running\n}");
  await typeAnew(page, "service { 'a':\nensure => ");
  await expect(list).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  expect(await readCode(page)).toBe("service { 'a':\n  ensure =>\n    \n}");
  await typeAnew(page, '$y = $fcts');
  await expect(list).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await readCode(page)).toBe('$y = $fcts\n');
}

/** Opens an empty file in Monaco. */
async function openEmpty(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `#src=${encodeURIComponent('# empty\n')}`);
  await editor(page).focus();
}

test('Every construct with a bracket needs no fix after typing @deep', async ({ page }) => {
  await openEmpty(page);
  await expectConstructs(page, typedConstructs);
});

test('Code typed key by key needs no fix', async ({ page }) => {
  await openEmpty(page);
  // Unit tests cover the rules for all constructs. Here, some are enough, because both editors apply the rules with one
  // function.
  await test.step('Constructs with brackets', () =>
    expectConstructs(
      page,
      typedConstructs.filter((_, index) => index % 6 === 0),
    ));
  await test.step('Each undo reverts one step, and Backspace removes an empty pair', () =>
    expectUndoAndBackspace(page));
  await test.step('Pasted lines are formatted', async () => {
    await typeAnew(page, 'class a {\n');
    await page.evaluate(() => navigator.clipboard.writeText("file { '/a':\nensure=>file,\nmode => '0644',\n}"));
    await page.keyboard.press('ControlOrMeta+V');
    await expect(editorText(page)).toContainText('ensure => file');
    expect(await readCode(page)).toBe("class a {\n  file { '/a':\n    ensure => file,\n    mode   => '0644',\n  }\n}");
  });
  await test.step('Enter breaks the line unless a completion was chosen', () =>
    expectEnterBesideList(page, page.locator('.suggest-widget').getByRole('listbox')));
  await test.step('Tab accepts the first item of a list that a space opened', async () => {
    await typeAnew(page, "service { 'a':\nensure => ");
    await expect(page.locator('.suggest-widget').getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await readCode(page)).toBe("service { 'a':\n  ensure => running\n}");
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Code typed key by key needs no fix @deep', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/#src=${encodeURIComponent('# empty\n')}`);
    const field = page.getByRole('textbox', { name: /^Code of/ });
    await expect(field).toBeVisible();
    await field.focus();
    await test.step('Every construct with a bracket', () => expectConstructs(page, typedConstructs));
    await test.step('Each undo reverts one step, and Backspace removes an empty pair', () =>
      expectUndoAndBackspace(page));
    await test.step('Enter breaks the line unless a completion was chosen', () =>
      expectEnterBesideList(page, page.getByRole('listbox', { name: 'Completions' })));

    await test.step('An empty line after Enter is no problem', async () => {
      await typeAnew(page, "notify { 'a':\n");
      await expect(page.getByRole('status', { name: 'Problem on this line' })).toBeEmpty();
      await expect(page.getByRole('button', { name: /^\d+ warning/ })).toHaveCount(0);
    });

    await test.step('The row of keys closes brackets and types over them', async () => {
      await typeAnew(page, 'class a ');
      await page.getByRole('button', { name: 'Insert {' }).click();
      await page.keyboard.press('Enter');
      await page.keyboard.type('include b');
      await page.getByRole('button', { name: 'Insert }' }).click();
      await expect(field).toBeFocused();
      expect(await readCode(page)).toBe('class a {\n  include b\n}');
    });
  });
});

test('Brackets are closed before the page has had time to read the colors of the code @deep', async ({ page }) => {
  // The editor reads the colors of a file while the page is idle, which a busy page is not.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await openEmpty(page);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(`file { '/a':\ncontent => "b",`);
  expect(await readCode(page)).toBe(`# empty\nfile { '/a':\n  content => "b",\n}`);
});
