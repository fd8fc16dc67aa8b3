import { useActions, useAppStore } from '../../store/store.ts';
import { Scrubber } from './Scrubber.tsx';
import './replay.css';

export interface ReplayBarProps {
  /** Whether it stays away until a replay has begun. */
  readonly onlyInReplay: boolean;
}

/** Steps through the last run, or plays it; whichever view stands above follows. */
export function ReplayBar({ onlyInReplay }: ReplayBarProps) {
  const report = useAppStore((state) => (state.progress === undefined ? state.report : undefined));
  const step = useAppStore((state) => state.step);
  const { showStep } = useActions();
  if (report === undefined || report.resources.length === 0 || (onlyInReplay && step === undefined)) return null;
  if (report.journal.length === 0) {
    if (onlyInReplay) return null;
    return <p className="replay-empty">The run changed nothing on the machine: there is nothing to step through.</p>;
  }
  return <Scrubber key={report.revision} journal={report.journal} step={step} onStep={showStep} />;
}
