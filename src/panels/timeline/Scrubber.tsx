import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { JournalStepView } from '../../protocol/run.ts';
import { IconButton } from '../../ui/Button.tsx';
import { countText } from '../shared/names.ts';

export interface ScrubberProps {
  readonly journal: readonly JournalStepView[];
  /** Undefined is the end, with no step singled out. */
  readonly step: number | undefined;
  readonly onStep: (step: number | undefined) => void;
}

/** Goes through a run's steps: the machine, the graph and the log follow. */
export function Scrubber({ journal, step, onStep }: ScrubberProps) {
  const end = journal.length;
  if (end === 0)
    return <p className="scrubber-empty">The run changed nothing on the machine: there is nothing to step through.</p>;
  const at = step ?? end;
  const label =
    step === undefined
      ? `End, ${countText(end, 'step')}`
      : step === 0
        ? 'Before the run'
        : (journal[step - 1]?.label ?? '');
  return (
    <div className="scrubber" role="group" aria-label="Steps of the run">
      <div className="scrubber-buttons">
        <IconButton label="First step" isDisabled={at === 0} onPress={() => onStep(0)}>
          <ChevronFirst />
        </IconButton>
        <IconButton
          label="Previous step"
          isDisabled={at === 0}
          onPress={() => onStep(step === undefined ? end : step - 1)}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          label="Next step"
          isDisabled={step === undefined || step >= end}
          onPress={() => onStep(Math.min(end, at + 1))}
        >
          <ChevronRight />
        </IconButton>
        <IconButton label="Last step" isDisabled={step === undefined} onPress={() => onStep(undefined)}>
          <ChevronLast />
        </IconButton>
      </div>
      <Slider
        className="scrubber-slider"
        aria-label="Step of the run"
        minValue={0}
        maxValue={end}
        value={at}
        onChange={(value) => onStep(typeof value === 'number' ? value : value[0])}
      >
        <SliderTrack className="scrubber-track">
          <div className="scrubber-line" />
          <div className="scrubber-done" style={{ width: `${(100 * at) / end}%` }} />
          <SliderThumb className="scrubber-thumb" />
        </SliderTrack>
      </Slider>
      <output className="scrubber-label" aria-live="polite">
        <span className="scrubber-count">
          {at} / {end}
        </span>
        <span className="scrubber-text">{label}</span>
      </output>
    </div>
  );
}
