import { expectAccessible } from './axe.ts';
import { createPage, generatorForms, plainBlock, servePage } from './other-page.ts';
import { expect, test, type Locator, type Page } from './test.ts';

function runButtons(page: Page): Locator {
  return page.getByRole('button', { name: 'Run' });
}

function logs(page: Page): Locator {
  return page.getByRole('region', { name: 'Log' });
}

/** Opens a page of another origin with this content. */
async function openOther(
  page: Page,
  baseURL: string | undefined,
  content: string,
  { script, headers }: { readonly script?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const other = await servePage(createPage(baseURL ?? '', content, script), headers);
  page.on('close', () => other.close());
  await page.goto(other.address);
}

test('Blocks of all generators run in one frame, which the first run loads; typed code runs by keys', async ({
  page,
  baseURL,
}) => {
  const forms = Object.entries(generatorForms);
  // A high window: blocks get their controls only near the visible part of the page.
  await page.setViewportSize({ width: 1440, height: 4000 });
  await openOther(page, baseURL, forms.map(([name, html]) => `<h2>${name}</h2>${html}`).join('\n'));
  await expect(runButtons(page)).toHaveCount(forms.length);
  expect(page.frames()).toHaveLength(1);
  for (const [index, [name]] of forms.entries()) {
    await runButtons(page).nth(index).click();
    await expect(logs(page).nth(index)).toContainText(`from ${name}`);
  }
  expect(page.frames()).toHaveLength(2);

  const code = page.getByRole('textbox', { name: 'Puppet code' }).last();
  await code.press('Control+End');
  await page.keyboard.type("notify { 'typed':\n  message => 'by keys',\n}");
  await page.keyboard.press('Control+Enter');
  await expect(logs(page).last()).toContainText('by keys');
  await expect(logs(page).last()).toContainText('from vitepress');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(code).not.toContainText('typed');
});

const ntp = `package { 'ntp': ensure => installed }
-> file { '/etc/ntp.conf': content => "server a\\n" }
~> service { 'ntp': ensure => running }
`;

test('A block has a view, files beside it, a machine, a release and an expected result @deep', async ({
  page,
  baseURL,
}) => {
  const files = `<bunraku-example view="graph" files="template"><pre><code>include motd</code></pre>
<pre data-path="modules/motd/manifests/init.pp"><code>class motd {
  notify { epp('motd/text.epp'): }
}</code></pre></bunraku-example><pre id="template" data-path="modules/motd/templates/text.epp"><code>from a template</code></pre>`;
  await openOther(
    page,
    baseURL,
    `${files}
${plainBlock("notify { \"${facts['os']['name']} ${facts['puppetversion']}\": }", 'data-platform="almalinux-9" data-release="7"')}
${plainBlock("notify { 'a': require => Notify['b'] }", 'data-expect="fails"')}
${plainBlock("notify { 'a': }", 'data-expect="b is defined"')}
${plainBlock("notify { 'a': }", 'data-release="99"')}`,
  );
  await runButtons(page).first().click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('region', { name: 'Graph' })).toBeVisible();
  await page.getByRole('button', { name: 'Log' }).first().click();
  await expect(logs(page)).toContainText('from a template');
  await runButtons(page).nth(1).click();
  await expect(page.getByRole('status').nth(1)).toContainText('Run finished');
  await expect(logs(page).nth(1)).toContainText(/AlmaLinux 7\.34/);
  await runButtons(page).nth(2).click();
  await expect(page.getByRole('status').nth(2)).toContainText('✓ As expected.');
  await runButtons(page).nth(3).click();
  await expect(page.getByRole('status').nth(3)).toContainText('✗ Expected: b is defined.');
  await runButtons(page).nth(4).click();
  await expect(page.getByRole('status').nth(4)).toHaveText('Unknown release: 99.');
});

test('Views follow the theme and their content; the frame moves to the block that runs @deep', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openOther(page, baseURL, plainBlock(ntp, 'data-view="timeline"') + plainBlock(ntp, 'data-view="machine"'));
  await runButtons(page).first().click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  const height = async (): Promise<number> => (await page.locator('iframe').boundingBox())?.height ?? 0;
  await expect.poll(height).toBeLessThan(300);
  await expectAccessible(page, 'blocks in the dark theme');
  const inner = page.frames()[1];
  if (inner === undefined) throw new Error('The page has no frame.');
  await expectAccessible(inner, 'the frame in the dark theme');

  await page.emulateMedia({ colorScheme: 'light' });
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectAccessible(page, 'blocks in the light theme');

  await runButtons(page).last().click();
  await expect(frame.getByRole('region', { name: 'System' })).toBeVisible();
  await expect.poll(height).toBeGreaterThan(500);
  await expectAccessible(inner, 'the frame in the light theme');
  // The frame has kept its document, and the first block shows its log.
  expect(inner.isDetached()).toBe(false);
  await expect(logs(page).first()).toContainText('Package[ntp]');
});

test('The controls of a block move nothing in the page until its first result @deep', async ({ page, baseURL }) => {
  const content = `${plainBlock(ntp)}<h2>Next</h2>`;
  const heading = page.getByRole('heading', { name: 'Next' });
  const place = async (): Promise<number> => (await heading.boundingBox())?.y ?? 0;
  const bare = await servePage(createPage(baseURL ?? '', content).replace(/<script.*<\/script>/, ''));
  await page.goto(bare.address);
  const before = await place();
  bare.close();

  await openOther(page, baseURL, content);
  await expect(runButtons(page)).toBeVisible();
  expect(await place()).toBe(before);
  await runButtons(page).click();
  await expect(logs(page)).toContainText('Package[ntp]');
  expect(await place()).toBeGreaterThan(before);
});

test('Blocks run under a strict policy, and in a page that is sandboxed without an origin @deep', async ({
  page,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src ${site}; frame-src ${site}`;
  await openOther(page, baseURL, plainBlock(ntp), { headers: { 'content-security-policy': policy } });
  await runButtons(page).click();
  await expect(logs(page)).toContainText('Package[ntp]');

  const html = createPage(site, plainBlock(ntp, 'data-view="graph"'));
  const other = await servePage((path) =>
    path === '/inner' ? html : '<iframe sandbox="allow-scripts" src="/inner" width="1000" height="800"></iframe>',
  );
  await page.goto(other.address);
  const outer = page.frameLocator('iframe');
  await outer.getByRole('button', { name: 'Run' }).click();
  await expect(outer.getByText('Run finished: 2 changed, 1 refreshed.')).toBeVisible();
  await expect(outer.frameLocator('iframe').getByRole('region', { name: 'Graph' })).toBeVisible();
  other.close();
});

test('Stop and a run of another block end a run, whether the frame is still loading, waiting or running @deep', async ({
  page,
  baseURL,
}) => {
  const names = ['a', 'b', 'c'];
  await openOther(page, baseURL, names.map((name) => plainBlock(`notify { 'from ${name}': }`)).join(''));
  await expect(runButtons(page)).toHaveCount(names.length);
  const statuses = page.getByRole('status');
  /** Presses the first button of blocks at once, so that no message of the frame arrives in between. */
  const press = (...blocks: readonly number[]): Promise<void> =>
    page.evaluate((indexes) => {
      const all = document.querySelectorAll('bunraku-example');
      for (const index of indexes) all[index]?.shadowRoot?.querySelector('button')?.click();
    }, blocks);
  // Starts a run and stops it while the frame loads; the next one starts at once.
  await press(0, 0, 1);
  await expect(statuses.nth(1)).toHaveText('Run finished: 1 changed.');
  await expect(statuses.nth(0)).toHaveText('Run stopped.');
  // The second run replaces the first, and is stopped before it begins.
  await press(0, 2, 2);
  await expect(statuses.nth(2)).toHaveText('Run stopped.');
  await expect(statuses.nth(0)).toHaveText('Run stopped.');
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await press(0, 1, 2);
  await expect(statuses.nth(2)).toHaveText('Run finished: 1 changed.');
  await expect(logs(page).last()).toContainText('from c');
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
});

test('Messages of other windows change nothing, whatever they contain @deep', async ({ page, baseURL }) => {
  await openOther(page, baseURL, `${plainBlock("notify { 'mine': }")}<iframe src="about:blank" name="other"></iframe>`);
  await runButtons(page).click();
  await expect(logs(page)).toContainText('mine');
  // Sends messages from another frame of the page, which Bunraku's frame must not trust.
  await page.evaluate(async () => {
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    const words = ['run', 'show', 'stop', 'result', 'height', 'hello', 'port', '__proto__', '<b>x</b>', 'log'];
    const word = (): string => words[next(words.length)] ?? '';
    const value = (depth: number): unknown => {
      const kind = next(depth > 3 ? 4 : 6);
      if (kind === 0) return word();
      if (kind === 1) return next(1000) - 500;
      if (kind === 2) return kind === next(3);
      if (kind === 3) return undefined;
      if (kind === 4) return Array.from({ length: next(4) }, () => value(depth + 1));
      return Object.fromEntries(
        ['kind', 'bunraku', 'run', 'files', 'log', 'summary', 'view', 'height'].map((key) => [
          key,
          next(3) === 0 ? value(depth + 1) : word(),
        ]),
      );
    };
    const other = window.frames['other' as unknown as number];
    const target = document.querySelector('bunraku-example')?.shadowRoot?.querySelector('iframe')?.contentWindow;
    if (other === undefined || target === null || target === undefined) throw new Error('A frame is missing.');
    const script = other.document.createElement('script');
    script.textContent = 'window.send = (to, data, ports) => to.postMessage(data, "*", ports)';
    other.document.body.append(script);
    const send: unknown = Reflect.get(other, 'send');
    if (typeof send !== 'function') throw new Error('The other frame cannot send.');
    for (let round = 0; round < 500; round += 1) {
      send(target, value(0), [new MessageChannel().port1]);
      send(window, value(0), []);
      window.postMessage(value(0), '*');
    }
    await new Promise((resolve) => setTimeout(resolve));
  });
  await expect(page.getByRole('status')).toHaveText('Run finished: 1 changed.');
  await expect(logs(page)).toContainText('mine');
  await runButtons(page).click();
  await expect(page.getByRole('status')).toHaveText('Run finished: 1 changed.');
});
