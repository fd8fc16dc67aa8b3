let typed = '';

/** Returns the letters that were typed into a palette before its code was loaded, and clears them. */
export function takeTypedAhead(): string {
  const text = typed;
  typed = '';
  return text;
}

export function setTypedAhead(text: string): void {
  typed = text;
}
