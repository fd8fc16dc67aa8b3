/** Goes on when the dialog is gone and the focus is back where it was. */
export function afterDialog(next: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(next));
}
