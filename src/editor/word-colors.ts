/** Colors of code in both editors. */
export type TokenName = `--${string}`;

/** Color token and font style of each kind of word. A kind includes its subkinds: `string` includes `string.escape`. */
export const wordColors: readonly (readonly [kind: string, color: TokenName, style?: 'bold' | 'italic'])[] = [
  ['', '--ink'],
  ['text', '--ink'],
  ['comment', '--code-comment', 'italic'],
  ['keyword', '--code-keyword'],
  ['function.statement', '--code-keyword'],
  ['function', '--code-function'],
  ['string', '--code-string'],
  ['string.escape', '--code-number'],
  ['string.heredoc', '--code-keyword'],
  ['regexp', '--code-number'],
  ['number', '--code-number'],
  ['variable', '--code-variable'],
  ['type', '--code-type'],
  ['type.resource', '--code-type', 'bold'],
  ['entity', '--code-function', 'bold'],
  ['attribute', '--code-attribute'],
  // Kinds that the language service determines.
  ['class', '--code-type'],
  ['class.declaration', '--code-function', 'bold'],
  ['function.declaration', '--code-function', 'bold'],
  ['method', '--code-function'],
  ['parameter', '--code-variable', 'italic'],
  ['property', '--code-attribute'],
  ['operator', '--ink-muted'],
  ['operator.arrow', '--code-keyword', 'bold'],
  ['operator.collector', '--code-keyword'],
  ['operator.virtual', '--code-keyword'],
  ['delimiter', '--ink-muted'],
  ['delimiter.interpolation', '--code-keyword'],
  ['metatag', '--code-keyword', 'bold'],
  ['tag', '--code-keyword'],
  // Kinds for which Monaco's base themes define colors. Without these rows, those colors would take precedence over the
  // colors of the more general kinds, such as `string`.
  ['string.yaml', '--code-string'],
  ['number.yaml', '--code-number'],
];
