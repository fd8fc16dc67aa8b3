import { expect, test, type Page } from './test.ts';
import type { Core } from 'cytoscape';
import { editor, editorText, followLink, openFile, openPage, replaceText } from './page.ts';

const graph = 'Graph';

/** Element of the graph; Cytoscape stores its instance in it. */
type Drawing = HTMLElement & { readonly _cyreg: { readonly cy: Core } };

/** Waits until the whole graph is drawn, and evaluates a function in the page with the graph's element. */
async function ask<Answer>(page: Page, question: (drawing: Drawing) => Answer): Promise<Answer> {
  await page.getByRole('application').and(page.locator('[aria-busy="false"]')).waitFor();
  return page.locator('.graph-drawing').evaluate(question as (element: HTMLElement | SVGElement) => Answer);
}

function sourceLink(text: string): string {
  return `#src=${encodeURIComponent(text)}`;
}

test('A graph can be walked, read as a list, filtered, folded and exported, and stays while the code has errors', async ({
  page,
}) => {
  await openPage(page, '#example/ntp');
  const view = page.getByRole('region', { name: graph, exact: true });

  await test.step('Arrow keys move between resources and show the selected one', async () => {
    await view.getByRole('application').focus();
    await page.keyboard.press('ArrowDown');
    await expect(view.getByRole('region', { name: 'Resource Package[ntpsec]' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const card = view.getByRole('region', { name: 'Resource File[/etc/ntpsec/ntp.conf]' });
    await expect(card.getByText('Waits for (1)')).toBeVisible();
    await card.getByRole('button', { name: 'Close details' }).click();
    await expect(card).toBeHidden();
  });

  await test.step('The list shows the reason and place of an edge', async () => {
    await expect(view.getByRole('application')).toHaveAccessibleName(/Graph of 3 resources/);
    await view.getByRole('button', { name: 'Show as a list' }).click();
    const tree = view.getByRole('tree', { name: 'Resources and their dependencies' });
    await tree.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(
      tree.getByRole('treeitem', { name: /^after File\[\/etc\/ntpsec\/ntp\.conf\]: subscribe/ }),
    ).toBeVisible();
    await view.getByRole('button', { name: 'Show as a list' }).click();
  });

  await test.step('No animation frames are requested when nothing moves', async () => {
    const framesOfHalfASecond = () =>
      page.evaluate(
        () =>
          new Promise<number>((done) => {
            const ask = window.requestAnimationFrame;
            let count = 0;
            window.requestAnimationFrame = (callback) => {
              count += 1;
              return ask.call(window, callback);
            };
            setTimeout(() => {
              window.requestAnimationFrame = ask;
              done(count);
            }, 500);
          }),
      );
    await expect.poll(framesOfHalfASecond).toBe(0);
  });

  await test.step('The filter goes from match to match', async () => {
    const filter = page.getByRole('searchbox', { name: 'Filter resources' });
    await filter.fill('service');
    await expect(page.getByText('1 of 4')).toBeVisible();
    await filter.press('Enter');
    await expect(page.getByRole('region', { name: 'Resource Service[ntpsec]' })).toBeVisible();
    await filter.fill('');
    await page.getByRole('button', { name: 'Close details' }).click();
  });

  await test.step('Enter opens a closed group on the canvas, and Escape clears the selection', async () => {
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

  await test.step('The drawing is exported as SVG and PNG, and the relationships as DOT', async () => {
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

  await test.step('Forced-colors mode uses the system colors', async () => {
    const colors = (): Promise<readonly string[]> =>
      ask(page, ({ _cyreg: { cy } }) => [
        cy.nodes('.resource').style('background-color'),
        cy.nodes('.resource').style('border-color'),
        cy.edges('.refresh').style('target-arrow-color'),
      ]);
    const plain = await colors();
    await page.emulateMedia({ forcedColors: 'active' });
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.cssText = 'forced-color-adjust: none; color: CanvasText; background: Canvas';
      const { color, backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return [backgroundColor, color, color].map((text) => text.replaceAll(' ', ''));
    });
    expect(system).not.toEqual(plain);
    await expect.poll(colors).toEqual(system);
    await page.emulateMedia({ forcedColors: 'none' });
    await expect.poll(colors).toEqual(plain);
  });

  await test.step('The last graph stays visible while the code does not compile', async () => {
    await openFile(page, 'init.pp');
    await expect(page.getByRole('application')).toBeVisible();
    await replaceText(page, 'class ntp {');
    await expect(page.getByText('This is the graph of the last catalog that compiled.')).toBeVisible();
    await expect(page.getByRole('application')).toBeVisible();
  });
});

test('A cycle is shown beside the buttons, explained, and broken by a change of the manifest', async ({ page }) => {
  await openPage(page, '#example/cycle');
  await page.getByRole('button', { name: 'Cycles (1)' }).click();
  const cards = page.getByRole('region', { name: 'Cycles', exact: true });
  await expect(cards).toBeVisible();

  await test.step('The buttons stay beside the drawing when a card opens', async () => {
    const drawing = await page.getByRole('application').boundingBox();
    const buttons = await page.getByRole('group', { name: 'Zoom' }).boundingBox();
    expect((drawing?.y ?? 0) + (drawing?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
    // Checks that the whole cycle is visible.
    const isInView = await ask(page, ({ _cyreg: { cy } }) => {
      const [{ x1, y1, x2, y2 }, extent] = [cy.elements('.cycle').boundingBox(), cy.extent()];
      return x1 > extent.x1 && y1 > extent.y1 && x2 < extent.x2 && y2 < extent.y2;
    });
    expect(isInView).toBe(true);
  });

  await test.step("The card explains a cycle: its path, the place of each edge, all ways to break it, and Puppet's message", async () => {
    await expect(
      cards.getByRole('list', { name: 'Path' }).getByRole('button', { name: 'Class[Profile::Certificate]' }),
    ).toBeVisible();
    await expect(
      cards.getByRole('heading', { name: 'Remove one of these relationships to break the cycle' }),
    ).toBeVisible();
    // There are two ways to break the cycle, each of which removes one relationship.
    await expect(cards.getByRole('list', { name: 'Ways to break the cycle' }).getByRole('listitem')).toHaveCount(2);
    await expect(cards.locator('.fix-apply')).toHaveText([
      'Remove the arrow from Class[Profile::Certificate] to Class[Profile::Web]',
      'Remove Service[nginx] from require',
    ]);
    await expect(cards.getByLabel('Puppet’s message')).toContainText('Found 1 dependency cycle:');
    await cards.getByRole('button', { name: 'manifests/site.pp:9' }).first().click();
    await expect(editorText(page)).toContainText("Class['profile::certificate']");
  });

  await test.step('A change of the manifest breaks the cycle, and can be undone', async () => {
    await expect(cards.getByRole('figure', { name: /certificate\.pp, line 18$/ })).toContainText("Service['nginx']");
    await cards.getByRole('button', { name: 'Remove Service[nginx] from require' }).click();
    await expect(page.getByRole('button', { name: /^Cycles/ })).toBeHidden();
    await expect(editorText(page)).toContainText("require => [File['/etc/ssl/site/fullchain.pem']],");

    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByRole('button', { name: 'Cycles (1)' })).toBeVisible();
    await expect(editorText(page)).toContainText("fullchain.pem'], Service['nginx']],");
  });
});

test('An edge from a container to a resource inside it is drawn within the container @deep', async ({ page }) => {
  await openPage(page, '#example/cycle-containment');
  const { box, points } = await ask(page, ({ _cyreg: { cy } }) => {
    const edge = cy.edges('[source = "Class[Profile]"][target = "File[/srv/backup]"]').first();
    const { x1, y1, x2, y2 } = edge.source().boundingBox();
    return { box: { x1, y1, x2, y2 }, points: [edge.sourceEndpoint(), ...edge.segmentPoints(), edge.targetEndpoint()] };
  });
  expect(points.length).toBeGreaterThan(2);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(box.x1);
    expect(x).toBeLessThan(box.x2);
    expect(y).toBeGreaterThan(box.y1 - 1);
    expect(y).toBeLessThan(box.y2 + 1);
  }
  // Checks that the line consists of horizontal and vertical segments.
  for (const [index, { x, y }] of points.slice(1).entries()) {
    const before = points[index];
    expect(Math.min(Math.abs(x - (before?.x ?? 0)), Math.abs(y - (before?.y ?? 0)))).toBeLessThan(1);
  }
});

test('The filter goes through matches in closed groups, finds a class that is not contained, and a failed resource @deep', async ({
  page,
}) => {
  await openPage(
    page,
    sourceLink(
      "class a { file { ['/tmp/1', '/tmp/2']: } }\nclass b { file { '/tmp/3': } notify { 'b': } }\ninclude a, b\n",
    ),
  );
  const filter = page.getByRole('searchbox', { name: 'Filter resources' });

  await test.step('Enter goes to the next match, Shift+Enter to the previous one, also in closed groups', async () => {
    await page.getByRole('button', { name: 'Close all groups' }).click();
    await filter.fill('type:file');
    for (const [keys, count, title] of [
      ['Enter', '1 of 3', '/tmp/1'],
      ['Enter', '2 of 3', '/tmp/2'],
      ['Enter', '3 of 3', '/tmp/3'],
      ['Shift+Enter', '2 of 3', '/tmp/2'],
    ] as const) {
      await filter.press(keys);
      await expect(page.getByText(count, { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: `Resource File[${title}]` })).toBeVisible();
    }
    const drawn = (): Promise<readonly string[]> =>
      ask(page, ({ _cyreg: { cy } }) => cy.nodes('.selected, .collapsed').map((node) => node.id()));
    // The group around this match is open, and the group around the previous match is closed again.
    await expect.poll(drawn).toEqual(expect.arrayContaining(['File[/tmp/2]', 'Class[B]']));
  });

  await test.step('A class that is not contained can be fixed from its card', async () => {
    await replaceText(page, "class web { include web::log }\nclass web::log { notify { 'log': } }\ninclude web\n");
    await filter.fill('class[web::log');
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    await filter.press('Enter');
    const notice = page.getByRole('region', { name: 'Not contained' });
    await expect(notice).toContainText('includes this class but does not contain it');
    await notice.getByRole('button', { name: 'Contain Web::Log' }).click();
    await expect(editorText(page)).toContainText('contain web::log');
    await expect(notice).toBeHidden();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(editorText(page)).toContainText('include web::log');
  });

  await test.step('The filter accepts the outcome of the run', async () => {
    await followLink(page, '#example/failure');
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('A failure, and what it stops');
    await page.getByRole('tab', { name: 'Graph' }).click();
    await filter.fill('is:failed');
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    await filter.press('Enter');
    await expect(page.getByRole('region', { name: /^Resource / })).toContainText('Failed');
  });
});

test('A graph of 2,000 resources opens with groups of readable size @deep', async ({ page }) => {
  const text = `define app() { Integer[1, 20].each |$i| { file { "/srv/\${title}-\${i}": ensure => file } } }
Integer[1, 100].each |$n| { app { "app\${n}": } }
`;
  await openPage(page, sourceLink(text));
  await expect(page.getByRole('application')).toHaveAccessibleName(/Graph of 2,000 resources/, { timeout: 40_000 });
  const shown = await ask(page, ({ _cyreg: { cy } }) => {
    const { x1, y1, x2, y2 } = cy.extent();
    const inView = cy.nodes().filter((node) => {
      const { x, y } = node.position();
      return x > x1 && x < x2 && y > y1 && y < y2;
    });
    return { zoom: cy.zoom(), inView: inView.length, nodes: cy.nodes().length };
  });
  expect(shown.nodes).toBe(100);
  expect(shown.inView).toBeGreaterThan(20);
  expect(shown.zoom).toBeGreaterThan(0.6);
});
