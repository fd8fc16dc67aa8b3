/** Performs the action of a row in the page, and compares the result with the expectation. */
import { expect } from '@playwright/test';
import { PATIENCE, type EditorPage } from './editor-page.ts';
import { CURSOR, findUnmet, readPatterns, type ActionRow } from './rows.ts';

/** Groups of rows that describe the action only in words, for a person to perform. */
export const BY_HAND: ReadonlySet<string> = new Set([
  'rename',
  'structure',
  'format',
  'edit',
  'refactor',
  'workbench',
  'diagnostic live',
]);

/**
 * @returns undefined if the result is as expected; otherwise, the unmet part of the expectation with the actual result
 */
export async function tryRow(editor: EditorPage, row: ActionRow, ownText: string): Promise<string | undefined> {
  await editor.open(row.file);
  // Rows about references name a place in the unchanged file.
  const isOwn = row.group === 'references';
  const place = row.text.replace(CURSOR, '');
  await editor.write(isOwn ? ownText.replace(place, place + CURSOR) : row.text);
  const attempt = attempts[row.group];
  if (attempt === undefined) throw new Error(`Row ${row.number}: no way to try the group ${row.group}`);
  return attempt(editor, row);
}

type Attempt = (editor: EditorPage, row: ActionRow) => Promise<string | undefined>;

function expectAll(text: string, patterns: readonly RegExp[]): string | undefined {
  return patterns.every((pattern) => pattern.test(text)) ? undefined : `got: ${text.slice(0, 300)}`;
}

const attempts: Readonly<Record<string, Attempt>> = {
  completion: async (editor, { expectation }) => {
    const labels = await editor.listCompletions();
    const unmet = findUnmet(expectation, labels);
    return unmet.length === 0 ? undefined : `${unmet.join('; ')}: got ${labels.slice(0, 12).join(', ')}`;
  },
  hover: async (editor, { expectation }) => {
    await editor.page.keyboard.press('ControlOrMeta+K');
    await editor.page.keyboard.press('ControlOrMeta+I');
    // One hover contains the problems, the documentation and the links at the cursor.
    const patterns = readPatterns(expectation);
    return expectAll(await editor.readWidget('.monaco-hover', patterns), patterns);
  },
  signature: async (editor, { typed, expectation }) => {
    await editor.page.keyboard.type(typed);
    return expectAll(await editor.readWidget('.parameter-hints-widget'), readPatterns(expectation));
  },
  definition: async (editor, { expectation }) => {
    await editor.page.keyboard.press('F12');
    const [pattern = /./] = readPatterns(expectation);
    const name = await readOpenedName(editor, pattern);
    return pattern.test(name) ? undefined : `opened ${name}`;
  },
  references: async (editor, { expectation }) => {
    await editor.page.keyboard.press('Shift+F12');
    const title = await editor.readWidget('.reference-zone-widget .peekview-title');
    const count = Number(/\((\d+)\)/.exec(title)?.[1] ?? 0);
    await editor.page.keyboard.press('Escape');
    return count >= Number(/\d+/.exec(expectation.replace('Shift+F12', ''))?.[0] ?? 1) ? undefined : `got: ${title}`;
  },
  'code action': async (editor, { text, expectation }) => {
    const [offered = /./, given] = readPatterns(expectation);
    const titles = await editor.listActions(offered);
    const matching = titles.filter((title) => offered.test(title));
    if (matching.length === 0) return `offered: ${titles.join(' | ').slice(0, 300)}`;
    if (given === undefined) return undefined;
    // Tries all actions with a matching title, because one of them must have the expected result.
    const results: string[] = [];
    for (const title of matching) {
      if (results.length > 0) {
        await editor.write(text);
        await editor.listActions(offered);
      }
      const result = await chooseAction(editor, title);
      if (given.test(result)) return undefined;
      results.push(`${title} gave: ${result.slice(0, 200)}`);
    }
    return results.join('\n    ');
  },
  diagnostic: async (editor, { expectation }) => {
    const patterns = readPatterns(expectation);
    return expectAll(await editor.readProblems(patterns), patterns);
  },
};

async function chooseAction(editor: EditorPage, title: string): Promise<string> {
  const { page } = editor;
  const lines = page.locator('.code-editor .view-lines');
  const before = await lines.innerText();
  await page.locator('.action-widget .monaco-list-row.action').getByText(title, { exact: true }).first().click();
  await expect(lines)
    .not.toHaveText(before, { timeout: PATIENCE, useInnerText: true })
    .catch(() => {});
  return editor.read();
}

/** @returns path of the file that the editor shows, once it matches or time is over */
async function readOpenedName(editor: EditorPage, pattern: RegExp): Promise<string> {
  await editor.page
    .getByRole('textbox', { name: pattern })
    .waitFor({ state: 'attached', timeout: PATIENCE })
    .catch(() => {});
  return ((await editor.field.getAttribute('aria-label')) ?? '').replace(/^\w+ of /, '');
}
