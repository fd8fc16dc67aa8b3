/**
 * `node scripts/run.mjs e2e/bench/page/repository-page.ts ARCHIVE …`: measures whole repositories in the built page in
 * Chromium: the time until an archive's project is open, the cost of a key press for the page's thread, and memory.
 * Memory is measured before, with the project open, and 4 s and 45 s after closing it, each time after garbage
 * collection in the page and in all workers. Prints the memory of the processes, and as `heaps` the part that scripts
 * can reach; the difference is memory of the browser itself, and memory that it has not released yet.
 * `BUNRAKU_CHROMIUM` is the path of the browser. Build the page first (`npm run build`).
 */
import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { preview } from 'vite';
import { importArchive } from './import-archive.ts';
import { between, longest, quantile, total, traced } from './page-trace.ts';
import { row } from '../row.ts';

const typed = 30;
const keyPause = 250;
const settling = 4000;
/** Milliseconds after which a worker without an answer counts as ended. */
const answering = 8000;
/** Milliseconds to wait after workers have ended, because the browser returns their memory later. */
const returning = 40_000;

interface Heaps {
  readonly workers: number;
  /** Mebibytes that scripts of the page and its workers can reach, including buffers such as WebAssembly memory. */
  readonly used: number;
}

/**
 * Collects garbage in the page and in each worker, and measures the remaining memory. An idle page would not collect
 * garbage for minutes.
 */
async function collectGarbage(page: Page): Promise<Heaps> {
  const client = await page.context().newCDPSession(page);
  const workers = new Set<string>();
  const waiting = new Map<number, (result: unknown) => void>();
  client.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId));
  client.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { readonly id?: number; readonly result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let asked = 0;
  /** Returns undefined if the worker has ended. */
  const ask = async (sessionId: string, method: string): Promise<unknown> => {
    const id = (asked += 1);
    const answer = new Promise<unknown>((resolve) => waiting.set(id, resolve));
    const late = page.waitForTimeout(answering);
    try {
      await client.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
      return await Promise.race([answer, late]);
    } catch {
      return undefined;
    }
  };
  await client.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  for (let round = 0; round < 3; round += 1) {
    await client.send('HeapProfiler.collectGarbage');
    await Promise.all(Array.from(workers, (worker) => ask(worker, 'HeapProfiler.collectGarbage')));
    await page.waitForTimeout(500);
  }
  const own: unknown = await client.send('Runtime.getHeapUsage');
  const ofWorkers = await Promise.all(Array.from(workers, (worker) => ask(worker, 'Runtime.getHeapUsage')));
  await client.detach();
  const usages = [own, ...ofWorkers].filter(isHeapUsage);
  const bytes = usages.reduce((sum, { usedSize, backingStorageSize }) => sum + usedSize + backingStorageSize, 0);
  return { workers: usages.length - 1, used: bytes / 1024 ** 2 };
}

/** Memory in bytes that the scripts of one thread can reach. */
interface HeapUsage {
  readonly usedSize: number;
  readonly backingStorageSize: number;
}

/** Returns false for the missing answer of an ended worker. */
function isHeapUsage(answer: unknown): answer is HeapUsage {
  return typeof answer === 'object' && answer !== null && 'usedSize' in answer && 'backingStorageSize' in answer;
}

/** Returns the mebibytes of the processes that render the page and run its workers. */
async function residentMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => String(id));
  const sizes = execFileSync('ps', ['-o', 'rss=', '-p', renderers.join(',')], { encoding: 'utf8' });
  return sizes.split('\n').reduce((sum, line) => sum + Number(line), 0) / 1024;
}

async function memory(browser: Browser, page: Page): Promise<{ readonly held: number; readonly heaps: Heaps }> {
  const heaps = await collectGarbage(page);
  return { held: await residentMemory(browser), heaps };
}

async function typing(browser: Browser, page: Page): Promise<readonly string[]> {
  await page.getByRole('textbox', { name: /^Editor of/ }).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n# x');
  await page.waitForTimeout(settling);
  const mark = (): Promise<void> => page.evaluate(() => console.timeStamp('key'));
  const trace = await traced(browser, page, async () => {
    for (let index = 0; index < typed; index += 1) {
      await mark();
      await page.keyboard.press('x');
      await page.waitForTimeout(keyPause);
    }
    await mark();
  });
  const moments = trace.marks.filter(({ name }) => name === 'key').map(({ at }) => at);
  const windows = moments.slice(0, -1).map((at, index) => between(trace, at, moments[index + 1] ?? at));
  const worst = windows.map((tasks) => longest(tasks, 'cpu'));
  const all = windows.map((tasks) => total(tasks, 'cpu'));
  return [
    `longest task of a key ${quantile(worst, 0.5).toFixed(1)} ms of CPU (95th of 100: ${quantile(worst, 0.95).toFixed(1)})`,
    `a key in all ${quantile(all, 0.5).toFixed(1)} ms (95th of 100: ${quantile(all, 0.95).toFixed(1)})`,
  ];
}

const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const executablePath = process.env['BUNRAKU_CHROMIUM'] ?? '/usr/bin/chromium';
try {
  for (const path of process.argv.slice(2)) {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(address);
    await page.getByRole('contentinfo', { name: 'Status' }).getByText('Engine ready').waitFor();
    const before = await memory(browser, page);
    const { read, whole } = await importArchive(page, path);
    await page.waitForTimeout(settling);
    const during = await memory(browser, page);
    const keys = await typing(browser, page);
    await page.getByRole('button', { name: 'Projects', exact: true }).click();
    await page.getByRole('dialog', { name: 'Projects' }).getByRole('button', { name: 'New project' }).click();
    await page.waitForTimeout(settling);
    const after = await memory(browser, page);
    await page.waitForTimeout(returning);
    const later = await memory(browser, page);
    row(
      basename(path),
      `read in ${(read / 1000).toFixed(1)} s, open and saved in ${(whole / 1000).toFixed(1)} s`,
      ...keys,
      ...[
        ['before', before] as const,
        ['open', during] as const,
        ['closed', after] as const,
        ['later', later] as const,
      ].map(
        ([when, { held, heaps }]) =>
          `${when} ${held.toFixed(0)} MiB (heaps ${heaps.used.toFixed(1)}, ${heaps.workers} workers)`,
      ),
    );
    await browser.close();
  }
} finally {
  await server.close();
}
