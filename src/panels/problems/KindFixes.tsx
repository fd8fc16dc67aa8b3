import { useMemo } from 'react';
import { changesOfFix, changeWithUndo } from '../../store/changes/change-with-undo.ts';
import { listKindFixes, type FixableProblem } from '../../store/changes/kind-fixes.ts';
import { appStore, useActions, useAppStore } from '../../store/store.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { FixLines } from '../shared/problem/FixLines.tsx';
import { VirtualList } from '../shared/list/VirtualList.tsx';
import { placeText } from './problem-text.ts';

const renderFix = (problem: FixableProblem) => <PreviewedFix problem={problem} />;

export function KindFixes({ code }: { readonly code: string }) {
  const state = useAppStore((each) => each);
  const fixes = useMemo(() => listKindFixes(state, code), [state, code]);
  const { previewFixes } = useActions();
  const summary = summarize(fixes);
  return (
    <div className="list">
      <div className="kind-fixes-head">
        <span className="kind-fixes-title">{summary}</span>
        <Button onPress={() => previewFixes(undefined)}>Cancel</Button>
        <Button
          look="primary"
          isDisabled={fixes.length === 0}
          onPress={() => {
            applyAll(fixes, summary);
            previewFixes(undefined);
          }}
        >
          Fix all
        </Button>
      </div>
      <VirtualList label="Fixes" role="list" items={fixes} rowHeight={72} renderRow={renderFix} />
    </div>
  );
}

function summarize(fixes: readonly FixableProblem[]): string {
  if (fixes.length === 0) return 'No fixes for the current code.';
  const files = new Set(fixes.map(({ place }) => place.file)).size;
  return `${fixes.length} ${fixes.length === 1 ? 'fix' : 'fixes'} in ${files} ${files === 1 ? 'file' : 'files'}`;
}

function applyAll(fixes: readonly FixableProblem[], summary: string): void {
  const edits = fixes.flatMap(({ fix }) => fix.edits);
  const undo = changeWithUndo(appStore, changesOfFix(appStore.getState().project.files, { title: '', edits }));
  showToast({ message: `${summary}: done`, action: undoAction(undo) });
}

function PreviewedFix({ problem: { fix, place, message } }: { readonly problem: FixableProblem }) {
  const { revealPlace } = useActions();
  return (
    <div className="kind-fixes-row">
      <button type="button" className="problem-button" onClick={() => revealPlace(place)}>
        <span className="problem-text">{message}</span>
        <span className="problem-place">{placeText(place)}</span>
      </button>
      <FixLines fix={fix} isOld={false} />
    </div>
  );
}
