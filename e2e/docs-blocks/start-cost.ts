/** Measures a page with 50 blocks until the first run, with and without `embed.js`. */
import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { createPage, servePage } from '../browser/other-page.ts';

const BLOCKS = 50;
const ROUNDS = 15;
/** Maximum ratio between the costs with and without the script. */
const LIMIT = 1.1;

/** @param rendered pages of documentation, of which the first with 50 blocks in total are measured */
export async function measureStartCost(browser: Browser, site: string, rendered: readonly string[]): Promise<void> {
  const content = takePages(rendered);
  const script = /<script[^>]*><\/script>/;
  const withScript = createPage(site, content);
  const variants = { without: withScript.replace(script, ''), with: withScript };
  const costs = { without: [] as number[], with: [] as number[] };
  for (let round = 0; round < ROUNDS + 2; round += 1)
    for (const variant of ['without', 'with'] as const) {
      const cost = await measureOpening(browser, variants[variant]);
      // Does not count the first rounds, which fill the browser's caches.
      if (round >= 2) costs[variant].push(cost);
    }
  const [bare, full] = [median(costs.without), median(costs.with)];
  const page = brotliCompressSync(variants.without).length;
  const added = brotliCompressSync(readFileSync('dist/embed.js')).length;
  // Both pages of a round are measured one after the other, so that other work of the machine affects both.
  const cpu = median(costs.with.map((cost, round) => cost / (costs.without[round] ?? 0)));
  const bytes = (page + added) / page;
  console.log(`${content.match(/language-puppet/g)?.length ?? 0} blocks, ${page} bytes as brotli; embed.js ${added}`);
  console.log(`start: CPU ${bare.toFixed(0)} ms, with embed.js ${full.toFixed(0)} ms: ${cpu.toFixed(3)} times`);
  console.log(`bytes: ${bytes.toFixed(3)} times`);
  if (cpu > LIMIT || bytes > LIMIT) process.exitCode = 1;
}

function takePages(rendered: readonly string[]): string {
  let [content, count] = ['', 0];
  for (const html of rendered) {
    const own = html.match(/language-puppet/g)?.length ?? 0;
    if (own === 0 || count >= BLOCKS) continue;
    content += html;
    count += own;
  }
  return content;
}

/** Returns the CPU milliseconds of the page's thread from navigation until it is idle. */
async function measureOpening(browser: Browser, html: string): Promise<number> {
  const other = await servePage(html);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  // Counts CPU time of the thread, on which other processes have little influence.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(other.address);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Waits for two idle moments, because the script works in the first.
        requestIdleCallback(() => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve, 50))));
      }),
  );
  const { metrics } = await devtools.send('Performance.getMetrics');
  await page.context().close();
  other.close();
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
