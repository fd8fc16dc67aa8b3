import { offsetAt } from '../../protocol/project/text-edits.ts';
import { appStore } from '../../store/store.ts';
import { useHierarchyView } from './view-state.ts';

export function showHierarchyAtCursor(): void {
  const { cursor, project } = appStore.getState();
  const text = cursor === undefined ? undefined : project.files[cursor.file];
  if (cursor === undefined || text === undefined) return;
  useHierarchyView.setState({ place: { file: cursor.file, offset: offsetAt(text, cursor.line, cursor.column) } });
}
