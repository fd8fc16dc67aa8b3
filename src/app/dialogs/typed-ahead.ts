let typed = '';

/** Returns the letters typed into a command list before its code was loaded, and forgets them. */
export function takeTypedAhead(): string {
  const text = typed;
  typed = '';
  return text;
}

export function setTypedAhead(text: string): void {
  typed = text;
}
