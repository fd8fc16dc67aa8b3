/**
 * `npm run actions -- --table FILE --project ZIP [--row N,N] [--group NAME]`: performs the actions of a Markdown table
 * in the editor of the built page (`npm run build`), by keys, and prints those with another result than expected. Rows
 * that describe an action in words only are counted as untried. `BUNRAKU_CHROMIUM` names the browser.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { unzipSync, strFromU8 } from 'fflate';
import { preview } from 'vite';
import { EditorPage } from './editor-page.ts';
import { readRows } from './rows.ts';
import { BY_HAND, tryRow } from './try-row.ts';

const { values: options } = parseArgs({
  options: {
    table: { type: 'string' },
    project: { type: 'string' },
    row: { type: 'string' },
    group: { type: 'string' },
  },
});
if (options.table === undefined || options.project === undefined)
  throw new Error('Give the table as --table FILE and its project as --project ZIP.');

const zip = await readFile(options.project);
/** Texts of the project's files by their paths below its folder. */
const own = new Map(
  Object.entries(unzipSync(zip)).map(([path, bytes]) => [path.replace(/^[^/]+\//, ''), strFromU8(bytes)]),
);
const numbers = options.row?.split(',').map(Number);
const all = readRows(await readFile(options.table, 'utf8'));
const rows = all.filter(
  ({ number, group }) =>
    !BY_HAND.has(group) &&
    (numbers === undefined || numbers.includes(number)) &&
    (options.group === undefined || options.group === group),
);

const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env['BUNRAKU_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const met = new Map<string, number>();
const tried = new Map<string, number>();
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const row of rows) {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const editor = new EditorPage(page);
    let fault: string | undefined;
    try {
      await page.goto(`${address}#example/ntp`);
      await editor.field.waitFor({ state: 'attached' });
      await editor.import(zip);
      await page.getByRole('tab', { name: /^Problems/ }).click();
      fault = await tryRow(editor, row, own.get(row.file) ?? '');
    } catch (error) {
      fault = error instanceof Error ? error.message.slice(0, 300) : String(error);
    }
    await page.close();
    tried.set(row.group, (tried.get(row.group) ?? 0) + 1);
    if (fault === undefined) met.set(row.group, (met.get(row.group) ?? 0) + 1);
    else console.log(`${row.number} ${row.group}: ${row.action}\n    expected: ${row.expectation}\n    ${fault}`);
  }
} finally {
  await browser.close();
  await server.close();
}
for (const [group, count] of tried) console.log(`${group}: ${met.get(group) ?? 0} of ${count} as expected`);
const sum = [...met.values()].reduce((total, count) => total + count, 0);
console.log(`${sum} of ${rows.length} as expected, ${all.length - rows.length} not tried`);
