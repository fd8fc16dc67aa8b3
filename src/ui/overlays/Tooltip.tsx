import { useState, type ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { Kbd } from '../controls/Kbd.tsx';
import { lastInput } from '../focus/last-input.ts';
import { findOverlayLayer } from './overlay-layer.ts';
import './tooltip.css';

/** Pixels between a button and its tooltip. */
const GAP = 6;
/**
 * Milliseconds in which the pointer can move across the gap to the tooltip, which stays open while the pointer is on it
 * (WCAG 1.4.13).
 */
const CLOSE_DELAY = 120;

interface WithTooltipProps {
  readonly text: string;
  readonly shortcut?: string;
  readonly children: ReactElement;
}

/**
 * Adds a tooltip to a `Button`, or to any other element that react-aria can press. A button that gets the focus back
 * after Escape or Enter closed a dialog or menu shows no tooltip, because the user did not move to the button.
 */
export function WithTooltip({ text, shortcut, children }: WithTooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const layer = isOpen ? findOverlayLayer() : undefined;
  return (
    <TooltipTrigger
      delay={500}
      closeDelay={CLOSE_DELAY}
      isOpen={isOpen}
      onOpenChange={(open) => setOpen(open && lastInput() !== 'other key')}
    >
      {children}
      <Tooltip
        className="tooltip"
        offset={GAP}
        {...(layer === undefined ? {} : { UNSTABLE_portalContainer: layer })}
        // A press closes the tooltip, so that the next press reaches the control under it.
        onPointerDown={() => setOpen(false)}
      >
        {text}
        {shortcut === undefined ? null : <Kbd keys={shortcut} />}
      </Tooltip>
    </TooltipTrigger>
  );
}
