let typed = '';

/** Returns the letters typed into a command list before its code was loaded. */
export function takeTypedAhead(): string {
  const text = typed;
  typed = '';
  return text;
}

export function setTypedAhead(text: string): void {
  typed = text;
}
