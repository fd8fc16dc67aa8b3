import type { TypeDeclaration } from '../declaration.ts';

/** Puppet's `type/notify.rb`. Logs a message in every run, because it is never in sync. */
export const notify: TypeDeclaration = {
  name: 'notify',
  doc: 'Writes a message to the log of the run. It counts as a change in every run, so resources that subscribe to it refresh every time.',
  attributes: [
    {
      kind: 'property',
      name: 'message',
      doc: 'The message: a string or any other value. Default: the title.',
      idempotent: false,
      default: (resource) => resource.get('name'),
    },
    {
      kind: 'parameter',
      name: 'withpath',
      doc: 'If true, the source of the log line is the path of the resource instead of `Puppet`.',
      values: [{ value: 'true' }, { value: 'false' }],
      default: 'false',
    },
    {
      kind: 'parameter',
      name: 'name',
      doc: 'A unique name, and the message if `message` is not set. Default: the title.',
      namevar: true,
    },
  ],
};
