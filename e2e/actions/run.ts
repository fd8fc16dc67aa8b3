/**
 * `npm run actions -- --project ZIP --table FILE [--row N,N] [--group NAME]`: performs the editor actions of a Markdown
 * table in the built page (`npm run build`) with the keyboard. Prints each action whose result is not as expected, and
 * writes its screenshot to `build/actions`. Rows that describe an action only in words are counted, but not performed.
 * `--scenarios` performs the actions of `scenarios/` instead of a table; they refer to files of the table's project,
 * and `--row` then takes their numbers. `BUNRAKU_CHROMIUM` is the path of the browser.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { unzipSync, strFromU8 } from 'fflate';
import type { EditorPage } from './editor-page.ts';
import { readRows } from './rows.ts';
import { startSession } from './session.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { BY_HAND, tryRow } from './try-row.ts';

interface Attempt {
  readonly number: number;
  readonly group: string;
  readonly action: string;
  readonly expectation: string;
  /** @returns undefined if the result is as expected, or else the actual result */
  readonly act: (editor: EditorPage) => Promise<string | undefined>;
}

const { values: options } = parseArgs({
  options: {
    table: { type: 'string' },
    scenarios: { type: 'boolean' },
    project: { type: 'string' },
    row: { type: 'string' },
    group: { type: 'string' },
  },
});
if (options.project === undefined || (options.table === undefined && options.scenarios !== true))
  throw new Error('Give the project as --project ZIP, and --table FILE or --scenarios.');

const zip = await readFile(options.project);
const all = options.table === undefined ? listScenarios() : await listRows(options.table);
const numbers = options.row?.split(',').map(Number);
const attempts = all.filter(
  ({ number, group }) =>
    !BY_HAND.has(group) !== (options.table === undefined) &&
    (numbers === undefined || numbers.includes(number)) &&
    (options.group === undefined || options.group === group),
);

async function listRows(table: string): Promise<readonly Attempt[]> {
  // Leaves out the archive's top folder, because paths in the table are relative to the project.
  const own = new Map(
    Object.entries(unzipSync(zip)).map(([path, bytes]) => [path.replace(/^[^/]+\//, ''), strFromU8(bytes)]),
  );
  return readRows(await readFile(table, 'utf8')).map((row) => ({
    ...row,
    act: (editor) => tryRow(editor, row, own.get(row.file) ?? ''),
  }));
}

function listScenarios(): readonly Attempt[] {
  return scenarios.map(({ group, action, act }, index) => ({
    number: index + 1,
    group,
    action,
    expectation: action,
    act: async (editor) => {
      await act(editor);
      return undefined;
    },
  }));
}

const session = await startSession();

const met = new Map<string, number>();
const tried = new Map<string, number>();
try {
  let editor: EditorPage | undefined;
  for (const { number, group, action, expectation, act } of attempts) {
    let fault: string | undefined;
    try {
      editor ??= await session.openEditor();
      await editor.closeWidgets();
      await editor.import(zip);
      await editor.page.getByRole('tab', { name: /^Problems/ }).click();
      fault = await act(editor);
    } catch (error) {
      fault = error instanceof Error ? error.message.slice(0, 500) : String(error);
    }
    // Starts again with a new page, because a failed attempt may leave a dialog or another file open.
    if (fault !== undefined) {
      await editor?.page.screenshot({ path: `build/actions/${number}.png` });
      await editor?.page.close();
      editor = undefined;
    }
    tried.set(group, (tried.get(group) ?? 0) + 1);
    if (fault === undefined) met.set(group, (met.get(group) ?? 0) + 1);
    else console.log(`${number} ${group}: ${action}\n    expected: ${expectation}\n    ${fault}`);
  }
} finally {
  await session.close();
}
for (const [group, count] of tried) console.log(`${group}: ${met.get(group) ?? 0} of ${count} as expected`);
const sum = [...met.values()].reduce((total, count) => total + count, 0);
console.log(`${sum} of ${attempts.length} as expected, ${all.length - attempts.length} not tried`);
