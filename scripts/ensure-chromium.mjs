/**
 * Finds a Chromium for the browser tests, or installs one: an installed browser, Playwright's own download, or a
 * package of the system, in this order. If nothing works, prints what was tried.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './ensure-installed.mjs';
import { answers, attempt, attemptAsRoot, findProgram } from './programs.mjs';

/** Debian's Chromium without the parts that draw windows. It makes each test a quarter faster. */
const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = () => findProgram(names, places, answers);
const shell = () => findProgram([SHELL], [], answers);

/** Installs Debian's headless shell, if Debian's Chromium is installed. */
function fetchShell() {
  const tried = [];
  const isDebians = spawnSync('dpkg-query', ['--show', 'chromium']).status === 0;
  if (!isDebians) return undefined;
  const install = ['install', '-y', '--no-install-recommends', SHELL];
  if (attemptAsRoot(tried, SHELL, 'apt-get', install)) return shell();
  const isThere = attemptAsRoot(tried, SHELL, 'apt-get', ['update']) && attemptAsRoot(tried, SHELL, 'apt-get', install);
  return isThere ? shell() : undefined;
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) && answers(path) ? path : undefined;
}

const managers = [
  { command: 'apt-get', steps: [['update'], ['install', '-y', 'chromium']] },
  { command: 'dnf', steps: [['install', '-y', 'chromium']] },
  { command: 'pacman', steps: [['-Sy', '--noconfirm', 'chromium']] },
  { command: 'apk', steps: [['add', 'chromium']] },
  { command: 'brew', steps: [['install', '--cask', 'chromium']] },
];

/** @returns the path of a working Chromium */
export async function ensureChromium() {
  const given = process.env.BUNRAKU_CHROMIUM;
  if (given !== undefined && given !== '') {
    if (answers(given)) return given;
    fail(
      `BUNRAKU_CHROMIUM names ${given}, which does not run as a browser. Correct it, or unset it to let a browser be found.`,
    );
  }
  const tried = [];
  const found = shell() ?? fetchShell() ?? installed() ?? (await playwrights());
  if (found !== undefined) return found;
  tried.push(`no browser called ${names.join(', ')} on the PATH`);
  if (attempt(tried, 'Chromium', 'npx', ['playwright', 'install', 'chromium'])) {
    const own = await playwrights();
    if (own !== undefined) return own;
    tried.push("Playwright's Chromium was downloaded but does not start (libraries of the system may be missing)");
  }
  for (const { command, steps } of managers) {
    if (spawnSync(command, ['--version']).error !== undefined) continue;
    const ok = steps.every((step) => attemptAsRoot(tried, 'Chromium', command, step));
    const browser = ok ? installed() : undefined;
    if (browser !== undefined) return browser;
  }
  return fail(
    `No Chromium for the end-to-end tests. Tried:\n  - ${tried.join('\n  - ')}\nInstall Chromium or Chrome, or name one in BUNRAKU_CHROMIUM, and run npm test again.`,
  );
}
