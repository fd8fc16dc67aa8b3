import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import { useAppStore } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import type { TourAction, TourStep } from './steps.ts';

interface TourCardProps {
  readonly step: TourStep;
  readonly number: number;
  readonly count: number;
  /** Goes to the previous step. Undefined at the first step. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
  readonly onEnd: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Text and buttons of one step. The card takes the focus, so that screen readers read it and arrow keys work. */
export function TourCard({ step, number, count, onBack, onNext, onEnd, onKeyDown }: TourCardProps) {
  const { title, text } = step;
  const card = useRef<HTMLElement>(null);
  const ids = { title: useId(), text: useId() };
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    // Handles keys that bubble up from the card's buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={card}
      role="dialog"
      aria-labelledby={ids.title}
      aria-describedby={ids.text}
      tabIndex={-1}
      className="tour-card"
      onKeyDown={onKeyDown}
    >
      <div className="tour-head">
        <h2 id={ids.title} className="tour-title">
          {title}
        </h2>
        <IconButton label="End the tour" onPress={onEnd}>
          <X />
        </IconButton>
      </div>
      <p id={ids.text}>{text}</p>
      <StepAction step={step} />
      <div className="tour-foot">
        <span className="tour-count">
          Step {number} of {count}
        </span>
        {onBack === undefined ? null : <Button onPress={onBack}>Back</Button>}
        <Button onPress={onNext}>{number === count ? 'Finish' : 'Next'}</Button>
      </div>
    </section>
  );
}

function StepAction({ step: { action } }: Pick<TourCardProps, 'step'>) {
  const isRunning = useAppStore((state) => state.progress !== undefined);
  // Changes of the project, the machine or the shown run render the card again, because the available action depends on
  // them.
  useAppStore((state) => state.analysis);
  useAppStore((state) => state.shownRun);
  const [state, setState] = useState<
    { readonly kind: 'open' | 'busy' } | { readonly kind: 'done'; readonly result: string }
  >({
    kind: 'open',
  });
  const offered = action?.();
  const perform = async ({ run }: TourAction): Promise<void> => {
    setState({ kind: 'busy' });
    const result = await run();
    setState(result === undefined ? { kind: 'open' } : { kind: 'done', result });
  };
  if (offered === undefined) return null;
  return (
    <div className="tour-action" aria-live="polite">
      {state.kind === 'done' ? (
        <p className="tour-result">{state.result}</p>
      ) : (
        <Button look="primary" isDisabled={isRunning || state.kind === 'busy'} onPress={() => void perform(offered)}>
          {offered.label}
        </Button>
      )}
    </div>
  );
}
