/** Scenarios of symbols, folding, colors, hints, lenses and hierarchies. */
import { expect, goTo, type Scenario } from './scenario.ts';

const WEB = 'site-modules/profile/manifests/web.pp';

function structure(action: string, act: Scenario['act']): Scenario {
  return { group: 'structure', action, act };
}

export const structures: readonly Scenario[] = [
  structure('Ctrl+P with # finds a define by a part of its name', async ({ page }) => {
    await page.keyboard.press('ControlOrMeta+P');
    await page.keyboard.type('#vho');
    await expect(
      page
        .getByRole('dialog', { name: 'Go to' })
        .getByRole('menuitem', { name: /nginx::vhost/ })
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Editor of modules/nginx/manifests/vhost.pp' })).toBeAttached();
  }),
  structure('Ctrl+Shift+O lists the symbols of the file', async (editor) => {
    const { page } = editor;
    await editor.open(WEB);
    await page.keyboard.press('ControlOrMeta+Shift+O');
    await expect(page.locator('.quick-input-widget')).toContainText('server_name');
    await page.keyboard.press('Escape');
  }),
  structure('breadcrumbs show the path and the symbols', async (editor) => {
    await goTo(editor, WEB, "nginx::vhost { 'sh¦op'");
    const path = editor.page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(path).toContainText('web.pp');
    await expect(path).toContainText('profile::web');
    await expect(path).toContainText(/shop/);
  }),
  structure('Ctrl+K Ctrl+0 folds everything, Ctrl+K Ctrl+J unfolds it', async (editor) => {
    const { page } = editor;
    await goTo(editor, WEB, 'class profile::web¦');
    const folded = page.locator('.code-editor .inline-folded');
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.press('ControlOrMeta+0');
    await expect(folded.first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.press('ControlOrMeta+J');
    await expect(folded).toHaveCount(0);
  }),
  structure('# region and # endregion fold', async (editor) => {
    const { page } = editor;
    await editor.open('manifests/site.pp');
    await editor.write("¦# region a\nnotify { 'x': }\nnotify { 'y': }\n# endregion\n");
    // Repeats the key, because the folding ranges arrive later.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+Shift+[');
      await expect(page.locator('.code-editor .view-lines')).not.toContainText("'y'", { timeout: 500 });
    }).toPass();
  }),
  structure('a parameter and a variable look different', async (editor) => {
    await editor.open(WEB);
    const style = (name: string) => () =>
      editor.page
        .locator('.code-editor .view-lines span span')
        .filter({ hasText: new RegExp(`^\\s*${name.replace('$', '\\$')}\\s*$`) })
        .last()
        .evaluate((element) => getComputedStyle(element).color + getComputedStyle(element).fontStyle);
    await expect.poll(async () => (await style('$port')()) === (await style('$server_name')())).toBe(false);
  }),
  structure('sticky lines show the class', async (editor) => {
    const { page } = editor;
    await editor.open('manifests/site.pp');
    const lines = Array.from({ length: 80 }, (_, index) => `  notify { 'n${index}': }`).join('\n');
    await editor.write(`class shop {\n${lines}\n¦}\n`);
    await expect(page.locator('.code-editor .sticky-widget')).toContainText('class shop');
  }),
  structure('a value is shown beside an assignment after the compilation', async (editor) => {
    await editor.open('manifests/site.pp');
    await editor.write("$sum = 1 + 2\nnotify { 'a': }\n");
    await expect(editor.page.locator('.code-editor .view-lines')).toContainText(/1.\+.2\s*=.3/);
  }),
  structure('a lens says who uses a define', async (editor) => {
    await editor.open('modules/nginx/manifests/vhost.pp');
    await expect(
      editor.page.locator('.code-editor').getByRole('button', { name: /Declared by profile::web/ }),
    ).toBeVisible();
  }),
  structure('the hierarchy shows who includes a class', async (editor) => {
    const { page } = editor;
    await goTo(editor, 'site-modules/profile/manifests/base.pp', 'class profile::ba¦se');
    await page.keyboard.press('Shift+Alt+H');
    const tree = page.getByRole('tree', { name: 'Hierarchy' });
    await expect(tree).toContainText('role::web');
  }),
  structure('the hierarchy shows who inherits a class', async (editor) => {
    const { page } = editor;
    await editor.open('site-modules/role/manifests/web.pp');
    await editor.write('class role::web inherits profile::ba¦se {\n}\n');
    await page.keyboard.press('Shift+Alt+H');
    await expect(page.getByRole('tree', { name: 'Hierarchy' })).toContainText('role::web');
  }),
  structure('the outline lists parameters and resources', async (editor) => {
    const { page } = editor;
    await editor.open(WEB);
    const outline = page.getByRole('tree', { name: 'Outline' });
    if (!(await outline.isVisible()))
      await page.getByRole('region', { name: 'Outline' }).getByRole('button', { name: 'Outline' }).click();
    await expect(outline).toContainText('profile::web');
    await expect(outline).toContainText('server_name');
  }),
  structure('occurrences of the variable at the cursor are marked', async (editor) => {
    await goTo(editor, WEB, '  $server_na¦me = ');
    await expect(
      editor.page.locator('.code-editor .wordHighlightStrong, .code-editor .wordHighlight').first(),
    ).toBeVisible();
  }),
  structure('Shift+Alt+Right expands the selection', async (editor) => {
    const { page } = editor;
    await goTo(editor, WEB, "  $server_name = \"www.${facts['netw¦orking']");
    await page.keyboard.press('Shift+Alt+ArrowRight');
    await page.keyboard.press('ControlOrMeta+C');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('networking');
  }),
];
