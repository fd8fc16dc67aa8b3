/** Behavior of cron jobs (module cron_core). */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { PropertyBehavior, TypeBehavior } from '../../resource-types/behavior.ts';
import { displayValue } from '../../resource-types/instances/display.ts';
import type { PropertyInstance } from '../../resource-types/resource.ts';
import { ensureBehavior } from '../shared/ensurable.ts';
import { isArray, type Value } from '../../values/value.ts';
import { crontabs } from './crontab.ts';

/** Returns all wanted values of a time property. Returns `absent` if that is the first value. */
function wanted(property: PropertyInstance): Value {
  const { shouldValues } = property;
  return shouldValues[0] === 'absent' ? 'absent' : shouldValues;
}

const time: PropertyBehavior = {
  should: wanted,
  insync: (property, current) => displayValue(current) === displayValue(wanted(property)),
};

export const cron: TypeBehavior = {
  ...crontabs.behavior({
    ensure: ensureBehavior({
      exists: (resource, target) => crontabs.exists(resource, target),
      create: (resource, target) => {
        if (resource.should('command') === undefined) resource.log('err', 'no command specified, cannot create');
        else crontabs.create(resource, target);
      },
      destroy: (resource, target) => crontabs.destroy(resource, target),
    }),
    minute: time,
    hour: time,
    weekday: time,
    month: time,
    monthday: time,
    environment: {
      insync: (property, current) =>
        isArray(current)
          ? current.map(String).sort().join('\n') === property.shouldValues.map(String).sort().join('\n')
          : property.shouldValues.length === 1 && property.shouldValues[0] === current,
      shouldToS: (_property, value) => (isArray(value) ? value.map(String).join(',') : rubyToString(value)),
    },
    user: {
      retrieve: ({ resource }, target) => {
        const { fields } = crontabs.recordOf(resource, target);
        return fields.get('user') ?? fields.get('target') ?? 'absent';
      },
    },
  }),
  instances: (target) => crontabs.instances(target),
};
