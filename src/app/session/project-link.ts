import { lengthOfFiles } from '../../protocol/project/changed-paths.ts';
import type { AppStore } from '../../store/create-store.ts';
import { listOpenFiles } from '../../store/groups/editor-groups.ts';
import { lessonHash, projectHash } from '../../workspace/permalink/permalink.ts';
import { addressOfProject, markEntry } from './history-entries.ts';

/**
 * Maximum length of a project, in characters, whose link is created automatically. Longer projects get a link only on
 * request, because compressing the project for the link takes time.
 */
const LINK_MEASURED = 100_000;

/**
 * Returns the full link to the project, which keeps the query of the current address. Undefined if the project is too
 * large for a link.
 */
export function projectLink(store: AppStore): string | undefined {
  const state = store.getState();
  const hash = projectHash({ project: state.project, open: listOpenFiles(state), active: state.activeFile });
  return hash.ok ? addressOfProject(hash.value) : undefined;
}

export function showLink(store: AppStore): string | undefined {
  const link = projectLink(store);
  const { draftId, lesson } = store.getState();
  // A lesson keeps its own address, which continues its draft. A project that is too large for a link gets an address
  // without a hash, so that the address names no other project.
  markEntry(draftId, lesson === undefined ? (link ?? addressOfProject('')) : addressOfProject(lessonHash(lesson.id)));
  setLength(store, link);
  return link;
}

export function measureSmallLink(store: AppStore): void {
  if (lengthOfFiles(store.getState().project.files) > LINK_MEASURED) store.setState({ linkLength: undefined });
  else setLength(store, projectLink(store));
}

function setLength(store: AppStore, link: string | undefined): void {
  store.setState({ linkLength: link?.length ?? 'too-long' });
}
