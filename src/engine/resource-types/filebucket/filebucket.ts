/** Declares Puppet's type `filebucket` (`type/filebucket.rb`), which stores the earlier contents of changed files. */
import { isArray } from '../../values/value.ts';
import type { TypeDeclaration } from '../declaration.ts';
import { ArgumentFailure } from '../failure.ts';
import { CLIENT_BUCKET } from '../file/bucket.ts';

export const filebucket: TypeDeclaration = {
  name: 'filebucket',
  doc: "A store for the old content of files, by checksum. A file uses it with `backup => 'TITLE'`.",
  attributes: [
    {
      kind: 'parameter',
      name: 'name',
      doc: 'The name that files use for `backup`. Default: the title.',
      namevar: true,
    },
    {
      kind: 'parameter',
      name: 'server',
      doc: 'The server of a remote filebucket. The simulated machine stores the content locally.',
    },
    { kind: 'parameter', name: 'port', doc: 'The port of a remote filebucket.' },
    {
      kind: 'parameter',
      name: 'path',
      doc: 'The directory of a local filebucket, or `false` for a remote one.',
      default: CLIENT_BUCKET,
      validate: (value) => {
        if (isArray(value)) throw new ArgumentFailure('You can only have one filebucket path');
        if (typeof value === 'string' && !/^\//m.test(value))
          throw new ArgumentFailure('Filebucket paths must be absolute');
      },
    },
  ],
  everyCatalog: [{ type: 'filebucket', title: 'puppet', parameters: { path: CLIENT_BUCKET } }],
};
