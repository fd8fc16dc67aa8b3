import { expect, test, type Page } from '@playwright/test';
import { log, openFile, problems, replaceText, runResult, showLog, showProblems } from './page.ts';
import { serveFolder } from './static-server.ts';

function status(page: Page) {
  return page.getByRole('contentinfo', { name: 'Status' });
}

const WITH_TEMPLATE = `$greeting = 'hello'
notify { inline_template('<%= @greeting.upcase %> from Ruby <%= RUBY_VERSION %>'): }
`;

test('Ruby is fetched for a project that has Ruby, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto('/?view=report');
  await expect(runResult(page)).toContainText('2 changed');
  expect(asked.filter((path) => path.includes('/ruby'))).toEqual([]);

  await openFile(page, 'site.pp');
  await replaceText(page, WITH_TEMPLATE);
  await page.keyboard.press('ControlOrMeta+Enter');
  await showLog(page);
  await expect(log(page)).toContainText('HELLO from Ruby 3.3');
  expect(asked.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
  expect(violations).toEqual([]);
});

test('where Ruby cannot be fetched, the page says so, and the next change tries again', async ({ page, context }) => {
  await context.route('**/*.wasm', (route) => route.abort());
  await page.goto('/?view=report');
  await openFile(page, 'site.pp');
  await replaceText(page, WITH_TEMPLATE);
  await showProblems(page);
  await expect(problems(page)).toContainText('Ruby could not be loaded');
  await context.unroute('**/*.wasm');
  await replaceText(page, `${WITH_TEMPLATE}notify { 'again': }\n`);
  await page.keyboard.press('ControlOrMeta+Enter');
  await showLog(page);
  await expect(log(page)).toContainText('HELLO from Ruby 3.3');
  await showProblems(page);
  await expect(page.getByText(/Ruby could not be loaded/)).toHaveCount(0);
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Ruby works after its first use', async ({ page, context }) => {
    const host = await serveFolder('dist', '/bunraku/');
    await page.goto(`${host.address}?view=report`);
    await expect(status(page)).toContainText('Works offline');
    await page.reload();
    await openFile(page, 'site.pp');
    await replaceText(page, WITH_TEMPLATE);
    await page.keyboard.press('ControlOrMeta+Enter');
    await showLog(page);
    await expect(log(page)).toContainText('HELLO from Ruby');
    await host.close();
    await context.setOffline(true);

    await page.reload();
    await openFile(page, 'site.pp');
    await replaceText(page, WITH_TEMPLATE.replace('hello', 'still here'));
    await page.keyboard.press('ControlOrMeta+Enter');
    await showLog(page);
    await expect(log(page)).toContainText('STILL HERE from Ruby');
  });
});
