export interface HoverText {
  readonly text: string;
  readonly reference?: string | undefined;
}

export function toHoverText(text: string | undefined, reference?: string): HoverText | undefined {
  return text === undefined ? undefined : { text, reference };
}
