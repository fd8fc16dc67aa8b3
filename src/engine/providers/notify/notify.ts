/** Behavior of `notify` (`type/notify.rb`), which writes a message to the log of a run. */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { TypeBehavior } from '../../resource-types/behavior.ts';
import type { Value } from '../../values/value.ts';

/** Converts a message to a string like Ruby's `to_s`. Elements of an array are joined with spaces. */
function messageText(value: Value): string {
  return Array.isArray(value) ? value.map(messageText).join(' ') : rubyToString(value);
}

export const notify: TypeBehavior = {
  properties: {
    message: {
      retrieve: () => 'absent',
      insync: () => false,
      sync: (property) => {
        const { resource } = property;
        const text = property.sensitive ? 'Sensitive [value redacted]' : messageText(property.should);
        if (resource.get('withpath') === 'true') property.log(resource.loglevel, text);
        else resource.log(resource.loglevel, text, true);
      },
    },
  },
};
