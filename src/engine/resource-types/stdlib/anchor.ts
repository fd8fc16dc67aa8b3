/** The type `anchor` of the module stdlib: a point that others are ordered by, from the time before `contain`. */
import type { ResourceTypeDefinition } from '../definition.ts';

export const anchor: ResourceTypeDefinition = {
  name: 'anchor',
  doc: 'Does nothing itself: classes of older modules hold their inner classes between two of them. Of the module stdlib; `contain` has taken its place.',
  attributes: [{ kind: 'parameter', name: 'name', doc: 'The name of the anchor.', namevar: true }],
  // Passes events on to what subscribes to it.
  refresh: () => undefined,
};
