/** Scenarios of the page around the editor: search, tabs, settings, navigation, problems. */
import { expect, expectText, fileRow, goTo, type Scenario } from './scenario.ts';

const WEB = 'site-modules/profile/manifests/web.pp';
const BASE = 'site-modules/profile/manifests/base.pp';
const SITE = 'manifests/site.pp';

function workbench(action: string, act: Scenario['act']): Scenario {
  return { group: 'workbench', action, act };
}

function live(action: string, act: Scenario['act']): Scenario {
  return { group: 'diagnostic live', action, act };
}

export const workbenches: readonly Scenario[] = [
  workbench('Ctrl+Shift+F lists hits by file', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await page.keyboard.press('ControlOrMeta+Shift+F');
    await page.keyboard.type('docroot');
    const search = page.getByRole('region', { name: 'Search' });
    await expect(search).toContainText('web.pp');
    await expect(search).toContainText('vhost.pp');
  }),
  workbench('Ctrl+Shift+H replaces in all files, and one undo takes it back', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await page.keyboard.press('ControlOrMeta+Shift+H');
    const search = page.getByRole('region', { name: 'Search' });
    await search.getByRole('searchbox', { name: 'Search all files' }).fill('log_level');
    await search.getByRole('textbox', { name: 'Replace with' }).fill('verbosity');
    await search.getByRole('button', { name: 'Replace all' }).click();
    await expectText(editor, 'modules/nginx/manifests/vhost.pp', 'verbosity');
    await editor.field.focus();
    await page.keyboard.press('ControlOrMeta+Z');
    await expectText(editor, 'modules/nginx/manifests/vhost.pp', 'log_level');
  }),
  ...['F1', 'ControlOrMeta+Shift+P'].map((key) =>
    workbench(`${key} lists the commands of the editor`, async (editor) => {
      const { page } = editor;
      await editor.open(SITE);
      await page.keyboard.press(key);
      await page.keyboard.type('fold every');
      await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('menuitem').first()).toContainText(
        /Fold everything/i,
      );
      await page.keyboard.press('Escape');
    }),
  ),
  workbench('Ctrl+G goes to a line', async (editor) => {
    const { page } = editor;
    await editor.open(WEB);
    await page.keyboard.press('ControlOrMeta+G');
    await page.keyboard.type('14');
    await page.keyboard.press('Enter');
    await page.keyboard.type('# here ');
    await expectText(editor, WEB, /^# here .*Enum|# here {3}Boolean|# here .*\n/m);
  }),
  workbench('tabs are dragged into another order', async (editor) => {
    const { page } = editor;
    await editor.open(WEB);
    await editor.open(BASE);
    const tabs = page.getByRole('tablist', { name: 'Open files' }).getByRole('tab');
    const before = await tabs.allInnerTexts();
    await tabs.last().dragTo(tabs.first());
    await expect.poll(() => tabs.allInnerTexts()).not.toEqual(before);
  }),
  workbench('Shift+Alt+D compares the file with an earlier state', async (editor) => {
    const { page } = editor;
    await goTo(editor, SITE, 'include role::web¦');
    await page.keyboard.type(' # changed');
    await page.keyboard.press('Shift+Alt+D');
    await expect(page.getByRole('dialog')).toContainText('# changed');
    await page.keyboard.press('Escape');
  }),
  workbench('Alt+Z wraps long lines', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write(`# ${'word '.repeat(80)}\n`);
    const lines = page.locator('.code-editor .view-line');
    const before = await lines.count();
    await page.keyboard.press('Alt+Z');
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
    await page.keyboard.press('Alt+Z');
    await expect.poll(() => lines.count()).toBe(before);
  }),
  workbench('Ctrl+, has tab size and font size', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await page.keyboard.press('ControlOrMeta+,');
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await expect(settings).toContainText(/tab size/i);
    await expect(settings).toContainText(/font size/i);
    await page.keyboard.press('Escape');
  }),
  workbench('Shift+F1 lists keys of the editor', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await page.keyboard.press('Shift+F1');
    const help = page.getByRole('dialog', { name: 'Help' });
    await expect(help).toContainText('Rename the symbol at the cursor');
    await expect(help).toContainText('F12');
    await page.keyboard.press('Escape');
  }),
  workbench('Alt+Left goes back after F12, Alt+Right forward', async (editor) => {
    const { page } = editor;
    await goTo(editor, 'site-modules/role/manifests/web.pp', 'include profile::ba¦se');
    await page.keyboard.press('F12');
    await expect(page.getByRole('textbox', { name: `Editor of ${BASE}` })).toBeAttached();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page.getByRole('textbox', { name: 'Editor of site-modules/role/manifests/web.pp' })).toBeAttached();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page.getByRole('textbox', { name: `Editor of ${BASE}` })).toBeAttached();
  }),
  workbench('Alt+W closes the tab, Shift+Alt+T opens it again', async (editor) => {
    const { page } = editor;
    await editor.open(BASE);
    const tab = page.getByRole('tablist', { name: 'Open files' }).getByRole('tab', { name: /base\.pp/ });
    await page.keyboard.press('Alt+W');
    await expect(tab).toHaveCount(0);
    await page.keyboard.press('Shift+Alt+T');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }),
  workbench('F8 goes to the next problem, also in another file', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('include nosuch\n');
    await expect(page.getByRole('tabpanel', { name: /^Problems/ })).toContainText('nosuch');
    await editor.open(WEB);
    await page.keyboard.press('F8');
    await expect(page.getByRole('textbox', { name: `Editor of ${SITE}` })).toBeAttached();
  }),
  workbench('Alt+F12 peeks at the definition', async (editor) => {
    const { page } = editor;
    await goTo(editor, 'site-modules/role/manifests/web.pp', 'include profile::ba¦se');
    await page.keyboard.press('Alt+F12');
    await expect(page.locator('.peekview-widget')).toContainText('class profile::base');
    await page.keyboard.press('Escape');
  }),
  workbench('Ctrl+click goes to the definition', async (editor) => {
    const { page } = editor;
    await editor.open('site-modules/role/manifests/web.pp');
    const name = page.locator('.code-editor .view-lines').getByText('profile::base').first();
    await page.keyboard.down('ControlOrMeta');
    await name.hover();
    await expect(page.locator('.code-editor .goto-definition-link')).toBeVisible();
    await name.click();
    await page.keyboard.up('ControlOrMeta');
    await expect(page.getByRole('textbox', { name: `Editor of ${BASE}` })).toBeAttached();
  }),
  workbench('Ctrl+B gives the editor the whole page', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await page.keyboard.press('ControlOrMeta+B');
    await expect(page.getByRole('region', { name: 'Files' })).toBeHidden();
    await page.keyboard.press('ControlOrMeta+B');
    await expect(page.getByRole('region', { name: 'Files' })).toBeVisible();
  }),
  workbench('Ctrl+F finds, Ctrl+H replaces in the file', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('¦$a = 1\n$b = $a\n');
    await page.keyboard.press('ControlOrMeta+H');
    await page.keyboard.type('$a');
    await expect(page.locator('.find-widget')).toContainText('of 2');
    await page.keyboard.press('Tab');
    await page.keyboard.type('$c');
    await page.keyboard.press('ControlOrMeta+Alt+Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => editor.read()).toBe('$c = 1\n$b = $c\n');
  }),
  workbench('a Markdown file has a preview', async (editor) => {
    const { page } = editor;
    await editor.open('README.md');
    await page.keyboard.press('ControlOrMeta+Shift+V');
    await expect(page.getByRole('heading', { name: 'Shop' })).toBeVisible();
  }),
  workbench('a new file in the tree is named and opened', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await fileRow(page, 'data').click();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'New file here' }).click();
    await page.keyboard.type('new.yaml');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Editor of data/new.yaml' })).toBeAttached();
  }),
];

export const liveDiagnostics: readonly Scenario[] = [
  live('the other place of a duplicate declaration is a link', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write("notify { 'a': }\n\nnotify { 'a': }\n");
    const problems = page.getByRole('tabpanel', { name: /^Problems/ });
    await expect(problems).toContainText(/duplicate/i);
    await expect(
      problems
        .getByRole('button', { name: /site\.pp:1/ })
        .or(problems.getByRole('link', { name: /site\.pp:1/ }))
        .first(),
    ).toBeVisible();
  }),
  live('one press fixes a kind in the whole project', async (editor) => {
    const { page } = editor;
    await editor.open(BASE);
    await editor.write('# B.¦\nclass profile::base {\n  notify { "one": }\n}\n');
    await editor.open(SITE);
    await editor.write('notify { "pl¦ain": }\n');
    await editor.listActions(/Fix all \d+ of this kind/);
    await page
      .locator('.action-widget .monaco-list-row.action')
      .filter({ hasText: /Fix all \d+ of this kind/ })
      .click();
    await page.getByRole('button', { name: 'Fix all' }).click();
    await expectText(editor, SITE, "notify { 'plain': }");
    await expectText(editor, BASE, "notify { 'one': }");
  }),
  live('a mark disappears while the code is corrected', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write("notify { 'a'¦ }\n");
    await expect(page.locator('.code-editor .squiggly-error')).toBeVisible();
    await page.keyboard.type(':');
    await expect(page.locator('.code-editor .squiggly-error')).toHaveCount(0);
  }),
  live('unused code is grayed', async (editor) => {
    await editor.open('site-modules/role/manifests/web.pp');
    await editor.write('# R.\nclass role::web {\n  $unused = 1\n}\n');
    await expect(editor.page.locator('.code-editor .squiggly-inline-unnecessary')).toBeVisible();
  }),
];
