/** Refs of elements that take the place of a control that had the focus. */

/** Focuses the element as soon as it is on the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Focuses the first control in the element as soon as it is on the page. */
export function focusFirstIn(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('button, input')?.focus();
}
