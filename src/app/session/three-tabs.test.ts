/**
 * Tests random sequences of events in three tabs that show one project: edits, pauses, closed and killed tabs, failing
 * storage, lost messages between tabs. Every edit that was reported as saved must be in a draft that can be opened. For
 * more sequences: `SEQUENCES=100000`.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAppStore } from '../../store/create-store.ts';
import { fixtureEngine } from '../../store/testing/fixture-engine.ts';
import type { Draft, DraftDatabase } from '../../workspace/drafts/draft-database.ts';
import { isSame } from '../../workspace/drafts/earlier-states.ts';
import { judgeSave } from '../../workspace/drafts/judge-save.ts';
import { noDatabase } from '../../workspace/drafts/no-database.ts';
import { ok, refused } from '../../workspace/result.ts';
import { startAutosave, type Autosave } from './autosave.ts';
import { putProject } from './put-project.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { takeUnsaved } from './unsaved-copy.ts';

const PATH = 'manifests/site.pp';

interface Tab {
  readonly store: ReturnType<typeof createAppStore>;
  readonly autosave: Autosave;
  readonly listeners: Map<string, () => void>;
  isAlive: boolean;
}

type Step =
  | { readonly kind: 'edit' | 'close' | 'kill' | 'open'; readonly tab: number }
  | { readonly kind: 'pause'; readonly milliseconds: number }
  | { readonly kind: 'refuse'; readonly saves: number }
  | { readonly kind: 'deaf'; readonly isDeaf: boolean };

const tabNumber = fc.integer({ min: 0, max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('edit' as const), tab: tabNumber }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('pause' as const), milliseconds: fc.integer({ min: 1, max: 1500 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('close' as const, 'kill' as const), tab: tabNumber }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('open' as const), tab: tabNumber }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse' as const), saves: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deaf' as const), isDeaf: fc.boolean() }) },
);

/** A simulated browser with one store of drafts and up to three tabs. */
function browser(latency: () => number) {
  const stored = new Map<string, Draft>();
  const tabs: (Tab | undefined)[] = [undefined, undefined, undefined];
  const saidSaved = new Set<string>();
  let refusals = 0;
  let isDeaf = false;
  let edits = 0;

  /**
   * Database of one tab. The databases of all tabs store drafts in `stored`. Saves of a tab that has ended never
   * finish.
   */
  const databaseOf = (isAlive: () => boolean): DraftDatabase => ({
    ...noDatabase('not used here'),
    read: async (id) => stored.get(id),
    save: async (id, knownVersion, { project, open, active }, savedAt) => {
      await new Promise((resolve) => setTimeout(resolve, latency()));
      if (!isAlive()) return new Promise(() => {});
      if (refusals > 0) {
        refusals -= 1;
        return refused({ kind: 'full' });
      }
      const decision = judgeSave(stored.get(id), knownVersion, () => {
        const before = stored.get(id);
        return before !== undefined && isSame(before.project, project);
      });
      if (decision.kind === 'conflict') return refused({ kind: 'conflict' });
      const { version } = decision;
      if (decision.kind === 'write')
        stored.set(id, { id, name: project.name, savedAt, version, project, open, active });
      await new Promise((resolve) => setTimeout(resolve, latency()));
      return isAlive() ? ok(version) : new Promise(() => {});
    },
  });

  const textOf = ({ store }: Tab): string => store.getState().project.files[PATH] ?? '';
  const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

  async function open(index: number): Promise<void> {
    if (tabs[index] !== undefined) return;
    const listeners = new Map<string, () => void>();
    const listen = (type: string, listener: () => void) => void listeners.set(type, listener);
    vi.stubGlobal('addEventListener', listen);
    vi.stubGlobal('document', { addEventListener: listen, visibilityState: 'visible' });
    const database = databaseOf(() => tab.isAlive);
    const store = createAppStore(fixtureEngine());
    const autosave = startAutosave(store, database, {
      keeps: true,
      onSaved: (id) => notifyOthers(tab, id),
      onFork: () => {},
      onRefused: () => {},
    });
    const tab: Tab = { store, autosave, listeners, isAlive: true };
    tabs[index] = tab;
    const taken = takeUnsaved(database);
    // Moving all copies into drafts takes less time than this, even with the slowest storage.
    await vi.advanceTimersByTimeAsync(60_000);
    await taken;
    const draft = [...stored.values()].sort((a, b) => b.savedAt - a.savedAt)[0];
    const project = draft?.project ?? { ...store.getState().project, files: { [PATH]: '' } };
    store.getState().actions.openProject(project, draft?.id ?? crypto.randomUUID(), { open: [], active: undefined });
    autosave.startFrom(draft?.version ?? 0);
    store.subscribe(
      (state) => state.draft,
      ({ kind }) => {
        if (kind === 'saved' || kind === 'forked') for (const word of wordsOf(textOf(tab))) saidSaved.add(word);
      },
    );
  }

  function notifyOthers(from: Tab, id: string): void {
    if (isDeaf) return;
    for (const tab of tabs) {
      const draft = stored.get(id);
      if (tab === undefined || tab === from || draft === undefined || tab.store.getState().draftId !== id) continue;
      tab.autosave.adopt(draft.version, () => putProject(tab.store, draft.project));
    }
  }

  async function take(next: Step): Promise<void> {
    if (next.kind === 'pause') return void (await vi.advanceTimersByTimeAsync(next.milliseconds));
    if (next.kind === 'refuse') return void (refusals = next.saves);
    if (next.kind === 'deaf') return void (isDeaf = next.isDeaf);
    if (next.kind === 'open') return open(next.tab);
    const tab = tabs[next.tab];
    if (tab === undefined) return;
    if (next.kind === 'edit') {
      edits += 1;
      tab.store.getState().actions.changeFiles({ [PATH]: `${textOf(tab)} edit${edits}` });
      return;
    }
    if (next.kind === 'close') tab.listeners.get('pagehide')?.();
    tab.isAlive = false;
    tabs[next.tab] = undefined;
  }

  /** Returns edits that were reported as saved but are in no draft. */
  function lost(): readonly string[] {
    const kept = new Set([...stored.values()].flatMap(({ project }) => wordsOf(project.files[PATH] ?? '')));
    return [...saidSaved].filter((word) => !kept.has(word));
  }

  return { take, lost, saidSaved };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('no edit that was reported as saved is lost', async () => {
  let sequences = 0;
  let said = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 30 }),
      fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 8 }),
      async (steps, latencies) => {
        sequences += 1;
        let turn = 0;
        vi.stubGlobal('localStorage', memoryStorage());
        const { take, lost, saidSaved } = browser(() => latencies[(turn += 1) % latencies.length] ?? 0);
        await take({ kind: 'open', tab: 0 });
        for (const next of steps) {
          await take(next);
          expect(lost()).toEqual([]);
        }
        await take({ kind: 'pause', milliseconds: 3000 });
        expect(lost()).toEqual([]);
        said += saidSaved.size;
      },
    ),
    { numRuns: 1000 },
  );
  expect(said).toBeGreaterThan(sequences / 2);
}, 120_000);
