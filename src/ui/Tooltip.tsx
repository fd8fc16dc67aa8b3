import { useState, type ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { Kbd } from './Kbd.tsx';
import { lastInput } from './last-input.ts';
import './tooltip.css';

export interface WithTooltipProps {
  readonly text: string;
  readonly shortcut?: string;
  readonly children: ReactElement;
}

/**
 * Puts a tooltip on a button of this folder (anything that react-aria can press). A button that gets the focus back when a dialog or menu
 * is closed with Escape or Enter shows none: the user did not go there.
 */
export function WithTooltip({ text, shortcut, children }: WithTooltipProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TooltipTrigger
      delay={500}
      closeDelay={0}
      isOpen={isOpen}
      onOpenChange={(open) => setOpen(open && lastInput() !== 'other key')}
    >
      {children}
      <Tooltip className="tooltip" offset={6}>
        {text}
        {shortcut === undefined ? null : <Kbd keys={shortcut} />}
      </Tooltip>
    </TooltipTrigger>
  );
}
