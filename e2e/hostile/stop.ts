/**
 * `npm run hostile:stop [-- --seed N] [--only NAME]`: opens slow programs in the built page (`npm run build`), and
 * presses Stop at a random moment of their work. Each must stop within a second, and must not start again after a
 * reload. Prints the elapsed time from the press to the end, the page's CPU time meanwhile, and the part of the page's
 * thread.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test';
import { preview } from 'vite';
import type { ProjectFiles } from '../../src/protocol/project/project.ts';
import { projectHash } from '../../src/workspace/permalink/permalink.ts';
import { Random } from '../fuzz/random.ts';
import { stopPrograms, type StopProgram } from './stop-programs.ts';
import { cpuBetween, readCpuTimes, type CpuSpan, type CpuTimes } from './thread-cpu.ts';

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
/**
 * Maximum milliseconds between the start of the work and the press of Stop. If the program has ended by then, the next
 * attempt presses after half the time.
 */
const LATEST_PRESS = 3000;
/** Delay in milliseconds below which an attempt is the last one. */
const SHORTEST_DELAY = 20;
/** Milliseconds for which the page must be idle after a reload. */
const REST = 3000;

/** Result of a program. `early`: the program ended by itself before Stop had an effect. */
type Row =
  | { readonly kind: 'early' }
  | {
      readonly kind: 'stopped';
      readonly delay: number;
      readonly milliseconds: number;
      readonly cpu: CpuSpan;
      readonly runsAgain: boolean;
    };

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

async function pageCpu(session: CDPSession): Promise<CpuTimes> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return readCpuTimes(processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id));
}

/** Presses Stop after `delay` milliseconds of work. */
async function stopOnce(browser: Browser, address: string, { work }: StopProgram, delay: number): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  try {
    await page.goto(address);
    const stop = stopButton(page);
    const isWorking = statusBar(page)
      .filter({ has: page.getByRole('button', { name: 'Stop' }) })
      .getByText(new RegExp(`^${work}`));
    await isWorking.or(statusBar(page).getByText('Engine ready')).waitFor({ timeout: LONGEST_START });
    await page.waitForTimeout(delay);
    const elapsed = await watchStop(page);
    const box = (await stop.isVisible()) ? await stop.boundingBox({ timeout: LONGEST }).catch(() => null) : null;
    if (box === null) return { kind: 'early' };
    const before = await pageCpu(session);
    // Presses without the checks of `click`, which take long on a busy machine and are no part of stopping.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const milliseconds = await Promise.race([elapsed(), setTimeout(LONGEST_START, Infinity, { ref: false })]);
    const cpu = cpuBetween(before, await pageCpu(session));
    if (
      milliseconds === undefined ||
      (await page.evaluate(() => localStorage.getItem('bunraku.unfinished') ?? '')) === ''
    )
      return { kind: 'early' };
    await page.reload();
    // The button alone is no sign of a new run, because it also appears while the machine is described.
    const notice = page.getByRole('complementary', { name: 'Not analyzed' });
    await notice.waitFor({ timeout: LONGEST_START });
    await page.waitForTimeout(REST);
    return { kind: 'stopped', delay, milliseconds, cpu, runsAgain: !(await notice.isVisible()) };
  } finally {
    await session.detach();
    await context.close();
  }
}

/** Presses earlier and earlier until the program has not ended by itself. */
async function stopInTime(browser: Browser, address: string, program: StopProgram, latest: number): Promise<Row> {
  for (let delay = latest; ; delay = Math.floor(delay / 2)) {
    const row = await stopOnce(browser, address, program, delay);
    if (row.kind === 'stopped' || delay < SHORTEST_DELAY) return row;
  }
}

/**
 * Starts to watch the page for the press and the end of the work. The returned function resolves with the milliseconds
 * between them as the page sees them: from the time stamp of the press. Undefined if the work ended before the press.
 */
async function watchStop(page: Page): Promise<() => Promise<number | undefined>> {
  const ended = await page.evaluateHandle(() => {
    const footer = document.querySelector('footer.status');
    const isStopShown = (): boolean =>
      [...(footer?.querySelectorAll('button') ?? [])].some(({ textContent }) => textContent === 'Stop');
    const times: { pressed?: number } = {};
    addEventListener('pointerdown', ({ timeStamp }) => (times.pressed ??= timeStamp), { capture: true });
    // An object, because the handle of a promise would wait for it.
    return {
      milliseconds: new Promise<number | undefined>((resolve) => {
        const check = (): void => {
          if (isStopShown()) return;
          resolve(times.pressed === undefined ? undefined : performance.now() - times.pressed);
        };
        new MutationObserver(check).observe(document.body, { childList: true, subtree: true });
        check();
      }),
    };
  });
  return () => ended.evaluate(({ milliseconds }) => milliseconds);
}

function statusBar(page: Page): Locator {
  return page.getByRole('contentinfo', { name: 'Status' });
}

function stopButton(page: Page): Locator {
  return statusBar(page).getByRole('button', { name: 'Stop' });
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
  for (const [name, program] of Object.entries(stopPrograms)) {
    const delay = random.below(LATEST_PRESS);
    if (options.only.length > 0 && !options.only.includes(name)) continue;
    const address = `${site}${hashOf(name, program.files)}`;
    const row = await stopInTime(browser, address, program, delay).catch((error: unknown) => String(error));
    if (typeof row === 'string') {
      failed += 1;
      // Also the lines below the first one, because they name the step that was waited for.
      console.log(`FAILED ${name.padEnd(36)} ${row.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
      continue;
    }
    if (row.kind === 'early') {
      console.log(`early  ${name.padEnd(36)} ended by itself at once`);
      continue;
    }
    const isFault = Math.min(row.milliseconds, row.cpu.total) > LONGEST || row.runsAgain;
    if (isFault) failed += 1;
    else stopped += 1;
    const cost = `${Math.round(row.milliseconds)} ms, ${row.cpu.total} ms of CPU (${row.cpu.main} ms in the page's thread)`;
    console.log(
      `${isFault ? 'FAILED' : 'ok    '} ${name.padEnd(36)} pressed after ${row.delay} ms, stopped in ${cost}${row.runsAgain ? ', RUNS AGAIN' : ''}`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${stopped} of ${stopped + failed} programs stop within a second and do not run again`);
process.exitCode = failed === 0 ? 0 : 1;
