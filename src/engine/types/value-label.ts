import { DEFAULT, isArray, type Value } from '../values/value.ts';
import { typeLabel } from './access/check.ts';

/**
 * Returns Puppet's name for a value, without an article (`model_label_provider.rb`): `Integer`, `Undef Value`,
 * `Semver`.
 */
export function valueLabel(value: Value): string {
  if (value === undefined) return 'Undef Value';
  if (value === DEFAULT) return 'Object';
  switch (typeof value) {
    case 'string':
      return 'String';
    case 'bigint':
      return 'Integer';
    case 'number':
      return 'Float';
    case 'boolean':
      return 'Boolean';
    default:
  }
  if (typeof value !== 'object') return 'Object';
  if (isArray(value)) return 'Array';
  switch (value.kind) {
    case 'Hash':
    case 'Regexp':
    case 'Sensitive':
    case 'Binary':
    case 'Timestamp':
    case 'Timespan':
      return value.kind;
    case 'SemVer':
      return 'Semver';
    case 'SemVerRange':
      return 'SemverRange';
    case 'Type':
      return typeLabel(value.type);
    default:
      return 'Object';
  }
}
