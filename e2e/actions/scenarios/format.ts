/** Scenarios of formatting, and of keys that the editor handles while users type. */
import type { EditorPage } from '../editor-page.ts';
import { expect, expectText, goTo, type Scenario } from './scenario.ts';

const SITE = 'manifests/site.pp';

function formatting(action: string, act: Scenario['act']): Scenario {
  return { group: 'format', action, act };
}

/** Formats the file, and waits for the given lines, because moving the cursor earlier would cancel the request. */
async function format({ page }: EditorPage, shown: string): Promise<void> {
  await page.keyboard.press('Shift+Alt+F');
  await expect(page.locator('.code-editor .view-lines')).toContainText(shown);
}

function editing(action: string, act: Scenario['act']): Scenario {
  return { group: 'edit', action, act };
}

export const formats: readonly Scenario[] = [
  formatting('Shift+Alt+F formats, twice gives the same', async (editor) => {
    await editor.open(SITE);
    await editor.write("¦if $facts['a']==1{notify{'x':}}else{notify{'y':}}\n$x=[1,2,3]\n");
    await format(editor, "notify { 'x': }");
    const once = await editor.read();
    await editor.page.keyboard.press('Shift+Alt+F');
    await expect.poll(() => editor.read()).toBe(once);
    expect(once).toContain('$x = [1, 2, 3]');
  }),
  formatting('heredocs and comments are kept', async (editor) => {
    await editor.open(SITE);
    await editor.write('¦# first\n$a=@("END")   # why\n   two  words\n  | END\nnotify{"$a":} # last\n');
    await format(editor, '$a = @("END") # why');
    const text = await editor.read();
    for (const part of ['# first', '   two  words\n', '# last']) expect(text).toContain(part);
  }),
  formatting('typing } indents the block', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('class a {\n  if true {\n    notice(1)\n    ¦\n}\n');
    await page.keyboard.type('}');
    await expect.poll(() => editor.read()).toBe('class a {\n  if true {\n    notice(1)\n  }\n}\n');
  }),
  formatting('Enter between braces indents and puts } on its own line', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('class a {¦}\n');
    await page.keyboard.press('Enter');
    await page.keyboard.type('# x');
    expect(await editor.read()).toBe('class a {\n  # x\n}\n');
  }),
  formatting('EPP is formatted or refused with a reason', async (editor) => {
    const { page } = editor;
    await editor.open('site-modules/profile/templates/motd.epp');
    await page.keyboard.press('Shift+Alt+F');
    await expect(
      page
        .getByRole('alertdialog')
        .filter({ hasText: /format/i })
        .first(),
    ).toBeVisible();
  }),
  formatting('YAML is formatted', async (editor) => {
    await editor.open('data/common.yaml');
    await editor.write('¦---\na:    1\nb:   [1,2]\n');
    await format(editor, 'a: 1');
  }),
  formatting('JSON is formatted', async (editor) => {
    await editor.open('modules/nginx/metadata.json');
    await editor.write('¦{"name":"acme-nginx","version":"1.0.0"}\n');
    await format(editor, '"name": "acme-nginx"');
  }),
  formatting('pasted lines are indented', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('class a {\n  ¦\n}\n');
    await page.keyboard.press('ControlOrMeta+,');
    await page.getByRole('checkbox', { name: 'Format on paste' }).click();
    await page.keyboard.press('Escape');
    await page.evaluate(() => navigator.clipboard.writeText("file { '/a':\nensure=>file,\n}"));
    await page.keyboard.press('ControlOrMeta+V');
    await expect.poll(() => editor.read()).toContain("  file { '/a':\n    ensure => file,\n  }");
    await page.keyboard.press('ControlOrMeta+,');
    await page.getByRole('checkbox', { name: 'Format on paste' }).click();
    await page.keyboard.press('Escape');
  }),
  formatting('Ctrl+K Ctrl+F formats the selection only', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('$b=1\n¦$a=1¦\n');
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.press('ControlOrMeta+F');
    await expect.poll(() => editor.read()).toBe('$b=1\n$a = 1\n');
  }),
];

export const edits: readonly Scenario[] = [
  editing('Ctrl+/ comments several lines and back', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('¦$a = 1\n$b = 2¦\n');
    await page.keyboard.press('ControlOrMeta+/');
    await expect.poll(() => editor.read()).toBe('# $a = 1\n# $b = 2\n');
    await page.keyboard.press('ControlOrMeta+/');
    await expect.poll(() => editor.read()).toBe('$a = 1\n$b = 2\n');
  }),
  editing('Ctrl+/ comments YAML', async (editor) => {
    const { page } = editor;
    await editor.open('data/common.yaml');
    await editor.write('---\n¦a: 1\n');
    await page.keyboard.press('ControlOrMeta+/');
    await expect.poll(() => editor.read()).toBe('---\n# a: 1\n');
  }),
  editing('Ctrl+D adds the next occurrence, and typing changes both', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('¦$abc = 1\n$abc = 2\n');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ControlOrMeta+D');
    await page.keyboard.press('ControlOrMeta+D');
    await page.keyboard.type('xyz');
    await page.keyboard.press('Escape');
    await expect.poll(() => editor.read()).toBe('$xyz = 1\n$xyz = 2\n');
  }),
  editing('Ctrl+Shift+L changes all occurrences', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('¦$abc = $abc + $abc\n');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ControlOrMeta+Shift+L');
    await page.keyboard.type('x');
    await page.keyboard.press('Escape');
    await expect.poll(() => editor.read()).toMatch(/^\$x = \$x \+ \$x\n/);
  }),
  editing('Ctrl+Shift+K deletes a line, Ctrl+L selects one', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('$a = 1\n¦$b = 2\n$c = 3\n');
    await page.keyboard.press('ControlOrMeta+Shift+K');
    await expect.poll(() => editor.read()).toBe('$a = 1\n$c = 3\n');
    await editor.write('$a = 1\n¦$b = 2\n$c = 3\n');
    await page.keyboard.press('ControlOrMeta+L');
    await page.keyboard.press('Delete');
    await expect.poll(() => editor.read()).toBe('$a = 1\n$c = 3\n');
  }),
  editing('Alt+Down moves a line, and its copy key copies it', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('¦$a = 1\n$b = 2\n');
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => editor.read()).toBe('$b = 2\n$a = 1\n');
    await editor.write('¦$a = 1\n$b = 2\n');
    // Same shortcut as in VS Code on Linux.
    await page.keyboard.press('Control+Shift+Alt+ArrowDown');
    await expect.poll(() => editor.read()).toBe('$a = 1\n$a = 1\n$b = 2\n');
  }),
  editing('accepting in the middle of a word leaves no doubled tail', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write("service { 'a':\n  ensure => runn¦ing,\n}\n");
    await page.keyboard.press('ControlOrMeta+Space');
    await expect(page.locator('.suggest-widget.visible .monaco-list-row').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => editor.read()).toBe("service { 'a':\n  ensure => running,\n}\n");
  }),
  editing('a typed quote surrounds the selection', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('$a = ¦abc¦\n');
    await page.keyboard.type("'");
    await expect.poll(() => editor.read()).toBe("$a = 'abc'\n");
  }),
  editing('a typed brace surrounds the selection', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('$a = ¦1, 2¦\n');
    await page.keyboard.type('[');
    await expect.poll(() => editor.read()).toBe('$a = [1, 2]\n');
  }),
  editing('Enter continues a documentation comment', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('# A class.¦\nclass a { }\n');
    await page.keyboard.press('Enter');
    await page.keyboard.type('More.');
    await expect.poll(() => editor.read()).toBe('# A class.\n# More.\nclass a { }\n');
  }),
  editing('pasted CRLF lines leave no carriage returns', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('¦$z = 1\n');
    await page.evaluate(() => navigator.clipboard.writeText('$a = 1\r\n$b = 2\r\n'));
    await page.keyboard.press('ControlOrMeta+V');
    await expect.poll(() => editor.read()).toBe('$a = 1\n$b = 2\n$z = 1\n');
  }),
  editing('selected text is dragged to another place', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write('¦abc¦ x\n\n');
    const text = page.locator('.code-editor .view-line').first();
    const box = await text.boundingBox();
    if (box === null) throw new Error('The line is not visible.');
    await page.mouse.move(box.x + 10, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 80, box.y + box.height / 2, { steps: 5 });
    await page.mouse.move(box.x + 80, box.y + 1.5 * box.height, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => editor.read()).toBe(' x\nabc\n');
  }),
  editing('Tab accepts a completion, then its value list opens', async (editor) => {
    const { page } = editor;
    await editor.open(SITE);
    await editor.write("service { 'a':\n  ¦\n}\n");
    await page.keyboard.type('ens');
    await expect(page.locator('.suggest-widget.visible .focused')).toContainText('ensure');
    await page.keyboard.press('Tab');
    await expect(page.locator('.suggest-widget.visible')).toContainText('running');
    await page.keyboard.press('Escape');
    await expect.poll(() => editor.read()).toContain('  ensure => ');
  }),
  editing('Ctrl+Z undoes typing, Ctrl+Y does it again', async (editor) => {
    const { page } = editor;
    await goTo(editor, SITE, 'include role::web¦');
    await page.keyboard.type('er');
    await page.keyboard.press('ControlOrMeta+Z');
    await expectText(editor, SITE, /include role::web\n/);
    await page.keyboard.press('ControlOrMeta+Y');
    await expectText(editor, SITE, /include role::weber\n/);
  }),
];
