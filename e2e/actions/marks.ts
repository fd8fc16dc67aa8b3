/**
 * `npm run marks [-- --count 200 --seed 1 --load 4]`: types faults into the editor of the built page, at different
 * speeds, and repairs them. Prints each marker that does not appear or disappear, and how long markers take. `--load`
 * starts this many processes that keep the processors busy.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { EditorPage } from './editor-page.ts';
import { startSession } from './session.ts';

/** A line of code, and the part of it to replace with a wrong one. */
interface TypedFault {
  readonly line: string;
  readonly part: string;
  readonly wrong: string;
}

const FAULTS: readonly TypedFault[] = [
  { line: "file { '/a': ensure => file }", part: 'ensure', wrong: 'ensrue' },
  { line: "service { 'a': ensure => running }", part: 'running', wrong: 'runing' },
  { line: "service { 'b': }", part: 'service', wrong: 'servcie' },
  { line: "notify { 'c': }", part: ':', wrong: '' },
  { line: "notify { 'd': }", part: '}', wrong: '' },
  { line: "class { 'ntp': servers => ['a'] }", part: 'ntp', wrong: 'npt' },
  { line: "$parts = split('a b', ' ')", part: ", ' '", wrong: '' },
  { line: "$upper = upcase('a')", part: 'upcase', wrong: 'upcsae' },
  { line: '$sum = 1 + 2', part: '2', wrong: '' },
  { line: 'notice("on ${trusted}")', part: 'trusted', wrong: 'nofact' },
  { line: "file { '/b': mode => '0644' }", part: "'0644'", wrong: '5' },
  { line: "exec { '/bin/true': refresh => '/bin/true' }", part: 'refresh', wrong: 'refresk' },
  { line: "class { 'ntp': servers => ['b'] }", part: 'servers', wrong: 'serves' },
  { line: '$list = [1, 2]', part: ']', wrong: '' },
  { line: "if $facts['kernel'] == 'Linux' { notice(1) }", part: '==', wrong: '=!' },
];

/** Typing speeds, as milliseconds between two keys. */
const SPEEDS = [0, 10, 30, 80, 150];

/** Milliseconds after which a marker counts as missing. */
const PATIENCE = 10_000;

const BASE = '# Faults are typed below.\n';
const FILE = 'manifests/site.pp';
const MARKS = '.code-editor .squiggly-error, .code-editor .squiggly-warning';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    load: { type: 'string', default: '0' },
  },
});

const busy = Array.from({ length: Number(options.load) }, () => spawn(process.execPath, ['-e', 'for (;;);']));
const session = await startSession();
let state = Number(options.seed);

/** Returns a number from 0 up to a limit. The same seed gives the same numbers. */
function draw(limit: number): number {
  state = (state * 48_271) % 2_147_483_647;
  return state % limit;
}

/** Waits until the editor has markers, or has none. Returns the milliseconds, or undefined if it takes too long. */
async function waitForMarks({ page }: EditorPage, isExpected: boolean): Promise<number | undefined> {
  const start = performance.now();
  try {
    await page.waitForFunction(
      ([selector, expected]) => (document.querySelector(selector) !== null) === expected,
      [MARKS, isExpected] as const,
      { timeout: PATIENCE, polling: 'raf' },
    );
    return performance.now() - start;
  } catch {
    return undefined;
  }
}

async function replaceBefore({ page }: EditorPage, old: string, by: string, delay: number): Promise<void> {
  for (let count = 0; count < old.length; count += 1) await page.keyboard.press('Backspace', { delay });
  await page.keyboard.type(by, { delay });
}

/** Types a fault and repairs it. Returns the milliseconds until the marker appeared, and until it disappeared. */
async function tryFault(
  editor: EditorPage,
  { line, part, wrong }: TypedFault,
  delay: number,
  isHasty: boolean,
): Promise<readonly (number | undefined)[]> {
  const { keyboard } = editor.page;
  await editor.write(`${BASE}¦`);
  await keyboard.type(line, { delay });
  for (let count = line.length - line.indexOf(part) - part.length; count > 0; count -= 1)
    await keyboard.press('ArrowLeft');
  // For a hasty typist: repairs the fault and types it again, before the first answer arrives.
  if (isHasty) {
    await replaceBefore(editor, part, wrong, delay);
    await replaceBefore(editor, wrong, part, delay);
  }
  await replaceBefore(editor, part, wrong, delay);
  const appeared = await waitForMarks(editor, true);
  await replaceBefore(editor, wrong, part, delay);
  return [appeared, await waitForMarks(editor, false)];
}

const times: readonly [number[], number[]] = [[], []];
let lost = 0;
try {
  const editor = await session.openEditor();
  await editor.open(FILE);
  for (let tried = 0; tried < Number(options.count); tried += 1) {
    const fault = FAULTS[draw(FAULTS.length)];
    const delay = SPEEDS[draw(SPEEDS.length)] ?? 0;
    const isHasty = draw(3) === 0;
    if (fault === undefined) continue;
    const waited = await tryFault(editor, fault, delay, isHasty);
    for (const [index, event] of ['appear', 'disappear'].entries()) {
      const time = waited[index];
      if (time !== undefined) times[index]?.push(time);
      else {
        lost += 1;
        console.log(
          `${tried + 1}: the mark did not ${event}: ${fault.line}, ${fault.part} -> ${fault.wrong}, ${delay} ms`,
        );
      }
    }
  }
} finally {
  for (const child of busy) child.kill();
  await session.close();
}
for (const [index, event] of ['appear', 'disappear'].entries()) {
  const sorted = (times[index] ?? []).toSorted((one, other) => one - other);
  const at = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed();
  console.log(
    `${sorted.length} of ${options.count} marks ${event}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, at most ${at(1)} ms`,
  );
}
process.exitCode = lost === 0 ? 0 : 1;
