import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { TypeDeclaration } from '../declaration.ts';
import { ensureProperty } from '../ensurable.ts';
import { TypeFailure } from '../failure.ts';
import { property } from '../shared/property.ts';

export const mailalias: TypeDeclaration = {
  name: 'mailalias',
  doc: 'Manages mail aliases of the machine.',
  providers: [{ name: 'aliases', doc: 'Lines of `/etc/aliases`.', features: [] }],
  attributes: [
    ensureProperty('The desired state of the alias.'),
    { kind: 'parameter', name: 'name', doc: 'The alias. Default: the title.', namevar: true },
    property('recipient', 'The recipients of the mail: one, or an array.', { arrayMatching: 'all' }),
    property('file', 'A file with the list of recipients, instead of `recipient`.', {
      validate: (value) => {
        const text = rubyToString(value);
        if (!text.startsWith('/')) throw new TypeFailure(`File paths must be fully qualified, not '${text}'`);
      },
    }),
    property('target', 'The file with the aliases.', { default: '/etc/aliases' }),
  ],
  validate: (resource) => {
    if (resource.should('recipient') !== undefined && resource.should('file') !== undefined)
      throw new TypeFailure('You cannot specify both a recipient and a file');
  },
};
