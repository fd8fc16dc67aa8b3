/** Refs that focus the replacement of a control that had the focus. */

/** Focuses the element when it is mounted. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Focuses the first control in the element when it is mounted. */
export function focusFirstIn(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('button, input')?.focus();
}
