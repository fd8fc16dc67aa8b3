import type { AttributeDeclaration, TypeDeclaration } from '../declaration.ts';

export function parameter(name: string, doc: string, namevar = false): AttributeDeclaration {
  return { kind: 'parameter', name, doc, ...(namevar ? { namevar } : {}) };
}

export function property(name: string, doc: string): AttributeDeclaration {
  return { kind: 'property', name, doc };
}

/**
 * Creates a type without a working provider. Applying it fails with `Could not find a suitable provider for
 * selboolean`.
 */
export function unsupported(
  name: string,
  provider: string,
  doc: string,
  attributes: readonly AttributeDeclaration[],
): TypeDeclaration {
  return {
    name,
    doc: `${doc} The simulated machines cannot apply it: such a resource fails.`,
    providers: [{ name: provider, doc: 'Not on the simulated machines.', features: [], families: [] }],
    attributes,
  };
}
