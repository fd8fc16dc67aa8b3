/** Puppet's `type/filebucket.rb`: a place that keeps what files held before they were changed. */
import { isArray } from '../../values/value.ts';
import type { ResourceTypeDefinition } from '../definition.ts';
import { ArgumentFailure } from '../failure.ts';
import { CLIENT_BUCKET } from '../file/backup.ts';

export const filebucket: ResourceTypeDefinition = {
  name: 'filebucket',
  doc: 'A place that keeps the old content of files, by checksum. Files use it with `backup => NAME`.',
  attributes: [
    { kind: 'parameter', name: 'name', doc: 'The name that files use for `backup`.', namevar: true },
    {
      kind: 'parameter',
      name: 'server',
      doc: 'The server of a remote filebucket. The simulated machine keeps it locally.',
    },
    { kind: 'parameter', name: 'port', doc: 'The port of a remote filebucket.' },
    {
      kind: 'parameter',
      name: 'path',
      doc: 'The directory of a local filebucket; `false` for a remote one.',
      default: CLIENT_BUCKET,
      validate: (value) => {
        if (isArray(value)) throw new ArgumentFailure('You can only have one filebucket path');
        if (typeof value === 'string' && !value.startsWith('/'))
          throw new ArgumentFailure('Filebucket paths must be absolute');
      },
    },
  ],
  everyCatalog: [{ type: 'filebucket', title: 'puppet', parameters: { path: CLIENT_BUCKET } }],
};
