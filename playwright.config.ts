import { defineConfig } from '@playwright/test';
import { findFreePort } from './e2e/browser/free-port.ts';

// Each worker reads this file again, and finds the port in the environment that it inherits.
const port = Number((process.env['BUNRAKU_PORT'] ??= String(await findFreePort())));
const executablePath = process.env['BUNRAKU_CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e/browser',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  reporter: process.env['CI'] === undefined ? 'list' : 'dot',
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // A service worker would answer requests from its storage, so that a test could not replace files. Only
    // offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Traces double the time of the tests. `npx playwright test FILE --trace on` records one for a failing test.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // The browser contacts no service of its vendor, and starts as root of a container.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
