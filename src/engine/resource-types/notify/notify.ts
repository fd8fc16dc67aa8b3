import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import type { ResourceTypeDefinition } from '../definition.ts';

/** Ruby's `to_s` of what a message may be; an array's parts stand side by side. */
function messageText(value: Value): string {
  return Array.isArray(value) ? value.map(messageText).join(' ') : rubyToString(value);
}

/** Puppet's `type/notify.rb`: a message in the log of the run; out of sync at every run. */
export const notify: ResourceTypeDefinition = {
  name: 'notify',
  doc: 'Writes a message to the log of the run. It counts as a change in every run, so resources that subscribe to it refresh every time.',
  attributes: [
    {
      kind: 'property',
      name: 'message',
      doc: 'The message: a string or any other value. Default: the title.',
      idempotent: false,
      default: (resource) => resource.get('name'),
      retrieve: () => 'absent',
      insync: () => false,
      sync: (property) => {
        const { resource } = property;
        const text = property.sensitive ? 'Sensitive [value redacted]' : messageText(property.should);
        if (resource.get('withpath') === 'true') property.log(resource.loglevel, text);
        else resource.log(resource.loglevel, text, true);
      },
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
