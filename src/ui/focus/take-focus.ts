/** Ref callbacks that focus the element that replaces a control. */

export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

export function focusFirstIn(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('button, input')?.focus();
}
