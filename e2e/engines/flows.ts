/** The most important flows through the page, written once for all browser engines. */
import { createPage, plainBlock, servePage } from '../browser/other-page.ts';
import { serveFolder } from '../browser/static-server.ts';
import type { EnginePage } from './engine-page.ts';
import { EDITOR_TEXT, TERMINAL_TEXT, type Query } from './find.ts';

export interface Visit {
  /** Address of the site, with a trailing slash. */
  readonly site: string;
  /** Opens a page as a new visitor, and closes the previous page. */
  readonly newVisitor: () => Promise<EnginePage>;
}

export interface Flow {
  readonly name: string;
  /** True if `npm test` runs this flow. `npm run test:deep` runs all flows. */
  readonly isMain?: boolean;
  readonly run: (visit: Visit) => Promise<void>;
}

const status: Query = { role: 'contentinfo', name: 'Status' };
const editor: Query = { role: 'textbox', name: /^Editor of/ };
const editorText: Query = { role: EDITOR_TEXT };
const terminalText: Query = { role: TERMINAL_TEXT };
const runResult: Query = { role: 'status', name: 'Result of the run' };
const log: Query = { role: 'log', name: 'Log' };

const button = (name: string | RegExp): Query => ({ role: 'button', name });
const tab = (name: string | RegExp): Query => ({ role: 'tab', name });

async function opened({ site, newVisitor }: Visit, address: string): Promise<EnginePage> {
  const page = await newVisitor();
  await page.goto(`${site}${address}`);
  await page.expect(editorText);
  await page.expect(status, 'Engine ready');
  return page;
}

/** Opens a manifest without classes, and replaces its content. */
async function edit(page: EnginePage, text: string): Promise<void> {
  await page.click({ role: 'row', name: 'site.pp', within: { role: 'treegrid', name: 'Environment' } });
  await page.focus({ role: 'textbox', name: 'Editor of manifests/site.pp' });
  await page.replaceText(text);
  await page.expect(editorText, text.trim().split('\n')[0]);
}

export const flows: readonly Flow[] = [
  {
    name: 'open: what the first lesson arrives at is there, read and applied',
    run: async (visit) => {
      const page = await opened(visit, '');
      await page.expect(editorText, 'Managed by Puppet');
      await page.expect(runResult, 'Run finished: 1 changed.');
    },
  },
  {
    name: 'edit: what is typed by keys is in the file, and kept',
    isMain: true,
    run: async (visit) => {
      const page = await opened(visit, '');
      await edit(page, '# first\n');
      await page.type('# typed by hand');
      await page.expect(editorText, '# typed by hand');
      await page.expect(status, 'Saved in this browser');
    },
  },
  {
    name: 'problem: a mistake is listed with its place, and goes with it',
    run: async (visit) => {
      const page = await opened(visit, '');
      await edit(page, 'include nowhere\n');
      await page.click(tab(/^Problems/));
      const problems: Query = { role: 'list', name: 'Problems' };
      await page.expect(problems, 'Could not find class ::nowhere');
      await page.focus(editor);
      await page.replaceText('# nothing\n');
      await page.expectGone(problems);
    },
  },
  {
    name: 'apply: the button applies what was written',
    isMain: true,
    run: async (visit) => {
      const page = await opened(visit, '#example/ntp');
      await page.expect(runResult, '2 changed');
      await edit(page, "class { 'ntp': servers => ['time.example.com'] }\n");
      await page.click(button('Apply'));
      await page.expect(runResult, 'Run finished: 1 changed, 1 refreshed, 1 unchanged.');
      await page.click(tab(/^Log/));
      await page.expect(log, "Service[ntpsec]: Triggered 'refresh' from 1 event");
    },
  },
  {
    name: 'graph: a cycle is explained, and its cut written into the manifest',
    isMain: true,
    run: async (visit) => {
      const page = await opened(visit, '#example/cycle');
      await page.click(button('Cycles (1)'));
      const cards: Query = { role: 'region', name: 'Cycles' };
      await page.expect(cards, 'Found 1 dependency cycle:');
      await page.click({ ...button('Remove Service[nginx] from require'), within: cards });
      await page.expectGone(button(/^Cycles/));
      await page.expect(editorText, "require => [File['/etc/ssl/site/fullchain.pem']],");
      await page.expect({ role: 'application', name: /^Graph of \d+ resources/ });
    },
  },
  {
    name: 'timeline: a step of the run is that of the system',
    run: async (visit) => {
      const page = await opened(visit, '#example/ntp');
      await page.click(tab('Timeline'));
      await page.click(button('First step'));
      await page.click(button('Next step'));
      await page.expect({ role: 'slider', name: 'Step of the run' }, /^1$/);
      await page.click(tab('System'));
      await page.expect({ role: 'radiogroup' }, 'Step 1');
    },
  },
  {
    name: 'system: what the run did to a file is shown',
    run: async (visit) => {
      const page = await opened(visit, '#example/ntp');
      await page.expect(runResult, 'Run finished');
      await page.click(tab('System'));
      const files: Query = { role: 'tree', name: 'Files of the machine' };
      await page.click({ role: 'treeitem', name: /^ntp\.conf/, within: files });
      await page.expect({ role: 'region', name: 'File /etc/ntpsec/ntp.conf' }, 'server');
    },
  },
  {
    name: 'terminal: a command changes the machine, and the next run repairs it',
    run: async (visit) => {
      const page = await opened(visit, '#example/ntp');
      await page.expect(runResult, 'Run finished');
      await page.click(tab('Terminal'));
      await page.expect(terminalText, 'root@time:~#');
      await page.focus({ role: 'textbox', name: 'Terminal' });
      await page.type('rm /etc/ntpsec/ntp.conf && echo gone');
      await page.press('Enter');
      await page.expect(terminalText, /gone\s*root@time:~#/);
      await page.click(button('Apply'));
      await page.expect(runResult, '1 changed');
    },
  },
  {
    name: 'link: a project goes out as a link, and comes in elsewhere',
    isMain: true,
    run: async (visit) => {
      const page = await opened(visit, '');
      await edit(page, "notify { 'shared': }\n");
      await page.click(button('Share'));
      const field: Query = { role: 'textbox', name: 'Link' };
      await page.expect(field, '#p/1/');
      const link = (await page.textOf(field)) ?? '';
      const elsewhere = await visit.newVisitor();
      await elsewhere.goto(link);
      await elsewhere.expect(editorText, "notify { 'shared': }");
      await elsewhere.expect(runResult, 'Run finished');
    },
  },
  {
    name: 'draft: what was written is there after a reload',
    run: async (visit) => {
      const page = await opened(visit, '');
      await edit(page, "notify { 'kept': }\n");
      await page.expect(status, 'Saved in this browser');
      await page.reload();
      await page.expect(editorText, "notify { 'kept': }");
    },
  },
  {
    name: 'offline: the second visit needs no network',
    run: async ({ newVisitor }) => {
      const page = await newVisitor();
      const host = await serveFolder('dist', '/bunraku/');
      try {
        await page.goto(`${host.address}?view=report`);
        await page.expect(status, 'Works offline');
      } finally {
        await host.close();
      }
      await page.goto(`${host.address}?view=catalog`);
      await page.expect(runResult, '1 changed');
      await page.expect({ role: 'region', name: 'Catalog' }, '/etc/motd');
    },
  },
  {
    name: 'embed: has the text, one view and Run, and keeps nothing',
    run: async ({ site, newVisitor }) => {
      const page = await newVisitor();
      await page.goto(`${site}?embed=1&view=report#src=${encodeURIComponent("notify { 'embedded': }\n")}`);
      await page.expect(editorText, 'embedded');
      await page.expect({ role: 'region', name: 'Report' });
      await page.expectGone({ role: 'tablist', name: 'Views' });
      await page.click(button('Run'));
      await page.expect(runResult, 'Run finished: 1 changed.');
    },
  },
  {
    name: 'blocks: code in a page of another site runs in one frame',
    run: async ({ site, newVisitor }) => {
      const blocks = ['first', 'second'].map(
        (name) => `<section aria-label="${name}">${plainBlock(`notice('${name}')`)}</section>`,
      );
      const other = await servePage(createPage(site.replace(/\/$/, ''), blocks.join('')));
      try {
        const page = await newVisitor();
        await page.goto(other.address);
        for (const name of ['first', 'second', 'first']) {
          const within: Query = { role: 'region', name };
          await page.click({ ...button(/Run/), within });
          await page.expect({ role: 'region', name: 'Log', within }, `Scope(Class[main]): ${name}`);
        }
      } finally {
        other.close();
      }
    },
  },
  {
    name: 'Ruby: a type and its provider run',
    run: async (visit) => {
      const page = await opened(visit, '#example/custom-type');
      await page.expect(runResult, /Run finished: \d+ changed/);
      await page.click(tab(/^Log/));
      await page.expect(log, 'Feature_flag[');
    },
  },
];
