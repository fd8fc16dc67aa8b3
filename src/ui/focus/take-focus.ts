/** Ref callbacks that focus the element that replaces a control. */
import { moveFocus } from './keep-focus.ts';

export function takeFocus(element: HTMLElement | null): void {
  if (element !== null) moveFocus(element);
}

export function focusFirstIn(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('button, input')?.focus();
}
