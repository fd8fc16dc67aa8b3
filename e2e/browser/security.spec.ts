import { expect, test } from './test.ts';
import { openPage } from './page.ts';

// Every other test fails if its page violates the policy.
test.use({ obeysPolicy: false });

test('The policy blocks inline scripts, eval, markup from strings and other origins', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await openPage(page, '#example/ntp');
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
      // Runs in a task of its own, because code that a test evaluates may use `eval`.
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
  await expect.poll(() => refused).toContainEqual(expect.stringMatching(/connect-src/));
});
