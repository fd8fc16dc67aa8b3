/**
 * `npm run hostile:stop [-- --seed N] [--only NAME]`: opens slow programs in the built page (`npm run build`), and
 * presses Stop at a random moment. Each must stop within a second, and must not start again after a reload. Prints the
 * elapsed time, and the CPU time of the page's process, from the press to the end.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { preview } from 'vite';
import type { ProjectFiles } from '../../src/protocol/project/project.ts';
import { projectHash } from '../../src/workspace/permalink/permalink.ts';
import { Random } from '../fuzz/random.ts';
import { stopPrograms } from './stop-programs.ts';

const { values: options } = parseArgs({
  options: { seed: { type: 'string' }, only: { type: 'string', multiple: true, default: [] } },
});
const seed = options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(options.seed);

/**
 * Maximum milliseconds until a program stops. CPU time counts as well, because a busy machine needs more elapsed time,
 * but no more CPU time.
 */
const LONGEST = 1000;
/** Maximum milliseconds until a program starts to work, which includes downloading the engine and Ruby. */
const LONGEST_START = 60_000;
/** Maximum milliseconds between the start of the work and the press of Stop. */
const LATEST_PRESS = 3000;
/** Milliseconds for which the page must be idle after a reload. */
const REST = 3000;

/** Result of a program. `early`: the program ended by itself before Stop had an effect. */
type Row =
  | { readonly kind: 'early' }
  | { readonly kind: 'stopped'; readonly milliseconds: number; readonly cpu: number; readonly runsAgain: boolean };

function hashOf(name: string, files: ProjectFiles): string {
  const project = {
    name,
    files,
    node: { certname: 'node.example.com', platform: 'debian-12' as const, facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
  const hash = projectHash({ project, open: ['manifests/site.pp'], active: 'manifests/site.pp' });
  if (!hash.ok) throw new Error(`${name} is too large for a link`);
  return hash.value;
}

/** Returns the CPU milliseconds of all page processes so far. */
async function pageCpu(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

async function stopOnce(browser: Browser, address: string, delay: number): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  try {
    await page.goto(address);
    const stop = stopButton(page);
    await stop.waitFor({ timeout: LONGEST_START });
    await page.waitForTimeout(delay);
    if (!(await stop.isVisible())) return { kind: 'early' };
    const [began, before] = [performance.now(), await pageCpu(session)];
    // Ignores a failed press, because the program may end by itself before.
    const pressed = stop.click({ timeout: LONGEST_START }).catch(() => undefined);
    const hidden = stop.waitFor({ state: 'hidden', timeout: LONGEST_START });
    await Promise.race([pressed, hidden]);
    await hidden;
    const [milliseconds, cpu] = [performance.now() - began, (await pageCpu(session)) - before];
    if (!(await page.evaluate(() => (localStorage.getItem('bunraku.unfinished') ?? '') !== '')))
      return { kind: 'early' };
    await page.reload();
    const notice = page.getByRole('complementary', { name: 'Not analyzed' });
    const again = await Promise.race([
      notice.waitFor({ timeout: LONGEST_START }).then(() => false),
      stop.waitFor({ timeout: LONGEST_START }).then(() => true),
    ]);
    await page.waitForTimeout(REST);
    return { kind: 'stopped', milliseconds, cpu, runsAgain: again || (await stop.isVisible()) };
  } finally {
    await session.detach();
    await context.close();
  }
}

function stopButton(page: Page) {
  return page.getByRole('contentinfo', { name: 'Status' }).getByRole('button', { name: 'Stop' });
}

const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const site = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env['BUNRAKU_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const random = new Random(seed);
console.log(`seed ${seed}`);
let [stopped, failed] = [0, 0];
try {
  for (const [name, files] of Object.entries(stopPrograms)) {
    const delay = random.below(LATEST_PRESS);
    if (options.only.length > 0 && !options.only.includes(name)) continue;
    const row = await stopOnce(browser, `${site}${hashOf(name, files)}`, delay).catch((error: unknown) =>
      String(error),
    );
    if (typeof row === 'string') {
      failed += 1;
      console.log(`FAILED ${name.padEnd(36)} ${row.split('\n', 1)[0] ?? ''}`);
      continue;
    }
    if (row.kind === 'early') {
      console.log(`early  ${name.padEnd(36)} ended by itself within about ${delay} ms`);
      continue;
    }
    const isFault = Math.min(row.milliseconds, row.cpu) > LONGEST || row.runsAgain;
    if (isFault) failed += 1;
    else stopped += 1;
    const cost = `${Math.round(row.milliseconds)} ms, ${Math.round(row.cpu)} ms of CPU`;
    console.log(
      `${isFault ? 'FAILED' : 'ok    '} ${name.padEnd(36)} pressed after ${delay} ms, stopped in ${cost}${row.runsAgain ? ', RUNS AGAIN' : ''}`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${stopped} of ${stopped + failed} programs stop within a second and do not run again`);
process.exitCode = failed === 0 ? 0 : 1;
