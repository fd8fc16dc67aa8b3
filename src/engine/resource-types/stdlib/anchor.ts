import type { TypeDeclaration } from '../declaration.ts';

export const anchor: TypeDeclaration = {
  name: 'anchor',
  doc: 'Does nothing itself. Older modules put two anchors around their inner classes to contain them; use `contain` instead. From the module stdlib.',
  attributes: [{ kind: 'parameter', name: 'name', doc: 'The name of the anchor.', namevar: true }],
};
