/** Renders a sentence; text between backticks becomes code. */
export function InlineCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={`${index} ${part}`}>{part}</code>));
}
