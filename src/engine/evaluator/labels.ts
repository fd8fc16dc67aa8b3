import { article } from '../syntax/labels.ts';
import { formatTypeText } from '../types/format.ts';
import { valueLabel } from '../types/value-label.ts';
import { isArray, type Value } from '../values/value.ts';

/** Label of a value without an article, such as `Integer`, `Undef Value` or `File['/x'] Resource-Reference`. */
export function labelOfValue(value: Value): string {
  if (typeof value !== 'object' || isArray(value) || value.kind !== 'Type') return valueLabel(value);
  const text = formatTypeText(value.type);
  return value.type.kind === 'Resource' && value.type.title !== undefined
    ? `${text} Resource-Reference`
    : `${text}-Type`;
}

function withArticle(text: string): string {
  return `${article(text)} ${text}`;
}

/** Label of a value with an article, such as `an Integer`. */
export function valueWithArticle(value: Value): string {
  return withArticle(labelOfValue(value));
}
export function valueWithCapitalArticle(value: Value): string {
  const text = labelOfValue(value);
  return `${article(text) === 'a' ? 'A' : 'An'} ${text}`;
}
