import { selectShownRun } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Scrubber } from './Scrubber.tsx';
import './replay.css';

export interface ReplayBarProps {
  readonly onlyInReplay: boolean;
}

export function ReplayBar({ onlyInReplay }: ReplayBarProps) {
  const record = useAppStore((state) => (state.progress === undefined ? selectShownRun(state) : undefined));
  const step = useAppStore((state) => state.step);
  const { showStep } = useActions();
  const run = record?.run;
  if (run === undefined || run.resources.length === 0 || (onlyInReplay && step === undefined)) return null;
  if (run.journal.length === 0) {
    if (onlyInReplay || record?.origin === 'opened') return null;
    if (record?.isShortened === true)
      return (
        <p className="replay-empty">
          The steps of this run are no longer stored. Apply again to see the steps of a new run.
        </p>
      );
    return <p className="replay-empty">The run changed nothing on the machine, so there are no steps.</p>;
  }
  return <Scrubber key={record?.id} journal={run.journal} step={step} onStep={showStep} />;
}
