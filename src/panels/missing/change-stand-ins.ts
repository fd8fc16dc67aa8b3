import type { MissingThing } from '../../protocol/missing.ts';
import { hasStandIn, withoutStandIns, withStandIns } from '../../protocol/project/stand-ins.ts';
import { changeWithUndo } from '../../store/changes/change-with-undo.ts';
import { appStore } from '../../store/store.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { countText } from '../../protocol/count-text.ts';

/** Writes a stand-in for each entry that has none, and offers to undo this. */
export function writeStandIns(things: readonly MissingThing[]): void {
  const { files } = appStore.getState().project;
  const entries = things.flatMap(({ standIn }) =>
    standIn === undefined || hasStandIn(files, standIn) ? [] : [standIn],
  );
  const changed = withStandIns(files, entries);
  const texts = Object.fromEntries(Object.entries(changed).filter(([path, text]) => files[path] !== text));
  change(texts, `Wrote ${countText(entries.length, 'stand-in')}`);
}

export function removeStandIns(): void {
  const texts = withoutStandIns(appStore.getState().project.files);
  const count = Object.values(texts).filter((text) => text === undefined).length;
  change(texts, `Removed ${countText(count, 'stand-in file')}`);
}

function change(texts: Readonly<Record<string, string | undefined>>, message: string): void {
  if (Object.keys(texts).length === 0) return;
  const undo = changeWithUndo(appStore, { texts });
  showToast({ message, action: undoAction(undo) });
}
