import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import type { ResourceInstance } from '../resource.ts';
import { rubyClassName } from './ruby-class.ts';

/**
 * True if a value is an absolute path (`Puppet::Util.absolute_path?`). Logs a warning if the value is not a string. As
 * in Ruby, it is enough if one line of a string begins with a slash.
 */
export function isAbsolutePath(value: Value, resource: ResourceInstance): boolean {
  if (typeof value === 'string') return value.startsWith('/') || /^\//m.test(value);
  const text = `Cannot check if ${rubyToString(value)} is an absolute path because it is a '${rubyClassName(value)}' and not a String'`;
  resource.log('warning', text, true);
  return false;
}
