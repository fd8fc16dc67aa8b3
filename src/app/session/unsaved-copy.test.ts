import { beforeEach, expect, it, vi } from 'vitest';
import { ntpProject } from '../../protocol/testing/ntp-fixture.ts';
import type { Draft, DraftDatabase } from '../../workspace/drafts/draft-database.ts';
import { judgeSave } from '../../workspace/drafts/judge-save.ts';
import { noDatabase } from '../../workspace/drafts/no-database.ts';
import { ok, refused } from '../../workspace/result.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { keepUnsaved, takeUnsaved } from './unsaved-copy.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  return () => vi.unstubAllGlobals();
});

function draftOf(text: string, version: number): Draft {
  const project = { ...ntpProject, files: { 'manifests/site.pp': text } };
  return { id: 'draft-1', name: project.name, savedAt: 1, version, project, open: [], active: undefined };
}

function databaseWith(draft: Draft): { readonly stored: Map<string, Draft>; readonly database: DraftDatabase } {
  const stored = new Map([[draft.id, draft]]);
  const database: DraftDatabase = {
    ...noDatabase(''),
    read: async (id) => stored.get(id),
    save: async (id, known, content, savedAt) => {
      const decision = judgeSave(stored.get(id), known, () => false);
      if (decision.kind === 'conflict') return refused({ kind: 'conflict' });
      stored.set(id, { id, name: content.project.name, savedAt, version: decision.version, ...content });
      return ok(decision.version);
    },
  };
  return { stored, database };
}

it('a copy of unsaved edits becomes the next version of its draft', async () => {
  const { stored, database } = databaseWith(draftOf('old', 1));
  keepUnsaved(draftOf('edited', 1), 'page');
  await takeUnsaved(database);
  expect([...stored.values()].map(({ version, project }) => [version, project.files['manifests/site.pp']])).toEqual([
    [2, 'edited'],
  ]);
});

it('a copy of a draft that changed since becomes a separate project, once', async () => {
  const { stored, database } = databaseWith(draftOf('of another tab', 2));
  keepUnsaved(draftOf('edited', 1), 'page');
  await takeUnsaved(database);
  await takeUnsaved(database);
  expect([...stored.values()].map(({ project }) => [project.name, project.files['manifests/site.pp']])).toEqual([
    [ntpProject.name, 'of another tab'],
    [`${ntpProject.name} (recovered)`, 'edited'],
  ]);
});
