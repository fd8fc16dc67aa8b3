/** Calls `next` after two frames: by then, the dialog is closed, and the focus is back at its opener. */
export function afterDialog(next: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(next));
}
