import type { DraftSummary } from '../../../workspace/drafts/draft-database.ts';
import { lessonOfDraft } from '../../../workspace/drafts/lesson-drafts.ts';

interface ArrangedDrafts {
  readonly own: readonly DraftSummary[];
  readonly ofLessons: readonly DraftSummary[];
}

/**
 * Returns the drafts whose names contain all words of the query, in two lists: the user's own drafts, and drafts of
 * lessons. Both lists keep the order of `drafts`.
 */
export function arrangeDrafts(drafts: readonly DraftSummary[], query: string): ArrangedDrafts {
  const words = query.toLowerCase().split(/\s+/);
  const found = drafts.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return {
    own: found.filter(({ id }) => lessonOfDraft(id) === undefined),
    ofLessons: found.filter(({ id }) => lessonOfDraft(id) !== undefined),
  };
}
