import type { PropertyDeclaration } from '../declaration.ts';

export function property(
  name: string,
  doc: string,
  more: Omit<Partial<PropertyDeclaration>, 'kind' | 'name' | 'doc'> = {},
): PropertyDeclaration {
  return { kind: 'property', name, doc, ...more };
}
