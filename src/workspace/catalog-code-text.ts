/** Messages about code that was written from a catalog. */
import type { CatalogCode } from '../protocol/catalog-code.ts';
import { countText } from '../protocol/count-text.ts';

export function catalogCodeText({
  hiddenValues,
  unknownTypes,
  differences,
}: Extract<CatalogCode, { readonly kind: 'code' }>): string {
  const [first] = differences;
  return [
    first === undefined
      ? 'The code compiles to the same catalog.'
      : `The code compiles to a catalog with ${countText(differences.length, 'difference')}, such as: ${first}`,
    ...(hiddenValues === 0 ? [] : [`${countText(hiddenValues, 'Sensitive value')} replaced by placeholders.`]),
    ...(unknownTypes.length === 0
      ? []
      : [`Resource types of modules replaced by stand-ins that do nothing: ${unknownTypes.join(', ')}.`]),
  ].join(' ');
}
