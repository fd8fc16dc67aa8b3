import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { Kbd } from './Kbd.tsx';
import './tooltip.css';

export interface WithTooltipProps {
  readonly text: string;
  readonly shortcut?: string;
  readonly children: ReactElement;
}

/** Puts a tooltip on a button of this folder (anything that react-aria can press). */
export function WithTooltip({ text, shortcut, children }: WithTooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <Tooltip className="tooltip" offset={6}>
        {text}
        {shortcut === undefined ? null : <Kbd keys={shortcut} />}
      </Tooltip>
    </TooltipTrigger>
  );
}
