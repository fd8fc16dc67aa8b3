/**
 * `npm test -- engines`: runs flows through the built site in Firefox and WebKit, with the headers of a real host.
 * `BUNRAKU_ENGINES` lists the available engines, by default both. `BUNRAKU_FIREFOX`, `BUNRAKU_WEBKIT_DRIVER`,
 * `BUNRAKU_WEBKIT` (its MiniBrowser) and `BUNRAKU_XVFB` are the paths of their programs. `--engine NAME`, `--flow WORD`
 * and `--main` select flows.
 */
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { DriverHang, EnginePage, type EngineDriver } from './engine-page.ts';
import { startFirefox } from './firefox.ts';
import { flows, type Flow } from './flows.ts';
import { startWebKit } from './webkit.ts';

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string' },
    flow: { type: 'string', default: '' },
    main: { type: 'boolean', default: false },
  },
});

function program(variable: string, usual: string): string {
  const given = process.env[variable];
  return given === undefined || given === '' ? usual : given;
}

const engines: Readonly<Record<string, Start>> = {
  firefox: () => startFirefox(program('BUNRAKU_FIREFOX', '/usr/bin/firefox-esr')),
  webkit: () =>
    startWebKit({
      driver: program('BUNRAKU_WEBKIT_DRIVER', '/usr/bin/WebKitWebDriver'),
      browser: program('BUNRAKU_WEBKIT', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'),
      display: program('BUNRAKU_XVFB', '/usr/bin/Xvfb'),
    }),
};

type Start = () => Promise<EngineDriver>;

/** Runs a flow, and closes its pages. */
async function runFlow(flow: Flow, engine: EngineDriver, site: string): Promise<void> {
  let page: EnginePage | undefined;
  const newVisitor = async (): Promise<EnginePage> => {
    await page?.close();
    page = new EnginePage(await engine.newPage());
    return page;
  };
  try {
    await flow.run({ site, newVisitor });
  } finally {
    await page?.close().catch(() => {});
  }
}

/** @returns number of failed flows */
async function runFlows(start: Start, site: string): Promise<number> {
  let engine = await start();
  console.log(`${engine.name}: ${engine.version}`);
  let failed = 0;
  const chosen = flows.filter(({ name, isMain }) => name.includes(options.flow) && (isMain === true || !options.main));
  for (const flow of chosen) {
    const began = performance.now();
    let fault = '';
    try {
      await runFlow(flow, engine, site).catch(async (error: unknown) => {
        // Starts the flow once again with a new driver, because a hanging driver is no fault of the page.
        if (!(error instanceof DriverHang)) throw error;
        console.log(`       ${engine.name.padEnd(8)} ${error.message}: started anew`);
        await engine.close();
        engine = await start();
        await runFlow(flow, engine, site);
      });
    } catch (error) {
      failed += 1;
      fault = `\n       ${error instanceof Error ? error.message : String(error)}`;
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5);
    console.log(`${fault === '' ? 'ok    ' : 'FAILED'} ${engine.name.padEnd(8)} ${seconds} s  ${flow.name}${fault}`);
  }
  await engine.close();
  return failed;
}

const present = options.engine ?? process.env['BUNRAKU_ENGINES'] ?? Object.keys(engines).join(' ');
const chosen = Object.entries(engines).filter(([name]) => present.split(' ').includes(name));
const server = await preview({ preview: { host: 'localhost', port: 0 }, logLevel: 'error' });
const site = server.resolvedUrls?.local[0] ?? '';
const failures = await Promise.all(chosen.map(([, start]) => runFlows(start, site)));
await server.close();
const failed = failures.reduce((sum, count) => sum + count, 0);
console.log(`${chosen.length} engines, ${failed} flows failed`);
// Ends here even if a failed flow left something open, because a test that never ends looks like a slow one.
process.exit(failed === 0 ? 0 : 1);
