import { expect, test, type Page } from './test.ts';
import { strToU8, zipSync } from 'fflate';
import {
  editorText,
  log,
  openFile,
  openPage,
  problems,
  replaceText,
  runResult,
  showLog,
  showProblems,
} from './page.ts';

const WITH_TEMPLATE = `$greeting = 'hello'
notify { inline_template('<%= @greeting.upcase %> from Ruby <%= RUBY_VERSION %>'): }
`;

test('A failed download of Ruby is reported, and the next change tries again @deep', async ({ page, context }) => {
  await context.route('**/*.wasm', (route) => route.abort());
  await page.goto('/?view=report#example/ntp');
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

/** An environment with a typical public module: a type with a provider, a function, a template, a fact. */
const ENVIRONMENT = {
  'site/manifests/site.pp': 'include greeting\n',
  'site/modules/greeting/metadata.json':
    '{ "name": "acme-greeting", "version": "1.0.0", "author": "a", "license": "b", "source": "", "dependencies": [] }\n',
  'site/modules/greeting/manifests/init.pp': `class greeting {
  file { '/etc/greeting': content => template('greeting/greeting.erb') }
  greeting_line { 'hello': ensure => present, text => greeting::shout('from a provider') }
}
`,
  'site/modules/greeting/templates/greeting.erb':
    '<% 2.times do |n| -%>\nline <%= n %> of <%= @greeting_author %>\n<% end -%>\n',
  'site/modules/greeting/lib/facter/greeting_author.rb': "Facter.add(:greeting_author) { setcode { 'Ruby' } }\n",
  'site/modules/greeting/lib/puppet/functions/greeting/shout.rb': `Puppet::Functions.create_function(:'greeting::shout') do
  dispatch(:shout) { param 'String', :text }
  def shout(text) = "#{text.upcase}!"
end
`,
  'site/modules/greeting/lib/puppet/type/greeting_line.rb': `Puppet::Type.newtype(:greeting_line) do
  ensurable
  newparam(:name)
  newproperty(:text)
  autorequire(:file) { '/etc/greeting' }
end
`,
  'site/modules/greeting/lib/puppet/provider/greeting_line/file.rb': `Puppet::Type.type(:greeting_line).provide(:file) do
  commands cat: 'cat'
  def path = '/etc/greeting.line'
  def exists? = File.exist?(path)
  def create = File.write(path, resource[:text])
  def destroy = File.delete(path)
  def text = cat(path)
  def text=(value)
    File.write(path, value)
  end
end
`,
};

/** Drops files as an archive on the page, and imports them as the new project. */
async function dropArchive(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const archive = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([Uint8Array.from(bytes)], 'greeting.zip'));
      return dropped;
    },
    [...archive],
  );
  for (const event of ['dragenter', 'drop']) await editorText(page).dispatchEvent(event, { dataTransfer: transfer });
  await page
    .getByRole('dialog', { name: 'Open', exact: true })
    .getByRole('button', { name: 'Import', exact: true })
    .click();
}

test('Ruby loads when needed, and runs the types, providers, functions, templates and facts of a module @deep', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  await page.goto('/?view=report#example/ntp');

  await test.step('Ruby loads for a project with Ruby code, and not before', async () => {
    await expect(runResult(page)).toContainText('2 changed');
    expect(asked.filter((path) => path.includes('/ruby'))).toEqual([]);

    await openFile(page, 'site.pp');
    await replaceText(page, WITH_TEMPLATE);
    await page.keyboard.press('ControlOrMeta+Enter');
    await showLog(page);
    await expect(log(page)).toContainText('HELLO from Ruby 3.3');
    expect(asked.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  await test.step('A dropped module with a type, a provider, a function, a template and a fact works', async () => {
    await dropArchive(page, ENVIRONMENT);
    await expect(editorText(page)).toContainText('include greeting');
    // An opened project is applied at once.
    await showLog(page);
    await expect(log(page)).toContainText('Greeting_line[hello]/ensure: created');

    await page.getByRole('tab', { name: 'Graph', exact: true }).click();
    await expect(page.getByRole('tabpanel', { name: 'Graph' })).toContainText('2 resources');
    await page.getByRole('tab', { name: 'Timeline', exact: true }).click();
    await expect(page.getByRole('tabpanel', { name: 'Timeline' })).toContainText('Greeting_line');
    await page.getByRole('tab', { name: 'System', exact: true }).click();
    await page.getByRole('tabpanel', { name: 'System' }).getByText('greeting.line').click();
    await expect(page.getByRole('tabpanel', { name: 'System' })).toContainText('FROM A PROVIDER!');
    expect(faults).toEqual([]);
  });
});

const ENDLESS = 'sleep 0 while true';

/**
 * Environments with an endless Ruby file, one for compiling and one for the run. `running-ruby.test.ts` tests all other
 * places.
 */
const ENDLESS_FILES: readonly (readonly [
  file: string,
  text: string,
  manifest: string,
  others?: Readonly<Record<string, string>>,
])[] = [
  ['templates/t.erb', '<% while true; end %>', "notify { template('m/t.erb'): }\n"],
  [
    'lib/puppet/provider/t/p.rb',
    `Puppet::Type.type(:t).provide(:p) do\n  def a = 1\n  def a=(_)\n    ${ENDLESS}\n  end\nend\n`,
    "t { 'x': a => 2 }\n",
    { 'lib/puppet/type/t.rb': 'Puppet::Type.newtype(:t) do\n  newparam(:name)\n  newproperty(:a)\nend\n' },
  ],
];

async function stopsAndGoesOn(
  page: Page,
  [file, text, manifest, others = {}]: (typeof ENDLESS_FILES)[number],
): Promise<void> {
  await openPage(page);
  const inModule = Object.entries({ ...others, [file]: text });
  await dropArchive(page, {
    'site/manifests/site.pp': manifest,
    ...Object.fromEntries(inModule.map(([path, content]) => [`site/modules/m/${path}`, content])),
  });
  await expect(page.getByText(`million steps at modules/m/${file}:`).first()).toBeVisible({
    timeout: 90_000,
  });
  await openFile(page, 'site.pp');
  await replaceText(page, "notify { 'well again': }\n");
  await showLog(page);
  // Repeated, because the run of the previous project may still have to be stopped.
  await expect(async () => {
    // Uses keys: a page in the background draws no frames, which a click would wait for.
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(log(page)).toContainText('well again', { timeout: 5000 });
  }).toPass({ timeout: 90_000 });
}

test('Endless Ruby code is stopped, the message names the file, and the next run works @deep', async ({ context }) => {
  test.slow();
  // Runs in two tabs in parallel, because each waits until its time limit.
  await Promise.all(
    ENDLESS_FILES.map((each) => test.step(each[0], async () => stopsAndGoesOn(await context.newPage(), each))),
  );
});
