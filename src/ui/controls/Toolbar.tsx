import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { focusable, isFocusable } from 'tabbable';
import { lastInput } from '../focus/last-input.ts';

interface ToolbarProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * Returns whether a text field handles the key itself: an arrow key while the cursor can move in that direction, Home
 * and End unless the field is empty.
 */
function isNeededByField(element: Element, key: string): boolean {
  if (!(element instanceof HTMLInputElement) || element.type === 'radio' || element.type === 'checkbox') return false;
  if (key === 'Home' || key === 'End') return element.value !== '';
  const { selectionStart, selectionEnd, value } = element;
  return selectionStart !== selectionEnd || selectionStart !== (key === 'ArrowLeft' ? 0 : value.length);
}

/**
 * A row of controls that is a single Tab stop: arrow keys, Home and End move between the controls
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). In a text field, an arrow key leaves the field only if the
 * cursor cannot move further in that direction. In a radio group, the left and right arrow keys move to other controls,
 * and the up and down arrow keys and Space choose an option.
 */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  /** Control that takes the focus when Tab next reaches the toolbar. */
  const last = useRef<Element | null>(null);

  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const { target, key } = event;
    const toolbar = root.current;
    // A menu opened by a button of the toolbar handles its own keys.
    if (toolbar === null || !(target instanceof Element) || !toolbar.contains(target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A Select contains a second, native control for the browser's autofill. The focus must skip this control.
    const controls = focusable(toolbar).filter((control) => control.closest('[aria-hidden=true]') === null);
    if (key === 'Tab') {
      // Focuses the first or last control. The browser then handles Tab from there, which moves the focus out of the
      // toolbar.
      last.current = target;
      controls.at(event.shiftKey ? 0 : -1)?.focus({ preventScroll: true });
      return;
    }
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
    const index = controls.findIndex((control) => control === target);
    const step = steps[key];
    const to = key === 'Home' ? 0 : key === 'End' ? controls.length - 1 : step === undefined ? undefined : index + step;
    if (to === undefined || event.shiftKey || isNeededByField(target, key)) return;
    event.preventDefault();
    event.stopPropagation();
    controls[Math.min(Math.max(0, to), controls.length - 1)]?.focus();
  };

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    const control = last.current;
    // After a press or a shortcut, the focus stays on the control that the user chose.
    if (lastInput() !== 'focus key' || currentTarget.contains(relatedTarget)) return;
    last.current = null;
    if (control instanceof HTMLElement && currentTarget.contains(control) && isFocusable(control)) control.focus();
  };

  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={label}
      aria-orientation="horizontal"
      className={className}
      onKeyDownCapture={onKeyDownCapture}
      onFocus={onFocus}
    >
      {children}
    </div>
  );
}
