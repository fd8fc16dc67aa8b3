import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { useActions } from '../../store/store.ts';
import { NARROW } from '../../ui/narrow.ts';
import { useCommands } from '../commands.ts';
import { useMedia } from '../use-media.ts';
import { tourSteps, type TourStep } from './steps.ts';
import { TourCard } from './TourCard.tsx';
import { useRect, useTarget } from './use-target.ts';
import './tour.css';

/**
 * Tour of the page, in a card that is not modal, so that the page stays usable. Escape ends the tour, and arrow keys
 * change steps. At the end, the focus returns to the control that started the tour. Without such a control, it moves to
 * Apply.
 */
export function Tour({ onEnd }: { readonly onEnd: () => void }) {
  const [index, setIndex] = useState(0);
  const { showView } = useCommands();
  const { showNarrowPane } = useActions();
  const step = tourSteps[index];
  useFocusReturn();
  useEffect(() => {
    if (step === undefined) return;
    if (step.view !== undefined) showView(step.view);
    showNarrowPane(step.pane);
  }, [step, showView, showNarrowPane]);
  if (step === undefined) return null;
  const go = (to: number): void => {
    if (to >= tourSteps.length) onEnd();
    else setIndex(Math.max(0, to));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key !== 'Escape' && key !== 'ArrowRight' && key !== 'ArrowLeft') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') onEnd();
    else go(index + (key === 'ArrowRight' ? 1 : -1));
  };
  return (
    <PlacedCard key={step.id} step={step}>
      <TourCard
        step={step}
        number={index + 1}
        count={tourSteps.length}
        onBack={index === 0 ? undefined : () => go(index - 1)}
        onNext={() => go(index + 1)}
        onEnd={onEnd}
        onKeyDown={onKeyDown}
      />
    </PlacedCard>
  );
}

/**
 * Places the card beside the control of its step, or at an edge of the page if there is no such control or the page is
 * narrow.
 */
function PlacedCard({
  step: { target, placement },
  children,
}: {
  readonly step: TourStep;
  readonly children: React.ReactNode;
}) {
  const element = useTarget(target);
  const rect = useRect(element);
  const isNarrow = useMedia(NARROW);
  const triggerRef = useMemo(() => ({ current: element ?? null }), [element]);
  return (
    <>
      {rect === undefined ? null : (
        <div
          className="tour-ring"
          aria-hidden
          style={{ left: rect.left, top: rect.top, width: rect.width, height: rect.height }}
        />
      )}
      {isNarrow || element === undefined ? (
        <div className={isLow(rect) ? 'tour-fixed tour-fixed-top' : 'tour-fixed'}>{children}</div>
      ) : (
        // Only the tour closes the card: a press outside and Escape do not close this popover.
        <Popover className="tour-popover" triggerRef={triggerRef} placement={placement} offset={10} isOpen isNonModal>
          {children}
        </Popover>
      )}
    </>
  );
}

/** Returns whether the control is in the lower half of the window, where the tour's card would cover it. */
function isLow(rect: DOMRect | undefined): boolean {
  return rect !== undefined && rect.top > window.innerHeight / 2;
}

function useFocusReturn(): void {
  const started = useRef<Element | null>(null);
  useEffect(() => {
    started.current = document.activeElement;
    return () => {
      const from = started.current;
      const apply = document.querySelector<HTMLElement>("[data-tour='apply'] button");
      const to = from instanceof HTMLElement && from.isConnected && from !== document.body ? from : apply;
      to?.focus();
    };
  }, []);
}
