import { lengthOfFiles } from '../../protocol/project/changed-paths.ts';
import type { AppStore } from '../../store/create-store.ts';
import { listOpenFiles } from '../../store/groups/editor-groups.ts';
import { lessonHash, projectHash } from '../../workspace/permalink/permalink.ts';
import { addressOfProject, markEntry } from './history-entries.ts';

/**
 * Maximum size of a project, in characters, for which the link is created automatically. Creating a link takes time,
 * because the project is compressed.
 */
const LINK_MEASURED = 100_000;

/**
 * Returns the project's full link, with the view options of the address. Returns undefined if the project is too large
 * for a link.
 */
export function projectLink(store: AppStore): string | undefined {
  const state = store.getState();
  const hash = projectHash({ project: state.project, open: listOpenFiles(state), active: state.activeFile });
  return hash.ok ? addressOfProject(hash.value) : undefined;
}

export function showLink(store: AppStore): string | undefined {
  const link = projectLink(store);
  const { draftId, lesson } = store.getState();
  // A lesson keeps its own address, which continues its draft. If the project is too large for a link, the address
  // becomes empty, so that it does not name a different project.
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
