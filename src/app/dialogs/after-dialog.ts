/** Calls `next` once the dialog is closed and the focus is back. */
export function afterDialog(next: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(next));
}
