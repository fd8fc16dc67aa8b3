let typed = '';

/** Takes the letters that were typed into a list of commands before its code was there. */
export function takeTypedAhead(): string {
  const text = typed;
  typed = '';
  return text;
}

export function setTypedAhead(text: string): void {
  typed = text;
}
