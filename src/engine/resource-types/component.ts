/** Types of containers: instances of classes and defines (`type/component.rb`), and stages. */
import type { ResourceTypeDefinition } from './definition.ts';

/**
 * Type of classes, nodes and instances of defines. It accepts any attribute, but only metaparameters have an effect in
 * a run.
 */
export const component: ResourceTypeDefinition = {
  name: 'component',
  doc: 'A class or an instance of a defined type. It manages nothing itself; it contains other resources.',
  attributes: [{ kind: 'parameter', name: 'name', doc: 'The name of the container.', namevar: true }],
};

export const stage: ResourceTypeDefinition = {
  name: 'stage',
  doc:
    'A run stage: a container of classes that is ordered as a whole. Declare it with `before => Stage[main]` (or the like), then give ' +
    'classes the metaparameter `stage`. A single resource cannot have a stage.',
  attributes: [
    { kind: 'parameter', name: 'name', doc: 'The name that classes use for the metaparameter `stage`.', namevar: true },
  ],
};
