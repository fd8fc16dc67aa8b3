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
    // Only offline.spec.ts has it: what it keeps would stand between a test and what it puts in a file's place.
    serviceWorkers: 'block',
    // A trace of each test takes as long as all else that the tests do. One of a test that fails: `npx playwright test FILE --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // Nothing leaves the machine, and a container's root can start it.
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
