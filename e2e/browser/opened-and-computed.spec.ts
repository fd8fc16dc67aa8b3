/** Files of real agents are compared with the results of the engine for the same manifest. */
import { readFile } from 'node:fs/promises';
import { agentFiles, chooseFiles, openChosen } from './agent-files.ts';
import { log, openPage, runResult, showView } from './page.ts';
import { expect, test, type Page } from './test.ts';

async function openManifest(page: Page, scenario: string): Promise<void> {
  const manifest = await readFile(new URL(`recorded/${scenario}/manifest.pp`, agentFiles), 'utf8');
  await openPage(page, `#src=${encodeURIComponent(manifest)}`);
}

/** Opens another project, so that nothing of the manifest joins the opened file. */
async function openFile(page: Page, file: string): Promise<void> {
  await page.goto('about:blank');
  await openPage(page);
  await chooseFiles(page, `recorded/${file}`);
  await openChosen(page);
}

/** Returns the resources of the shown cycles in order, and the message of the log about them. */
async function readCycles(page: Page) {
  const paths: (readonly string[])[] = [];
  for (const name of ['Cycle 1', 'Cycle 2']) {
    const cycles = page.getByRole('button', { name: 'Cycles (2)' });
    const cycle = page.getByRole('region', { name, exact: true });
    if (!(await cycle.isVisible())) {
      await cycles.click();
      await expect(page.getByRole('region', { name: 'Cycle 1', exact: true })).toBeVisible();
    }
    const items = await cycle.getByRole('list', { name: 'Path' }).getByRole('listitem').allInnerTexts();
    // Between two resources, the list may have the reason of their edge.
    paths.push(items.flatMap((text) => /^[A-Z][\w:]*\[[^\]]*\]/.exec(text.trim()) ?? []));
  }
  const message = /Found 2 dependency cycles:\s*(\([^)]*\)\s*)+/.exec(
    (await log(page).innerText()).replaceAll(/\s+/g, ' '),
  );
  return { paths, message: message?.[0]?.trim() };
}

/** Returns the outcome of each resource in the timeline, by reference. */
async function readOutcomes(page: Page): Promise<Readonly<Record<string, string>>> {
  await showView(page, 'Timeline');
  const rows = page.getByRole('tabpanel', { name: 'Timeline' }).getByRole('treeitem');
  await expect(rows.first()).toBeVisible();
  const names = await rows.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
  return Object.fromEntries(
    names.flatMap((name) => {
      const [, ref, outcome] = /^(.*\]), (\w+), at /.exec(name) ?? [];
      return ref === undefined || outcome === undefined || outcome === 'group' ? [] : [[ref, outcome] as const];
    }),
  );
}

/** Returns the errors and warnings of the log as a sorted list, without places and random names. */
async function readMessages(page: Page): Promise<readonly string[]> {
  const lines = (await log(page).innerText()).replaceAll(/\s*\n\s*(?!Error:|Warning:|Notice:|Info:)/g, ' ').split('\n');
  return lines
    .filter((line) => /^(?:Error|Warning):/.test(line))
    .map((line) =>
      line
        .replaceAll(/\s+/g, ' ')
        .replace(/ \(file: [^)]*\)/, '')
        // Date, process and a random part.
        .replaceAll(/\d{8}-\d+-\w+(?=\.lock)/g, '')
        .replace(/ site\.pp:\d+$/, '')
        .trim(),
    )
    .toSorted();
}

test('A log names the cycles that the engine computes from its manifest @deep', async ({ page }) => {
  await openManifest(page, 'cycles-two-at-once');
  const computed = await readCycles(page);
  expect(computed.paths.map((path) => path.length)).toEqual([4, 6]);
  await openFile(page, 'cycles-two-at-once/openvox-9.0.0-beta2/log.txt');
  expect(await readCycles(page)).toEqual(computed);
});

test('A report has the outcomes that the engine computes from its manifest @deep', async ({ page }) => {
  await openManifest(page, 'failure-with-skips');
  await expect(runResult(page)).toContainText('1 changed, 4 skipped, 2 failed');
  const computed = await readOutcomes(page);
  expect(Object.keys(computed)).toHaveLength(7);
  const messages = await readMessages(page);
  expect(messages).toContainEqual(expect.stringMatching(/^Error: .*returned 32 instead of one of \[0\]$/));
  await openFile(page, 'failure-with-skips/puppet-8.11.0/report.yaml');
  await expect(runResult(page)).toContainText('1 changed, 4 skipped, 2 failed');
  expect(await readOutcomes(page)).toEqual(computed);
  expect(await readMessages(page)).toEqual(messages);
});
