/**
 * Aliases that accept the same values as the old `validate_…` functions. A number may be a string, and a pattern may
 * match any line of a string.
 */
import { IPV4, IPV6 } from './type-aliases-ip.ts';

const WHOLE = String.raw`-?(?:[1-9]\d*|0)`;
const EXPONENT = String.raw`(?:[eE]-?\d+)?`;
const INTEGER = `Pattern[/^${WHOLE}$/]`;
const NUMERIC = String.raw`Pattern[/^${WHOLE}(?:\.\d+)?${EXPONENT}$/]`;

export const COMPAT_ALIASES: Readonly<Record<string, string>> = {
  'Stdlib::Compat::Absolute_path': String.raw`Variant[Pattern[/^(?:[a-zA-Z]:[\\\/]|[\\\/]{2}[^\\\/]+[\\\/][^\\\/]+)/], Pattern[/^\//]]`,
  'Stdlib::Compat::Array': 'Array[Any]',
  'Stdlib::Compat::Bool': 'Boolean',
  'Stdlib::Compat::Float': String.raw`Variant[Float, Pattern[/^${WHOLE}\.\d+${EXPONENT}$/]]`,
  'Stdlib::Compat::Hash': 'Hash[Any, Any]',
  'Stdlib::Compat::Integer': `Variant[Integer, ${INTEGER}, Array[Variant[Integer, ${INTEGER}]]]`,
  'Stdlib::Compat::Ip_address': 'Variant[Stdlib::Compat::Ipv4, Stdlib::Compat::Ipv6]',
  'Stdlib::Compat::Ipv4': String.raw`Pattern[/^${IPV4}(?:\/(?:${IPV4}|\d+))?$/]`,
  // Any text may precede the address, as in the old function.
  'Stdlib::Compat::Ipv6': String.raw`Pattern[/${IPV6}(?:%.+)?\s*$/]`,
  'Stdlib::Compat::Numeric': `Variant[Numeric, ${NUMERIC}, Array[Variant[Numeric, ${NUMERIC}]]]`,
  'Stdlib::Compat::String': 'Optional[String]',
};
