/**
 * Types that exist, but whose tools no simulated machine has. They compile, and fail with Puppet's message when they
 * are applied.
 */
import type { AttributeDeclaration, TypeDeclaration } from '../declaration.ts';

export function parameter(name: string, doc: string, namevar = false): AttributeDeclaration {
  return { kind: 'parameter', name, doc, ...(namevar ? { namevar } : {}) };
}

export function property(name: string, doc: string): AttributeDeclaration {
  return { kind: 'property', name, doc };
}

/** Creates a type without a working provider: `Could not find a suitable provider for selboolean`. */
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

export const selboolean = unsupported('selboolean', 'getsetsebool', 'Manages booleans of SELinux.', [
  parameter('name', 'The name of the boolean.', true),
  property('value', '`on` or `off`.'),
  parameter('persistent', 'If true, the value persists across reboots.'),
]);

export const selmodule = unsupported('selmodule', 'semodule', 'Manages policy modules of SELinux.', [
  property('ensure', 'The desired state of the module.'),
  parameter('name', 'The name of the module.', true),
  parameter('selmoduledir', 'The directory with modules.'),
  parameter('selmodulepath', 'The path of the module file.'),
  property('syncversion', 'If true, the loaded version must match the version of the file.'),
]);
