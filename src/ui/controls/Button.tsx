import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { WithTooltip } from '../overlays/Tooltip.tsx';
import './button.css';

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  /** `primary` is the page's one next step; `quiet` has no frame until it is pointed at. */
  readonly look?: 'primary' | 'plain' | 'quiet';
  readonly className?: string;
}

/** A button with a text, perhaps after an icon. */
export function Button({ look = 'plain', className = '', ...props }: ButtonProps) {
  return <AriaButton {...props} className={`button button-${look} ${className}`} />;
}

interface IconButtonProps extends ButtonProps {
  /** The button's name, for screen readers and in its tooltip. */
  readonly label: string;
  readonly shortcut?: string;
}

/** A button that is an icon alone; its name is its tooltip. */
export function IconButton({ label, shortcut, look = 'quiet', className = '', ...props }: IconButtonProps) {
  return (
    <WithTooltip text={label} {...(shortcut === undefined ? {} : { shortcut })}>
      <Button {...props} look={look} aria-label={label} className={`button-icon ${className}`} />
    </WithTooltip>
  );
}
