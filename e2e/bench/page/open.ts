/**
 * Measures opening the page in a browser that has visited it before: CPU time of all browser processes, and elapsed
 * time, from navigation to the drawn graph of the example `ntp`. Alternates with a page of only Monaco and its
 * TypeScript worker, which is measured until it marks an error. Linux only. `BUNRAKU_CHROMIUM` is the path of the
 * browser.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import type { Bench } from '../bench.ts';
import { serveBothPages } from './both-pages.ts';
import { summarize } from '../measure.ts';
import { cpuOfTree } from '../processes.ts';
import { row } from '../row.ts';

const ROUNDS = 9;
/**
 * Number of visits before measuring. Several are needed, because browsers cache compiled code only of scripts that are
 * used repeatedly.
 */
const VISITS_BEFORE = 4;
/** Milliseconds that a page gets to finish its work, so that the next measurement does not include this work. */
const SETTLING = 3000;

interface Opening {
  readonly name: string;
  readonly address: string;
  ready(page: Page): Promise<unknown>;
}

interface Cost {
  /** CPU seconds of all browser processes. */
  readonly cpu: number;
  /** Elapsed seconds. */
  readonly wall: number;
}

export const benchOpen: Bench = async ({ folder }) => {
  const pages = await serveBothPages(folder);
  const bunraku: Opening = {
    name: 'Bunraku, example ntp',
    address: `${pages.ours}#example/ntp`,
    ready: (page) => page.locator('[role=application][aria-label^="Graph of "][aria-busy=false]').waitFor(),
  };
  const monaco: Opening = {
    name: 'Monaco with TypeScript',
    address: pages.theirs,
    ready: (page) => page.locator('.squiggly-error').first().waitFor(),
  };
  const browser = await startBrowser(join(folder, 'profile'));
  try {
    for (const opening of [bunraku, monaco])
      for (let visit = 0; visit < VISITS_BEFORE; visit += 1) await measureCost(browser, opening);
    const costs = new Map<Opening, Cost[]>([
      [bunraku, []],
      [monaco, []],
    ]);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [opening, found] of costs) found.push(await measureCost(browser, opening));
    const [own, other] = [...costs].map(([opening, found]) => print(opening, found));
    if (own !== undefined && other !== undefined)
      row('ratio', `${(own.cpu / other.cpu).toFixed(2)} by CPU`, `${(own.wall / other.wall).toFixed(2)} by time`);
  } finally {
    await browser.close();
    await pages.close();
  }
};

function print({ name }: Opening, costs: readonly Cost[]): Cost {
  const cpu = summarize(costs.map((cost) => cost.cpu));
  const wall = summarize(costs.map((cost) => cost.wall));
  row(
    name,
    `${cpu.seconds.toFixed(2)} s of CPU (${cpu.min.toFixed(2)} – ${cpu.max.toFixed(2)})`,
    `${wall.seconds.toFixed(2)} s (${wall.min.toFixed(2)} – ${wall.max.toFixed(2)})`,
  );
  return { cpu: cpu.seconds, wall: wall.seconds };
}

interface StartedBrowser {
  newPage(): Promise<Page>;
  /** Returns the CPU seconds of all processes of the browser. */
  cpu(): number;
  close(): Promise<void>;
}

/** Starts a browser with a profile on disk, because browsers without one do not cache compiled code. */
async function startBrowser(profile: string): Promise<StartedBrowser> {
  mkdirSync(profile);
  const executable = process.env['BUNRAKU_CHROMIUM'] ?? '/usr/bin/chromium';
  const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];
  const program = spawn(executable, [...options, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await debuggerAddress(program));
  const context = browser.contexts()[0] ?? (await browser.newContext());
  return {
    newPage: () => context.newPage(),
    cpu: () => cpuOfTree(program.pid ?? 0),
    close: async () => {
      const ended = new Promise((resolve) => program.once('exit', resolve));
      await browser.close();
      program.kill();
      await ended;
    },
  };
}

/** Reads the debugging address that Chromium prints. */
async function debuggerAddress({ stderr }: ChildProcess): Promise<string> {
  if (stderr !== null)
    for await (const line of createInterface(stderr)) {
      const address = /^DevTools listening on (\S+)$/.exec(line)?.[1];
      if (address !== undefined) return address;
    }
  throw new Error('The browser ended before it listened.');
}

async function measureCost(browser: StartedBrowser, { address, ready }: Opening): Promise<Cost> {
  const page = await browser.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const [cpu, began] = [browser.cpu(), performance.now()];
  await page.goto(address);
  await ready(page);
  const cost = { cpu: browser.cpu() - cpu, wall: (performance.now() - began) / 1000 };
  await page.waitForTimeout(SETTLING);
  await page.close();
  return cost;
}
