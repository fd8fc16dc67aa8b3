/** Tests that pasted, dropped and chosen files of real agents open in the same views as simulated runs. */
import { readFile } from 'node:fs/promises';
import { agentFiles, chooseFiles, chooseTwoCatalogs, openChosen, openDialog, pasteOnPage } from './agent-files.ts';
import { expectAccessible } from './axe.ts';
import { linkOf, log, openPage, replaceText, runResult, saved, showView } from './page.ts';
import { expect, test, type Page } from './test.ts';

test('A pasted log with a cycle is drawn, and says what would explain its edges', async ({ page }) => {
  await openPage(page);
  await pasteOnPage(page, await readFile(new URL('pasted/agent-t-cycle/log.txt', agentFiles), 'utf8'));
  await expect(openDialog(page)).toContainText('Agent log with 1 dependency cycle: web01.example.com, 10 messages');
  await page.keyboard.press('Enter');
  await expect(openDialog(page)).toBeHidden();
  const graph = page.getByRole('region', { name: 'Graph', exact: true });
  await expect(graph).toContainText('5 resources, 5 edges');
  const path = graph.getByRole('region', { name: 'Cycle 1' }).getByRole('list', { name: 'Path' });
  await expect(path.getByRole('listitem')).toHaveText([
    'Package[redis-server]',
    'Class[Cache::Install]',
    'Class[Cache::Config]',
    'File[/etc/redis/redis.conf]',
    'Exec[prime cache]',
    'Package[redis-server]',
  ]);
  await expect(graph).toContainText('/catalog/web01.example.com.json" catalog.json');
  await expect(log(page)).toContainText('Found 1 dependency cycle');

  await expect(log(page).getByRole('button', { name: 'Explain' }).first()).toBeVisible();

  await graph.getByRole('button', { name: 'Show the project' }).click();
  await expect(graph).toContainText('3 resources, 2 edges');
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('Not edited');
});

test('The button that opens the files has the focus as soon as they are listed @deep', async ({ page }) => {
  await openPage(page);
  await page.evaluate(() => {
    const focused: string[] = [];
    const record = (): unknown => focused.push(document.activeElement?.textContent ?? '');
    const observer = new MutationObserver(() => {
      if (document.querySelector('.opened-files') === null) return;
      observer.disconnect();
      record();
      requestAnimationFrame(() => requestAnimationFrame(record));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { focused });
  });
  await pasteOnPage(page, await readFile(new URL('pasted/agent-t-cycle/log.txt', agentFiles), 'utf8'));
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'focused') as unknown)).toEqual(['Open', 'Open']);
});

test('A report opens in the timeline with its real times, beside the simulated runs @deep', async ({ page }) => {
  await openPage(page);
  await chooseFiles(page, 'recorded/failure-with-skips/puppet-8.11.0/report.yaml');
  await expect(openDialog(page)).toContainText(
    'Report of Puppet 8.11.0: web.example.com, 4 Mar 2025, 7 resources, 2 failed, 4 skipped, 1 changed',
  );
  await openChosen(page);
  const timeline = page.getByRole('tabpanel', { name: 'Timeline' });
  await expect(
    timeline.getByRole('treeitem', { name: /^Exec\[mount the data volume\], Failed, at 4 ms/ }),
  ).toBeVisible();
  await expect(timeline).toContainText(/ms measured/);
  await expect(runResult(page)).toContainText('2 failed');
  await showView(page, 'Report');
  await page.getByRole('button', { name: /^Run:/ }).first().click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    /Report of Puppet 8\.11\.0.*real agent/s,
    /Applied when opened/,
  ]);
});

function graphOf(page: Page) {
  return page.getByRole('region', { name: 'Graph', exact: true });
}

const failing = 'recorded/failure-with-skips/puppet-8.11.0';

test('A catalog explains the cycles of a log @deep', async ({ page }) => {
  await openPage(page);
  const cycles = 'recorded/cycles-two-at-once/openvox-9.0.0-beta2';
  await chooseFiles(page, `${cycles}/log.txt`, `${cycles}/catalog.json`);
  await expect(openDialog(page)).toContainText('Agent log with 2 dependency cycles');
  await expect(openDialog(page)).toContainText('Catalog: web.example.com, 12 resources, 2 dependency cycles');
  await openChosen(page);
  const first = graphOf(page).getByRole('region', { name: 'Cycle 1' });
  await expect(first.getByRole('list', { name: 'Path' }).getByRole('listitem').first()).toContainText(
    /require|notify|before|subscribe/,
  );
  await expect(graphOf(page).getByRole('region', { name: 'Cycle 2' })).toContainText('5 resources');
  await expect(graphOf(page)).not.toContainText('puppet catalog compile');
  await graphOf(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(graphOf(page).getByRole('button', { name: 'Shown' })).toBeVisible();

  await test.step('A cycle through containers keeps its order', async () => {
    await chooseFiles(page, 'recorded/cycle-through-classes/openvox-9.0.0-beta2/log.txt');
    await openChosen(page);
    await expect(first.getByRole('list', { name: 'Path' }).getByRole('listitem')).toHaveText([
      /^Exec\[load orders\]/,
      /^Shop::Schema\[orders\]/,
      /^Class\[Shop::Database\]/,
      /^Class\[Shop::Application\]/,
      /^User\[shop\]/,
      /^Shop::Schema\[orders\]/,
      /^Exec\[load orders\]/,
    ]);
    await expectAccessible(page, 'cycles of a log', { within: '.panel' });
  });
});

test('The open project explains the cycles of a log, and its places are links @deep', async ({ page }) => {
  await openPage(
    page,
    `#src=${encodeURIComponent(await readFile(new URL('recorded/cycles-two-at-once/manifest.pp', agentFiles), 'utf8'))}`,
  );
  await expect(graphOf(page).getByRole('button', { name: 'Cycles (2)' })).toBeVisible();
  await pasteOnPage(
    page,
    await readFile(new URL('recorded/cycles-two-at-once/openvox-9.0.0-beta2/log.txt', agentFiles), 'utf8'),
  );
  await expect(openDialog(page)).toContainText('2 dependency cycles');
  await openChosen(page);
  const first = graphOf(page).getByRole('region', { name: 'Cycle 1' });
  await expect(first.getByRole('list', { name: 'Ways to break the cycle' })).toContainText('manifests/site.pp:');
  await first.getByRole('button', { name: 'manifests/site.pp:2' }).first().click();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('Not edited');
});

test('Graph files are drawn, and explain what a failure skipped @deep', async ({ page }) => {
  await openPage(page);
  await chooseFiles(page, `${failing}/graphs/resources.dot`);
  await expect(openDialog(page)).toContainText('Containment graph');
  await openChosen(page);
  await expect(graphOf(page)).toContainText('Opened file: Containment graph');
  await page
    .getByRole('radio', { name: 'Containment' })
    .or(page.getByText('Containment', { exact: true }))
    .first()
    .click();
  await showView(page, 'Timeline');
  await expect(page.getByRole('tabpanel', { name: 'Timeline' })).toContainText('No resources in the opened file');
  await showView(page, 'Graph');

  await chooseFiles(page, `${failing}/report.yaml`, `${failing}/graphs/relationships.dot`);
  await openChosen(page);
  await showView(page, 'Report');
  await page.getByText('All runs', { exact: true }).click();
  const runs = page.getByRole('tree', { name: 'All runs of the node' });
  await expect(runs.getByRole('treeitem', { name: /^Service\[db\], Skipped/ })).toBeVisible();
  await showView(page, 'Timeline');
  await page
    .getByRole('tabpanel', { name: 'Timeline' })
    .getByRole('treeitem', { name: /^File\[\/srv\/data\/db\.conf\]/ })
    .click();
  await expect(page.getByRole('region', { name: 'Resource File[/srv/data/db.conf]' })).toContainText(
    'Exec[mount the data volume]',
  );
});

test('A report joins the project that it is of: outcomes on its graph, compared with the simulated run @deep', async ({
  page,
}) => {
  const manifest = await readFile(new URL('recorded/failure-with-skips/manifest.pp', agentFiles), 'utf8');
  await openPage(page, `#src=${encodeURIComponent(manifest)}`);
  await chooseFiles(page, `${failing}/report.yaml`);
  await openChosen(page);
  await showView(page, 'Graph');
  await expect(graphOf(page)).toContainText('The project’s graph with outcomes from an opened file');
  await showView(page, 'Report');
  await page.getByText('Compare', { exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'Report' })).toContainText(
    /This run.*2 failed, 4 skipped, 1 changed/s,
  );
  await page.getByText('Events', { exact: true }).click();
  await page
    .getByRole('treeitem', { name: /^Exec\[mount the data volume\]/ })
    .first()
    .click();
  await page
    .getByRole('region', { name: 'Resource Exec[mount the data volume]' })
    .getByRole('button', { name: 'manifests/site.pp:3' })
    .click();
  await expect(page.getByText(/^Ln 3/).or(page.locator('.code-editor .current-line')).first()).toBeVisible();
});

test('Several reports name what changes in every run @deep', async ({ page }) => {
  await openPage(page);
  await chooseFiles(page, ...[1, 2, 3].map((run) => `recorded/changes-every-run/puppet-8.11.0/run-${run}/report.yaml`));
  await openDialog(page).getByRole('button', { name: 'Open 3 runs' }).click();
  await showView(page, 'Report');
  await page.getByText('All runs', { exact: true }).click();
  const runs = page.getByRole('tree', { name: 'All runs of the node' });
  await expect(runs.getByRole('treeitem', { name: /^Not idempotent: changes in every run, 2/ })).toBeVisible();
  await expect(runs.getByRole('treeitem', { name: /^Exec\[collect the statistics\]/ }).first()).toBeVisible();
  await expectAccessible(page, 'all runs of a node', { within: '.panel' });
});

test('Opened files are neither saved nor in the link, and Sensitive values are hidden @deep', async ({ page }) => {
  await openPage(page);
  const hash = async (): Promise<string> => new URL(await linkOf(page)).hash;
  const link = await hash();
  const sensitive = 'recorded/sensitive/openvox-9.0.0-beta2';
  await chooseFiles(page, `${sensitive}/report.yaml`, `${sensitive}/catalog.json`);
  await openChosen(page);
  await showView(page, 'Graph');
  await graphOf(page).getByRole('application').or(graphOf(page).locator('.graph-drawing')).first().waitFor();
  await expect(page.locator('body')).not.toContainText('example-secret');
  expect(await hash()).toBe(link);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Make a link with the run' }).click();
  await expect(page.getByRole('region', { name: 'Opened run' })).toContainText(/[\d,]+ characters/);
  const shared = await page.getByRole('textbox', { name: 'Link with the run' }).inputValue();
  await page.keyboard.press('Escape');
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(openDialog(page)).toContainText('Report of OpenVox 9.0.0');
  await openChosen(page);
  await expect(runResult(page)).toContainText('failed');
  await page.reload();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('Engine ready');
  await expect(page.getByText('Opened file of a real agent')).toHaveCount(0);
});

test('A kept run of an opened file stays over a reload, until it is no longer kept @deep', async ({ page }) => {
  await openPage(page);
  await chooseFiles(page, `${failing}/report.yaml`);
  await openChosen(page);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop keeping' })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  const openHistory = async (): Promise<void> => {
    await page.reload();
    await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('Engine ready');
    await showView(page, 'Timeline');
    await page.getByRole('button', { name: /^Run:/ }).first().click();
    await expect(page.getByRole('menuitemradio', { name: /Applied when opened/ })).toHaveCount(1);
  };
  await openHistory();
  await page.getByRole('menuitemradio', { name: /Report of Puppet 8\.11\.0.*kept/ }).click();
  await expect(page.getByRole('tabpanel', { name: 'Timeline' })).toContainText('ms measured');
  await page.getByRole('button', { name: 'Stop keeping' }).click();
  await expect(page.getByRole('button', { name: 'Keep', exact: true })).toBeVisible();
  await openHistory();
  await expect(page.getByRole('menuitemradio', { name: /Report of Puppet/ })).toHaveCount(0);
});

test('What cannot be read is said, and can be taken otherwise @deep', async ({ page }) => {
  await openPage(page);
  await pasteOnPage(page, await readFile(new URL('pasted/cut-short/log.txt', agentFiles), 'utf8'));
  await expect(openDialog(page)).toContainText('1 of 3 cycles complete');
  await openChosen(page);
  await expect(graphOf(page)).toContainText('the message was cut');

  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
  await openDialog(page).getByRole('textbox', { name: /paste/ }).fill('Dear all,\nwhat does this mean?');
  await openDialog(page).getByRole('button', { name: 'Read the text' }).click();
  await expect(openDialog(page).getByRole('alert')).toContainText('It is not a Puppet log, graph, report or catalog.');
  await expect(openDialog(page).getByRole('button', { name: 'Open', exact: true })).toBeDisabled();
  await openDialog(page)
    .getByRole('button', { name: /File type/ })
    .click();
  await page.getByRole('option', { name: 'Log', exact: true }).click();
  await expect(openDialog(page).getByRole('alert')).toContainText('It has no Puppet messages.');
  await expectAccessible(page, 'unrecognized text', { within: '[role=dialog]' });
  await page.keyboard.press('Escape');

  // Text pasted into the editor is not opened as a log.
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), "notice('Error: one')\n");
  await replaceText(page, '');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.locator('.code-editor .view-lines')).toContainText('Error: one');
  await expect(openDialog(page)).toBeHidden();
});

test('A report of 5,000 resources opens, and its rows are reached with the keyboard @deep', async ({ page }) => {
  await openPage(page);
  const statuses = Array.from({ length: 5000 }, (_, index) => {
    const ref = `File[/srv/${index}]`;
    const time = new Date(Date.UTC(2025, 2, 4) + index).toISOString();
    return [
      ref,
      {
        title: `/srv/${index}`,
        resource: ref,
        resource_type: 'File',
        time,
        evaluation_time: 0.001,
        changed: true,
        out_of_sync: true,
        events: [],
        containment_path: ['Stage[main]', 'Main', ref],
      },
    ];
  });
  const report = {
    host: 'big.example.com',
    time: '2025-03-04T00:00:00Z',
    report_format: 12,
    puppet_version: '8.10.0',
    status: 'changed',
    logs: [],
    metrics: {},
    resource_statuses: Object.fromEntries(statuses),
  };
  await pasteOnPage(page, JSON.stringify(report));
  await expect(openDialog(page)).toContainText('5,000 resources');
  await openChosen(page);
  const timeline = page.getByRole('tabpanel', { name: 'Timeline' });
  await timeline.getByRole('treeitem').first().click();
  await page.keyboard.press('End');
  await expect(timeline.getByRole('treeitem', { name: /^File\[\/srv\/4999\]/ })).toBeVisible();
});

test('Two catalogs that are opened together are compared @deep', async ({ page }) => {
  await openPage(page);
  await chooseTwoCatalogs(page, (catalog) => catalog.replace('"mode":"0600"', '"mode":"0644","notify":"Exec[log in]"'));
  await openDialog(page).getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(openDialog(page)).toContainText('From catalog (1).json to catalog (2).json: 1 resource changed');
  const list = openDialog(page).getByRole('listbox', { name: 'Differences from catalog (1).json to catalog (2).json' });
  await expect(list.getByRole('option', { name: 'File[/etc/token] → Exec[log in], Edge added' })).toBeVisible();
  await list.getByRole('option', { name: 'File[/etc/token], changed, mode' }).click();
  const details = openDialog(page).getByRole('region', { name: 'Changes to File[/etc/token]' });
  await expect(details).toContainText("before '0600'");
  await expect(details).toContainText("now '0644'");
  await expectAccessible(page, 'two catalogs', { within: '[role=dialog]' });
  await openDialog(page).getByRole('button', { name: 'Swap' }).click();
  await expect(openDialog(page)).toContainText('From catalog (2).json to catalog (1).json');
  await openDialog(page).getByRole('button', { name: 'Back' }).click();
  await expect(openDialog(page).getByRole('button', { name: 'Compare', exact: true })).toBeFocused();
});

test.describe('On a narrow page', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('a log is pasted in the dialog, and its cycle is a sheet @deep', async ({ page }) => {
    await page.goto('/#example/ntp');
    await page
      .getByRole('navigation')
      .getByRole('button', { name: 'More' })
      .or(page.getByRole('tab', { name: 'More' }))
      .first()
      .click();
    await page.getByRole('button', { name: 'Open…' }).click();
    await openDialog(page)
      .getByRole('textbox', { name: /paste/ })
      .fill(await readFile(new URL('pasted/windows-line-ends/log.txt', agentFiles), 'utf8'));
    await openDialog(page).getByRole('button', { name: 'Read the text' }).click();
    await expect(openDialog(page)).toContainText('1 dependency cycle');
    await openChosen(page);
    await expect(page.getByRole('region', { name: 'Cycle 1' })).toContainText('Class[App::Windows]');
    await expectAccessible(page, 'cycle of a log on a narrow page');
  });
});
