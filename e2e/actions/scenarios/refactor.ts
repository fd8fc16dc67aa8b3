/** Scenarios of code actions that change several lines, and of completion in Ruby files. */
import type { EditorPage } from '../editor-page.ts';
import { expect, expectText, type Scenario } from './scenario.ts';

const SITE = 'manifests/site.pp';
const FUNCTION = 'modules/nginx/lib/puppet/functions/nginx/quote.rb';

function refactoring(action: string, act: Scenario['act']): Scenario {
  return { group: 'refactor', action, act };
}

/** Chooses an action of the list at the cursor. */
async function choose(editor: EditorPage, title: RegExp): Promise<void> {
  await editor.listActions(title);
  await editor.page.locator('.action-widget .monaco-list-row.action').filter({ hasText: title }).first().click();
}

export const refactorings: readonly Scenario[] = [
  refactoring(
    'A resource with two titles is split, one undo joins it, and the parts are joined again',
    async (editor) => {
      const joined = "file { ['/a', '/b']: # why\n  ensure => file,\n}\n";
      await editor.open(SITE);
      await editor.write(`¦${joined}`);
      await choose(editor, /^Split into one resource per title/);
      await expect.poll(() => editor.read()).toContain("file { '/b':");
      await editor.page.keyboard.press('ControlOrMeta+Z');
      await expect.poll(() => editor.read()).toBe(joined);
      await editor.write("¦file { '/a':\n  ensure => file,\n}\n\nfile { '/b':\n  ensure => file,\n}\n");
      await choose(editor, /^Join resources with the same attributes/);
      await expect.poll(() => editor.read()).toContain("['/a', '/b']");
    },
  ),
  refactoring('A missing trailing comma is added, then all of the file', async (editor) => {
    await editor.open(SITE);
    await editor.write("file { '/a':\n  ensure => file¦\n}\nfile { '/b':\n  ensure => file\n}\n");
    await choose(editor, /^Add the trailing comma$/);
    await expectText(editor, SITE, /'\/a':\n {2}ensure => file,\n}\nfile { '\/b':\n {2}ensure => file\n}/);
    await editor.write("file { '/a':\n  ensure => file¦\n}\nfile { '/b':\n  ensure => file\n}\n");
    await choose(editor, /^Add all trailing commas in the file$/);
    await expectText(editor, SITE, /file,\n}\nfile { '\/b':\n {2}ensure => file,\n}/);
  }),
  refactoring('A call becomes a method call and a call again', async (editor) => {
    await editor.open(SITE);
    await editor.write("$b = 'x,y'\n$a = spl¦it($b, ',')\n");
    await choose(editor, /^Convert to a method call$/);
    await expectText(editor, SITE, /\$a = \$b\.split\(','\)/);
    await editor.write("$b = 'x,y'\n$a = $b.spl¦it(',')\n");
    await choose(editor, /^Convert to a function call$/);
    await expectText(editor, SITE, /\$a = split\(\$b, ','\)/);
  }),
  refactoring('An assigned selector becomes a case', async (editor) => {
    await editor.open(SITE);
    await editor.write("$a = $facts['os']['family'] ?¦ {\n  'Debian' => 1,\n  default  => 2,\n}\n");
    await choose(editor, /^Convert to case$/);
    await expectText(editor, SITE, /case \$facts\['os'\]\['family'\] \{\n {2}'Debian': \{ \$a = 1 \}/);
  }),
  refactoring('Words and data types are completed in a Ruby function', async (editor) => {
    const { page } = editor;
    await editor.open(FUNCTION);
    await editor.write(
      "Puppet::Functions.create_function(:'nginx::quote') do\n  dispatch :quote do\n    ¦\n  end\nend\n",
    );
    expect(await editor.listCompletions()).toContain('optional_param');
    await page.keyboard.type("param 'Arr");
    const list = page.locator('.suggest-widget.visible');
    await page.keyboard.press('ControlOrMeta+Space');
    await expect(list.getByRole('option', { name: /^Array/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expectText(editor, FUNCTION, /param 'Array/);
  }),
  refactoring('Ctrl+K Ctrl+I explains a word of a Ruby interface', async (editor) => {
    const { page } = editor;
    await editor.open(FUNCTION);
    await editor.write("Puppet::Functions.create_function(:'nginx::quote') do\n  disp¦atch :quote do\n  end\nend\n");
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.press('ControlOrMeta+I');
    expect(await editor.readWidget('.monaco-hover', [/signature/])).toMatch(/signature of the function/);
  }),
  refactoring('Ctrl+Shift+O lists nested keys of data', async (editor) => {
    const { page } = editor;
    await editor.open('data/common.yaml');
    await page.keyboard.press('ControlOrMeta+Shift+O');
    const list = page.locator('.quick-input-widget');
    await page.keyboard.type('shell');
    await expect(list.getByRole('option', { name: /shell/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('x');
    await expectText(editor, 'data/common.yaml', /\n {4}xshell: /);
  }),
];
