import type { RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { WithTooltip } from '../overlays/Tooltip.tsx';
import './button.css';

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'>, RefAttributes<HTMLButtonElement> {
  /** `primary` marks the next step on the page. `quiet` shows a border only on hover. */
  readonly look?: 'primary' | 'plain' | 'quiet';
  readonly className?: string;
}

export function Button({ look = 'plain', className = '', ...props }: ButtonProps) {
  return <AriaButton {...props} className={`button button-${look} ${className}`} />;
}

interface IconButtonProps extends ButtonProps {
  /** Name of the button for screen readers, also shown as its tooltip. */
  readonly label: string;
  readonly shortcut?: string;
}

export function IconButton({ label, shortcut, look = 'quiet', className = '', ...props }: IconButtonProps) {
  return (
    <WithTooltip text={label} {...(shortcut === undefined ? {} : { shortcut })}>
      <Button {...props} look={look} aria-label={label} className={`button-icon ${className}`} />
    </WithTooltip>
  );
}
