import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { JournalStepView } from '../../protocol/run.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { Menu, MenuChoice, MenuItem } from '../../ui/overlays/Menu.tsx';
import { countText } from '../../protocol/count-text.ts';
import { usePlayback } from './use-playback.ts';

interface ScrubberProps {
  readonly journal: readonly JournalStepView[];
  /** The shown step of the run. Undefined shows the end of the run. */
  readonly step: number | undefined;
  readonly onStep: (step: number | undefined) => void;
}

const speeds = [0.5, 1, 2, 4];

export function Scrubber({ journal, step, onStep }: ScrubberProps) {
  const end = journal.length;
  const { isPlaying, speed, toggle, stop, setSpeed } = usePlayback(step, end, onStep);
  const go = (to: number | undefined): void => {
    stop();
    onStep(to);
  };
  const at = step ?? end;
  const label =
    step === undefined
      ? `End, ${countText(end, 'step')}`
      : step === 0
        ? 'Before the run'
        : (journal[step - 1]?.label ?? '');
  return (
    <div className="scrubber" data-tour="steps" role="group" aria-label="Steps of the run">
      <div className="scrubber-buttons">
        <IconButton label="First step" isDisabled={at === 0} onPress={() => go(0)}>
          <ChevronFirst />
        </IconButton>
        <IconButton label="Previous step" isDisabled={at === 0} onPress={() => go(step === undefined ? end : step - 1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton label={isPlaying ? 'Pause' : 'Play the run'} onPress={toggle}>
          {isPlaying ? <Pause /> : <Play />}
        </IconButton>
        <IconButton
          label="Next step"
          isDisabled={step === undefined || step >= end}
          onPress={() => go(Math.min(end, at + 1))}
        >
          <ChevronRight />
        </IconButton>
        <IconButton label="Last step" isDisabled={step === undefined} onPress={() => go(undefined)}>
          <ChevronLast />
        </IconButton>
        <Menu
          label="Speed of the replay"
          trigger={
            <Button look="quiet" className="scrubber-speed" aria-label={`Speed: ${speed}×`}>
              {speed}×
            </Button>
          }
        >
          <MenuChoice title="Speed" selected={String(speed)} onChoose={(id) => setSpeed(Number(id))}>
            {speeds.map((each) => (
              <MenuItem key={each} id={String(each)} text={`${each}×`} />
            ))}
          </MenuChoice>
        </Menu>
      </div>
      <Slider
        className="scrubber-slider"
        aria-label="Step of the run"
        minValue={0}
        maxValue={end}
        value={at}
        onChange={(value) => go(typeof value === 'number' ? value : value[0])}
      >
        <SliderTrack className="scrubber-track">
          <div className="scrubber-line" />
          <div className="scrubber-done" style={{ width: `${(100 * at) / end}%` }} />
          <SliderThumb className="scrubber-thumb" />
        </SliderTrack>
      </Slider>
      <output className="scrubber-label" aria-live="polite">
        <span className="scrubber-count">
          {at.toLocaleString('en')} / {end.toLocaleString('en')}
        </span>
        <span className="scrubber-text">{label}</span>
      </output>
    </div>
  );
}
