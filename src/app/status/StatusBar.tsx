import { useRef } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import { useShallow } from 'zustand/react/shallow';
import { useStore } from 'zustand';
import { activeEditor } from '../../editor/active-editor.ts';
import { TOGGLE_TAB, tabLeaves } from '../../editor/tab-leaves.ts';
import { Bell, CircleX, TriangleAlert } from 'lucide-react';
import type { WorkerState } from '../../store/state/run-state.ts';
import { selectProblemCounts } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { LONG_LINK } from '../../workspace/share-text.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { WithTooltip } from '../../ui/overlays/Tooltip.tsx';
import { useCommands } from '../commands.ts';
import { draftText } from './draft-text.ts';
import { useLasting } from '../layout/use-lasting.ts';
import { runShare, SHOWN_AFTER, workName } from '../layout/shown-work.ts';
import { OfflineStatus } from './OfflineStatus.tsx';
import { NodeSwitch } from './NodeSwitch.tsx';
import { ReleaseSwitch } from './ReleaseSwitch.tsx';
import './status-bar.css';

const busyTexts = { analysis: 'Reading', run: 'Applying', machine: 'Describing the machine' } as const;

function workerText(worker: WorkerState): string {
  switch (worker.kind) {
    case 'starting':
      return 'Engine starting';
    case 'idle':
    case 'stopped':
      return 'Engine ready';
    case 'busy':
      return busyTexts[worker.task];
    case 'loading':
      return `Loading Ruby ${Math.round(worker.share * 100)} %`;
    case 'restarted':
      return 'Engine restarted';
    case 'failed':
      return 'Engine failed';
  }
}

function WorkerStatus() {
  const worker = useAppStore((state) => state.worker);
  const timings = useAppStore((state) => state.analysis?.timings);
  const name = useAppStore(workName);
  const share = useAppStore((state) => runShare(state.progress));
  const lasting = useLasting(name !== undefined && name !== 'Starting the engine', SHOWN_AFTER);
  const { cancelRun } = useActions();
  const title = 'message' in worker ? worker.message : undefined;
  const total = Object.values(timings ?? {}).reduce((sum, time) => sum + time, 0);
  const detail = Object.entries(timings ?? {})
    .map(([stage, time]) => `${stage} ${time.toFixed(1)} ms`)
    .join(', ');
  return (
    <>
      <span className={`status-worker status-worker-${worker.kind}`} title={title}>
        {workerText(worker)}
        {lasting && share !== undefined && worker.kind === 'busy' ? ` ${Math.round(share * 100)} %` : ''}
      </span>
      {lasting ? (
        <button type="button" className="status-button" onClick={() => void cancelRun()}>
          Stop
        </button>
      ) : null}
      {timings === undefined ? null : (
        <span className="status-wide" title={detail}>{`${total < 10 ? total.toFixed(1) : Math.round(total)} ms`}</span>
      )}
    </>
  );
}

/** Shown while the Tab key leaves the editor, after Escape or Ctrl+M. Pressing this button makes Tab indent again. */
function TabStatus() {
  const leaves = useStore(tabLeaves);
  if (!leaves) return null;
  return (
    <button
      type="button"
      className="status-button"
      title="Press to make Tab indent again, or press Ctrl+M in the editor"
      onClick={() => activeEditor()?.run(TOGGLE_TAB)}
    >
      Tab leaves the editor
    </button>
  );
}

function AloneStatus() {
  const isAlone = useAppStore((state) => state.isEditorAlone);
  const { showEditorAlone } = useActions();
  if (!isAlone) return null;
  return (
    <button type="button" className="status-button" onClick={() => showEditorAlone(false)}>
      Show all panes
    </button>
  );
}

function DraftStatus() {
  const draft = useAppStore((state) => state.draft);
  return <span className={draft.kind === 'failed' ? 'status-failed' : ''}>{draftText(draft)}</span>;
}

function LinkStatus() {
  const linkLength = useAppStore((state) => state.linkLength);
  if (linkLength === undefined) return null;
  if (linkLength === 'too-long') return <span className="status-wide status-long">Too long for a link</span>;
  return (
    <span className={linkLength > LONG_LINK ? 'status-wide status-long' : 'status-wide'}>
      {`Link: ${linkLength.toLocaleString('en')} characters`}
    </span>
  );
}

export function StatusBar() {
  const problems = useAppStore(useShallow(selectProblemCounts));
  const { showBottomTab } = useActions();
  const ref = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark({ role: 'contentinfo', 'aria-label': 'Status' }, ref);
  const { show } = useCommands();
  return (
    <footer ref={ref} {...landmarkProps} className="status">
      <button type="button" className="status-problems" onClick={() => showBottomTab('problems')}>
        <CircleX aria-hidden />
        {problems.error}
        <span className="visually-hidden">errors,</span>
        <TriangleAlert aria-hidden />
        {problems.warning}
        <span className="visually-hidden">warnings</span>
      </button>
      <NodeSwitch />
      <WorkerStatus />
      <AloneStatus />
      <TabStatus />
      <span className="status-space" />
      <DraftStatus />
      <LinkStatus />
      <OfflineStatus />
      <ReleaseSwitch />
      <WithTooltip text="Notices">
        <Button look="quiet" className="status-notices" aria-label="Notices" onPress={() => show('notices')}>
          <Bell aria-hidden />
        </Button>
      </WithTooltip>
    </footer>
  );
}
