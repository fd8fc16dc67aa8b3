/**
 * `npm run walk [-- --seed N] [--actions N] [--seconds N] [--repeat FILE]`: presses controls and keys, types, resizes
 * the window and opens projects at random in the built page (`npm run build`). Fails on a page error, an unhandled
 * rejection, a console error, or an empty or unresponsive page. Writes the actions before a failure to `build/walk`;
 * `--repeat` performs them again. With `--seconds`, continues with other seeds until the time is over.
 * `BUNRAKU_CHROMIUM` is the path of the browser.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { Random } from '../fuzz/random.ts';
import { printActions, readActions, type Action } from './actions.ts';
import { fenceIn, randomActions, walk, type Finding } from './walk.ts';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string' },
    actions: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '0' },
    repeat: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});
const seed = options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(options.seed);
const count = Number(options.actions);
const seconds = Number(options.seconds);
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || !(seconds >= 0))
  throw new Error('--seed, --actions and --seconds take numbers');

/** Maximum number of printed actions per finding. The file contains all of them. */
const SHOWN = 12;
const FOLDER = 'build/walk';

const repeated = options.repeat === undefined ? undefined : readActions(await readFile(options.repeat, 'utf8'));
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env['BUNRAKU_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
console.log(
  repeated === undefined ? `seed ${seed}, ${count} actions` : `${repeated.length} actions of ${options.repeat}`,
);
try {
  const end = performance.now() + seconds * 1000;
  let found = await walkOnce(seed);
  for (let next = seed + 1; performance.now() < end; next += 1) found += await walkOnce(next);
  process.exitCode = found === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}

/** @returns number of findings */
async function walkOnce(from: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await fenceIn(context, page, new URL(address).origin);
  const findings = await walk({
    page,
    address: `${address}#example/ntp`,
    next: repeated === undefined ? randomActions(new Random(from), page, count) : fromList(repeated),
    ...(options.show ? { onAction: (action: Action) => console.log(JSON.stringify(action)) } : {}),
  });
  for (const [index, finding] of findings.entries()) await report(finding, `${FOLDER}/seed-${from}-${index + 1}.txt`);
  console.log(`${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} (seed ${from})`);
  await context.close();
  return findings.length;
}

function fromList(actions: readonly Action[]): () => Promise<Action | undefined> {
  const left = actions.values();
  return () => Promise.resolve(left.next().value);
}

async function report({ message, actions }: Finding, file: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(file, `${message.replaceAll(/^/gm, '# ')}\n${printActions(actions)}`);
  console.log(`✗ ${message}\nafter ${actions.length} actions, the last of which are:`);
  console.log(printActions(actions.slice(-SHOWN)));
  console.log(`All of them are in ${file}; repeat them with: npm run walk -- --repeat ${file}\n`);
}
