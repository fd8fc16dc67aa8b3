/** Types that exist, but whose tools no simulated machine has: they compile, and fail with Puppet's words when they are applied. */
import type { AttributeDefinition, ResourceTypeDefinition } from '../definition.ts';

export function parameter(name: string, doc: string, namevar = false): AttributeDefinition {
  return { kind: 'parameter', name, doc, ...(namevar ? { namevar } : {}) };
}

export function property(name: string, doc: string): AttributeDefinition {
  return { kind: 'property', name, doc, retrieve: () => undefined };
}

/** No provider of it works: `Could not find a suitable provider for augeas`. */
export function unsupported(
  name: string,
  provider: string,
  doc: string,
  attributes: readonly AttributeDefinition[],
): ResourceTypeDefinition {
  return {
    name,
    doc: `${doc} The simulated machines cannot apply it: such a resource fails.`,
    providers: [{ name: provider, doc: 'Not on the simulated machines.', features: [], suitable: () => false }],
    attributes,
  };
}

export const augeas = unsupported('augeas', 'augeas', 'Changes single settings in configuration files, by Augeas.', [
  parameter('name', 'The name of the task.', true),
  parameter('context', 'The path that goes before the others.'),
  parameter('onlyif', 'When to do it.'),
  parameter('changes', 'What to change, as commands of Augeas.'),
  parameter('root', 'The root of the file system.'),
  parameter('load_path', 'Where lenses are.'),
  parameter('force', 'Whether to do it though nothing would change.'),
  parameter('type_check', 'Whether lenses are checked.'),
  parameter('lens', 'The lens for `incl`.'),
  parameter('incl', 'The one file to load.'),
  parameter('show_diff', 'Whether the difference may be logged.'),
  property('returns', 'The outcome; not to be set.'),
]);

export const selboolean = unsupported('selboolean', 'getsetsebool', 'Manages booleans of SELinux.', [
  parameter('name', 'The boolean.', true),
  property('value', '`on` or `off`.'),
  parameter('persistent', 'Whether it lasts beyond a restart.'),
]);

export const selmodule = unsupported('selmodule', 'semodule', 'Manages policy modules of SELinux.', [
  property('ensure', 'Whether the module is there.'),
  parameter('name', 'The module.', true),
  parameter('selmoduledir', 'Where modules are.'),
  parameter('selmodulepath', 'The file of the module.'),
  property('syncversion', 'Whether the version must be that of the file.'),
]);
