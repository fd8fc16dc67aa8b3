/** Tests that an engine that dies at a random moment of a run leaves no changes behind. */
import { Random } from '../fuzz/random.ts';
import { log, openPage, runResult, showLog } from './page.ts';
import { expect, test, type Page } from './test.ts';

const DEATHS = 50;
/** Maximum milliseconds between the start of a run and the death of its worker. */
const LATEST = 400;

/** Applies to a fresh machine. Returns the lines of the log without times. */
async function applyFresh(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More ways to apply' }).click();
  await page.getByRole('menuitem', { name: 'Apply again from the start' }).click();
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
  await expect(runResult(page)).toContainText('2 changed');
  return (await log(page).innerText()).replaceAll(/in [\d.]+ seconds/g, 'in … seconds');
}

test('After fifty deaths of the engine during runs, a run has the result of a fresh engine @deep', async ({ page }) => {
  await page.addInitScript(() => {
    const engines: Worker[] = [];
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        if (options?.name === 'engine') engines.push(this);
      }
    };
    addEventListener('kill engine', () => {
      const last = engines.at(-1);
      last?.terminate();
      last?.dispatchEvent(new ErrorEvent('error', { message: 'killed on purpose' }));
    });
  });
  await openPage(page, '?view=report#example/ntp');
  await showLog(page);
  const fresh = await applyFresh(page);
  const random = new Random(1);
  for (let death = 0; death < DEATHS; death += 1) {
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.evaluate(async (delay) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      dispatchEvent(new Event('kill engine'));
    }, random.below(LATEST));
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
  }
  expect(await applyFresh(page)).toBe(fresh);
});
