import { expect, it } from 'vitest';
import { ntpProject } from '../../protocol/testing/ntp-fixture.ts';
import { ok, refused } from '../result.ts';
import type { Draft, DraftContent, DraftDatabase } from './draft-database.ts';
import { judgeSave } from './judge-save.ts';
import { noDatabase } from './no-database.ts';
import { withTabDrafts } from './tab-drafts.ts';

function contentOf(text: string): DraftContent {
  return {
    project: { ...ntpProject, name: text, files: { 'manifests/site.pp': text } },
    open: ['manifests/site.pp'],
    active: 'manifests/site.pp',
  };
}

/** A database that stores drafts until `isFull` is set. */
function limitedDatabase() {
  const stored = new Map<string, Draft>();
  const limit = { isFull: false };
  const database: DraftDatabase = {
    ...noDatabase(''),
    list: async () => ({ drafts: [...stored.values()], damaged: [] }),
    read: async (id) => stored.get(id),
    save: async (id, known, { project, open, active }, savedAt) => {
      if (limit.isFull) return refused({ kind: 'full' });
      const decision = judgeSave(stored.get(id), known, () => false);
      if (decision.kind === 'conflict') return refused({ kind: 'conflict' });
      stored.set(id, { id, name: project.name, savedAt, version: decision.version, project, open, active });
      return ok(decision.version);
    },
  };
  return { stored, limit, database };
}

it('without storage, drafts can be listed, opened, removed and restored in this tab', async () => {
  const drafts = withTabDrafts(noDatabase('no storage.'));
  expect(await drafts.save('a', 0, contentOf('first'), 1)).toEqual(
    refused({ kind: 'storage', message: 'no storage.' }),
  );
  await drafts.save('b', 0, contentOf('second'), 2);
  await drafts.save('a', 0, contentOf('first, edited'), 3);
  const names = async () => (await drafts.list()).drafts.map(({ name, isUnsaved }) => [name, isUnsaved]);
  expect(await names()).toEqual([
    ['first, edited', true],
    ['second', true],
  ]);
  expect(await drafts.read('a')).toMatchObject({ version: 0, active: 'manifests/site.pp', isUnsaved: true });
  const removed = await drafts.remove('a');
  expect(await names()).toEqual([['second', true]]);
  await drafts.putBack(removed);
  expect(await names()).toHaveLength(2);
  expect((await drafts.list()).problem).toBe('no storage.');
});

it('a refused draft takes precedence over its stored version, and is saved once there is space', async () => {
  const { stored, limit, database } = limitedDatabase();
  const drafts = withTabDrafts(database);
  await drafts.save('a', 0, contentOf('stored'), 1);
  limit.isFull = true;
  await drafts.save('a', 1, contentOf('refused'), 2);
  expect((await drafts.read('a'))?.name).toBe('refused');
  expect((await drafts.list()).drafts.map(({ name }) => name)).toEqual(['refused']);
  expect([drafts.isUnsaved('a'), drafts.hasUnsaved()]).toEqual([true, true]);
  limit.isFull = false;
  await drafts.save('b', 0, contentOf('other'), 3);
  expect(stored.get('a')).toMatchObject({ name: 'refused', version: 2 });
  expect(drafts.hasUnsaved()).toBe(false);
});

it('a refused draft that is edited is left to the page, which knows its version', async () => {
  const { stored, limit, database } = limitedDatabase();
  const drafts = withTabDrafts(database);
  drafts.edits('a');
  limit.isFull = true;
  await drafts.save('a', 0, contentOf('edited'), 1);
  limit.isFull = false;
  await drafts.save('b', 0, contentOf('renamed'), 2);
  expect([...stored.keys()]).toEqual(['b']);
  expect(await drafts.save('a', 0, contentOf('edited'), 3)).toEqual(ok(1));
});

it('a conflict keeps the copy in this tab until its content becomes another draft', async () => {
  const { stored, limit, database } = limitedDatabase();
  const drafts = withTabDrafts(database);
  await drafts.save('a', 0, contentOf('stored'), 1);
  limit.isFull = true;
  await drafts.save('a', 1, contentOf('mine'), 2);
  limit.isFull = false;
  const other = stored.get('a');
  if (other !== undefined) stored.set('a', { ...other, name: 'of another tab', version: 2 });
  expect(await drafts.save('a', 1, contentOf('mine'), 3)).toEqual(refused({ kind: 'conflict' }));
  expect((await drafts.read('a'))?.name).toBe('mine');
  drafts.forgetUnsaved('a');
  expect((await drafts.read('a'))?.name).toBe('of another tab');
});
