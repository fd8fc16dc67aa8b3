import { expect, test, type Page } from './test.ts';
import { editor, openPage, replaceText, runResult, showView, viewNames } from './page.ts';

/** Collects violations of the page's policy, and requests to other origins. */
async function watch(page: Page): Promise<{ readonly faults: () => Promise<readonly string[]> }> {
  const seen: string[] = [];
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(String(error)));
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (!request.url().startsWith(`${origin}/`) && protocol !== 'data:' && protocol !== 'blob:')
      seen.push(request.url());
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) =>
      refused.push(
        `${event.violatedDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`,
      ),
    );
  });
  return {
    faults: async () => [...seen, ...(await page.evaluate(() => (window as { refused?: string[] }).refused ?? []))],
  };
}

test('the policy of the page stands, and nothing on the page goes against it', async ({ page }) => {
  const watched = await watch(page);
  await openPage(page, '#example/ntp');

  await test.step('a tour of the page breaks no rule of its policy and asks nothing of other origins', async () => {
    await expect(runResult(page)).toContainText('changed');
    for (const name of await viewNames(page)) {
      await showView(page, name);
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      expect(await watched.faults(), `view ${name}`).toEqual([]);
    }
    await editor(page).focus();
    await page.keyboard.press('F1');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+F');
    await page.keyboard.press('Escape');
    await replaceText(page, 'notify { "a": }\ninclude nowhere\n');
    await page.keyboard.press('ControlOrMeta+Space');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.press('ControlOrMeta+I');
    await page.keyboard.press('ControlOrMeta+Enter');
    for (const dialog of ['Share', 'Examples', 'Projects', 'Help and shortcuts']) {
      await page.getByRole('button', { name: dialog, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    for (const theme of ['Dark', 'High contrast, dark', 'High contrast, light', 'Light']) {
      await page.getByRole('button', { name: 'Theme', exact: true }).click();
      await page.getByRole('menuitemradio', { name: theme, exact: true }).click();
    }
    expect(await watched.faults()).toEqual([]);
  });

  await test.step('the policy stands against inline scripts, eval, markup from texts and other origins', async () => {
    const results = await page.evaluate(async () => {
      const attempt = async (action: () => unknown): Promise<string> => {
        try {
          await action();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'failed';
        }
      };
      const script = document.createElement('script');
      script.append('window.ran = true');
      return {
        inline: await attempt(() => document.head.append(script)).then(() => ('ran' in window ? 'done' : 'refused')),
        // In its own task: code that a test evaluates is allowed to evaluate.
        eval: await new Promise((resolve) => {
          setTimeout(() => resolve(attempt(() => Reflect.construct(Function, ['return 1']))));
        }),
        markup: await attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>markup</b>')),
        worker: await attempt(() => new Worker('https://example.com/worker.js')),
        request: await attempt(() => fetch('https://example.com/')),
      };
    });
    expect(results).toEqual({
      inline: 'refused',
      eval: 'EvalError',
      markup: 'TypeError',
      worker: 'TypeError',
      request: 'TypeError',
    });
    await expect.poll(watched.faults).toEqual(expect.arrayContaining([expect.stringMatching(/^connect-src: /)]));
  });
});
