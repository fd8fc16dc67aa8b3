import { expect, test, type Page } from './test.ts';
import { linkOf, openPage, replaceText, runResult, saved, showView } from './page.ts';

const manifest = `node 'hub.example.com' {
  File <<| |>>
}
node /^web\\d+/ {
  @@file { "/srv/\${trusted['certname']}":
    ensure => file,
  }
}
`;
const address = `?view=catalog#src=${encodeURIComponent(manifest)}`;

function nodePanel(page: Page) {
  return page.getByRole('region', { name: 'Node and facts' });
}

async function rename(page: Page, certname: string): Promise<void> {
  const field = nodePanel(page).getByRole('textbox', { name: 'Certname' });
  await field.fill(certname);
  await field.press('Enter');
}

/** Adds two nodes to the project's node, and shows the last one. */
async function addNodes(page: Page): Promise<void> {
  await rename(page, 'web1.example.com');
  await nodePanel(page).getByRole('button', { name: 'Add a node' }).click();
  await nodePanel(page).getByRole('button', { name: 'Add a node' }).click();
  await rename(page, 'hub.example.com');
}

test('Nodes have their own names, definitions and facts, and can be duplicated and deleted @deep', async ({ page }) => {
  await openPage(page, address);

  await test.step('The matching node definition shows its reason and leads to its source', async () => {
    const definition = nodePanel(page).getByRole('group', { name: 'Node definition' });
    await expect(definition).toContainText('No definition matches this certname');
    // The second name is an example that matches the regular expression.
    await expect(definition.getByRole('button')).toHaveText(['hub.example.com', 'web1']);
    await rename(page, 'web7.example.com');
    await expect(definition).toContainText('node /^web\\d+/');
    await expect(definition).toContainText('This regular expression matches the certname.');
    await definition.getByRole('button', { name: 'manifests/site.pp:4' }).click();
    await rename(page, 'hub.example.com');
    await expect(definition).toContainText("node 'hub.example.com'");
  });

  await test.step('The certname of another node is refused', async () => {
    await addNodes(page);
    await rename(page, 'web1.example.com');
    await expect(nodePanel(page).getByText('Another node has this certname.')).toBeVisible();
    await rename(page, 'Hub');
    await expect(nodePanel(page).getByText(/^A certname can have lowercase/)).toBeVisible();
    await nodePanel(page).getByRole('textbox', { name: 'Certname' }).press('Escape');
    await expect(nodePanel(page).getByRole('textbox', { name: 'Certname' })).toHaveValue('hub.example.com');
  });

  await test.step('A node is duplicated and deleted, and Undo restores it', async () => {
    const nodes = nodePanel(page).getByRole('listbox', { name: 'Nodes' }).getByRole('option');
    const more = nodePanel(page).getByRole('button', { name: 'More actions for this node' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(nodes).toHaveCount(4);
    await expect(nodes.and(page.getByRole('option', { selected: true }))).toContainText('hub2.example.com');
    await more.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(nodes).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(nodes).toHaveCount(4);
  });

  await test.step('Invalid JSON in facts is marked at its position', async () => {
    await replaceText(page, 'notify { "role ${facts[\'role\']}": }');
    const field = nodePanel(page).getByRole('textbox', { name: 'Additional facts (JSON)' });
    await field.fill('{\n  "role": "web",\n}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await nodePanel(page).getByRole('button', { name: 'Line 3, column 1' }).click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Delete');
    await field.fill('{\n  "role": "web"\n}');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('log', { name: 'Log' })).toContainText('role web');
  });
});

test('Each node has its own machine, shares its exported resources, and returns with draft and link @deep', async ({
  page,
  context,
}) => {
  await openPage(page, address);
  await addNodes(page);

  await test.step('Each node has its own machine and run', async () => {
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(runResult(page)).toContainText('2 changed');
    const status = page.getByRole('contentinfo', { name: 'Status' });
    await status.getByRole('button', { name: 'Node: hub.example.com' }).click();
    await page.getByRole('menuitemradio', { name: /web2\.example\.com/ }).click();
    await expect(status.getByRole('button', { name: 'Node: web2.example.com' })).toBeVisible();
    await showView(page, 'Report');
    await expect(page.getByRole('tabpanel', { name: 'Report' })).toContainText('No run');
    await nodePanel(page).getByRole('option', { name: 'hub.example.com' }).click();
    await expect(page.getByRole('tree', { name: 'Events by outcome' })).toBeVisible();
  });

  await test.step('The draft and the link contain all nodes', async () => {
    await expect(saved(page)).toBeVisible();
    const link = await linkOf(page);
    await page.reload();
    const nodes = nodePanel(page).getByRole('listbox', { name: 'Nodes' }).getByRole('option');
    await expect(nodes).toHaveCount(3);
    const other = await context.browser()?.newPage();
    if (other === undefined) throw new Error('no browser');
    await other.goto(link);
    await expect(nodePanel(other).getByRole('option')).toHaveCount(3);
    await expect(nodePanel(other).getByRole('option', { selected: true })).toContainText('hub.example.com');
    await other.close();
  });

  await test.step('A node collects exported resources of other nodes and shows their origin', async () => {
    await showView(page, 'Catalog');
    const resources = page.getByRole('listbox', { name: 'Resources of the catalog' });
    await expect(resources.getByRole('option', { name: /web1\.example\.com/ })).toContainText(
      'collected from web1.example.com',
    );
    await resources.getByRole('option', { name: /web2\.example\.com/ }).click();
    const details = page.getByRole('region', { name: 'Resource File[/srv/web2.example.com]' });
    await expect(details).toContainText('manifests/site.pp:5');
    await details.getByRole('button', { name: 'web2.example.com', exact: true }).click();
    await expect(nodePanel(page).getByRole('option', { selected: true })).toContainText('web2.example.com');
    await expect(details).toContainText('Collected by');
  });
});
