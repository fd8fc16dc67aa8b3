import { expect, test } from '@playwright/test';
import { editor, editorText, openFile, openPage, replaceText } from './page.ts';

const graph = 'Graph';

test('draws the resources and shows the reason and place of an edge in the list', async ({ page }) => {
  await openPage(page, '#example/ntp');
  const view = page.getByRole('region', { name: graph, exact: true });
  await expect(view.getByRole('application')).toHaveAccessibleName(/Graph of 3 resources/);
  await view.getByRole('button', { name: 'Show as a list' }).click();
  const tree = view.getByRole('tree', { name: 'Resources and their dependencies' });
  await tree.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(
    tree.getByRole('treeitem', { name: /^after File\[\/etc\/ntpsec\/ntp\.conf\]: subscribe/ }),
  ).toBeVisible();
});

test('moves between resources by arrow keys and shows the selected one', async ({ page }) => {
  await openPage(page, '#example/ntp');
  const view = page.getByRole('region', { name: graph, exact: true });
  await view.getByRole('application').focus();
  await page.keyboard.press('ArrowDown');
  await expect(view.getByRole('region', { name: 'Resource Package[ntpsec]' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const card = view.getByRole('region', { name: 'Resource File[/etc/ntpsec/ntp.conf]' });
  await expect(card.getByText('Waits for (1)')).toBeVisible();
  await card.getByRole('button', { name: 'Close details' }).click();
  await expect(card).toBeHidden();
});

test('explains a cycle: its path, the place of each edge, what breaks it, and what Puppet says', async ({ page }) => {
  await openPage(page, '#example/cycle');
  await page.getByRole('button', { name: 'Cycles (1)' }).click();
  const cards = page.getByRole('region', { name: 'Cycles', exact: true });
  await expect(
    cards.getByRole('list', { name: 'Path' }).getByRole('button', { name: 'Class[Profile::Certificate]' }),
  ).toBeVisible();
  await expect(cards.getByText('Removing this edge breaks it')).toBeVisible();
  await expect(cards.getByLabel("Puppet's message")).toContainText('Found 1 dependency cycle:');
  await cards.getByRole('button', { name: 'manifests/site.pp:9' }).first().click();
  await expect(editorText(page)).toContainText("Class['profile::certificate']");
});

test('breaks a cycle by a change of the manifest, which can be undone', async ({ page }) => {
  await openPage(page, '#example/cycle');
  await page.getByRole('button', { name: 'Cycles (1)' }).click();
  const cards = page.getByRole('region', { name: 'Cycles', exact: true });
  await expect(cards.getByRole('figure', { name: /certificate\.pp, line 17$/ })).toContainText("Service['nginx']");
  await cards.getByRole('button', { name: 'Take Service[nginx] out of require' }).click();
  await expect(page.getByRole('button', { name: /^Cycles/ })).toBeHidden();
  await expect(editorText(page)).toContainText("require => [File['/etc/ssl/site/fullchain.pem']],");

  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Cycles (1)' })).toBeVisible();
  await expect(editorText(page)).toContainText("fullchain.pem'], Service['nginx']],");
});

test('contains a class that floats', async ({ page }) => {
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, "class web { include web::log }\nclass web::log { notify { 'log': } }\ninclude web\n");
  await page.getByRole('searchbox', { name: 'Filter resources' }).fill('class[web::log');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter resources' }).press('Enter');
  const notice = page.getByRole('region', { name: 'Not contained' });
  await expect(notice).toContainText('includes this class but does not contain it');
  await notice.getByRole('button', { name: 'Contain Web::Log' }).click();
  await expect(editorText(page)).toContainText('contain web::log');
  await expect(notice).toBeHidden();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(editorText(page)).toContainText('include web::log');
});

test('filters, and goes from match to match', async ({ page }) => {
  await openPage(page, '#example/ntp');
  const filter = page.getByRole('searchbox', { name: 'Filter resources' });
  await filter.fill('service');
  await expect(page.getByText('1 of 4')).toBeVisible();
  await filter.press('Enter');
  await expect(page.getByRole('region', { name: 'Resource Service[ntpsec]' })).toBeVisible();
});

test('goes on showing the last graph while the text does not compile', async ({ page }) => {
  await openPage(page, '#example/ntp');
  await expect(page.getByRole('application')).toBeVisible();
  await replaceText(page, 'class ntp {');
  await expect(page.getByText('This is its graph from before.')).toBeVisible();
  await expect(page.getByRole('application')).toBeVisible();
});

test('exports the drawing as SVG and PNG, and the relationships as DOT', async ({ page }) => {
  await openPage(page, '#example/ntp');
  await expect(page.getByRole('application')).toBeVisible();
  for (const [item, file] of [
    [/^SVG/, /\.svg$/],
    [/^PNG/, /\.png$/],
    [/^relationships\.dot/, /^relationships\.dot$/],
  ] as const) {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
});

test('filters by the outcome of the run', async ({ page }) => {
  await openPage(page, '#example/failure');
  await page.getByRole('tab', { name: 'Graph' }).click();
  const filter = page.getByRole('searchbox', { name: 'Filter resources' });
  await filter.fill('is:failed');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await filter.press('Enter');
  await expect(page.getByRole('region', { name: /^Resource / })).toContainText('Failed');
});

test('Enter opens a closed group on the canvas, Escape lets go of what is selected', async ({ page }) => {
  await openPage(page, '#example/ntp');
  const canvas = page.getByRole('application');
  await page.getByRole('button', { name: 'Close all groups' }).click();
  await expect(canvas).toHaveAccessibleName(/0 edges/);
  await canvas.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('region', { name: 'Resource Class[Ntp]' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(canvas).toHaveAccessibleName(/2 edges/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: /^Resource / })).toBeHidden();
});
