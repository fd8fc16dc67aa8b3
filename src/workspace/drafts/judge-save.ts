import type { Project } from '../../protocol/project.ts';
import { isDraft } from './check-draft.ts';
import type { Draft } from './draft-database.ts';
import { isSame } from './earlier-states.ts';

/** What a save does, judged within its transaction. */
export type SaveDecision =
  | { readonly kind: 'write'; readonly version: number; readonly before: Draft | undefined }
  /** Another tab wrote this very project: there is nothing to write. */
  | { readonly kind: 'same'; readonly version: number }
  | { readonly kind: 'conflict' };

/**
 * Whether a project may be written over what the store has. A draft that is gone (deleted in another tab, or with the whole store) is
 * written again: the tab that still shows it has its only copy.
 */
export function judgeSave(stored: unknown, knownVersion: number, project: Project): SaveDecision {
  if (stored === undefined) return { kind: 'write', version: knownVersion + 1, before: undefined };
  if (!isDraft(stored)) return { kind: 'conflict' };
  if (stored.version === knownVersion) return { kind: 'write', version: knownVersion + 1, before: stored };
  return isSame(stored.project, project) ? { kind: 'same', version: stored.version } : { kind: 'conflict' };
}
