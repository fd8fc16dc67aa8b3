/**
 * Copies unsaved edits of a page that is being closed to local storage, which is synchronous: the page may end before a
 * transaction of IndexedDB does. The next page moves these copies into drafts.
 */
import { isDraft } from '../../workspace/drafts/check-draft.ts';
import type { Draft, DraftDatabase } from '../../workspace/drafts/draft-database.ts';
import { withReadRelease, withStoredRelease } from '../../workspace/stored-release.ts';

const PREFIX = 'bunraku.unsaved.';
/** Maximum length of a copy in characters; local storage holds about five million for the whole origin. */
const LARGEST = 2_000_000;

/** Key of a page's copy of a draft. It includes the page's id, because two pages may show the same draft. */
function keyOf(draftId: string, page: string): string {
  return `${PREFIX}${draftId} ${page}`;
}

/**
 * Stores the content of a draft, with the version that it is based on. Does nothing if the content is too large or the
 * browser rejects it.
 */
export function keepUnsaved(draft: Draft, page: string): void {
  try {
    const text = JSON.stringify({ ...draft, project: withStoredRelease(draft.project) });
    if (text.length <= LARGEST) localStorage.setItem(keyOf(draft.id, page), text);
  } catch {
    // The storage is full or switched off. The copy is then not stored.
  }
}

export function forgetUnsaved(draftId: string, page: string): void {
  forget(keyOf(draftId, page));
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage, no copies exist that could be removed.
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
        return isDraft(draft) ? [{ key, draft: { ...draft, project: withReadRelease(draft.project) } }] : [];
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

/**
 * Moves the copies of earlier pages into their drafts. If a draft has changed in the meantime, its copy becomes a
 * separate draft.
 */
export async function takeUnsaved(database: DraftDatabase): Promise<void> {
  for (const { key, draft } of unsavedCopies()) {
    const { id, version, savedAt, name, ...content } = draft;
    const { project } = content;
    const stored = await database.read(id);
    if (JSON.stringify(stored?.project) !== JSON.stringify(project)) {
      const saved = await database.save(id, version, content, savedAt);
      if (!saved.ok && saved.problem.kind === 'conflict') {
        const recovered = { ...project, name: `${name} (recovered)` };
        await database.save(crypto.randomUUID(), 0, { ...content, project: recovered }, savedAt);
      } else if (!saved.ok) continue;
    }
    forget(key);
  }
}
