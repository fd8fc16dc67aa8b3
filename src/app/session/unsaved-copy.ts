/**
 * What a page that goes away had not written yet. The browser may end a page before its IndexedDB transaction; local storage is
 * written at once. The next page takes the copies into the drafts.
 */
import { isDraft } from '../../workspace/drafts/check-draft.ts';
import type { Draft, DraftDatabase } from '../../workspace/drafts/draft-database.ts';

const PREFIX = 'bunraku.unsaved.';
/** Characters; local storage takes some five million, for the whole origin. */
const LARGEST = 2_000_000;

/** Where the copy of a draft is kept that one page made: two pages may show the same draft. */
function keyOf(draftId: string, page: string): string {
  return `${PREFIX}${draftId} ${page}`;
}

/** Keeps a draft's content with the version that it builds on; what is too large or refused is left to IndexedDB. */
export function keepUnsaved(draft: Draft, page: string): void {
  try {
    const text = JSON.stringify(draft);
    if (text.length <= LARGEST) localStorage.setItem(keyOf(draft.id, page), text);
  } catch {
    // Full, or switched off.
  }
}

/** Forgets the copy that a page made of a draft. */
export function forgetUnsaved(draftId: string, page: string): void {
  forget(keyOf(draftId, page));
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Switched off: there is nothing to forget.
  }
}

interface UnsavedCopy {
  readonly key: string;
  readonly draft: Draft;
}

function unsavedCopies(): readonly UnsavedCopy[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        const draft: unknown = parse(localStorage.getItem(key));
        return isDraft(draft) ? [{ key, draft }] : [];
      });
  } catch {
    return [];
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes the copies that earlier pages left; one whose draft went on meanwhile becomes a draft of its own. */
export async function takeUnsaved(database: DraftDatabase): Promise<void> {
  for (const { key, draft } of unsavedCopies()) {
    const { id, version, savedAt, project, open, active } = draft;
    const stored = await database.read(id);
    if (JSON.stringify(stored?.project) !== JSON.stringify(project)) {
      const saved = await database.save(id, version, { project, open, active }, savedAt);
      if (!saved.ok && saved.problem.kind === 'conflict') {
        const recovered = { ...project, name: `${project.name} (recovered)` };
        await database.save(crypto.randomUUID(), 0, { project: recovered, open, active }, savedAt);
      } else if (!saved.ok) continue;
    }
    forget(key);
  }
}
