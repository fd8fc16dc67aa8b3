/** The type `anchor` of the module stdlib: a point that others are ordered by, from the time before `contain`. */
import type { ResourceTypeDefinition } from '../definition.ts';

export const anchor: ResourceTypeDefinition = {
  name: 'anchor',
  doc: 'Does nothing itself. Older modules put two anchors around their inner classes to contain them; use `contain` instead. From the module stdlib.',
  attributes: [{ kind: 'parameter', name: 'name', doc: 'The name of the anchor.', namevar: true }],
  // Passes events on to what subscribes to it.
  refresh: () => undefined,
};
