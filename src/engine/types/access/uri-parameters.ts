import { PuppetHash, isArray, type Value } from '../../values/value.ts';

const TEXT_PARTS: readonly string[] = ['scheme', 'userinfo', 'host', 'path', 'query', 'fragment', 'opaque'];

/** True if a value is a valid parameter of `URI[...]`: a string, or a hash of expected components. */
export function isUriParameter(value: Value): boolean {
  if (typeof value === 'string') return value !== '';
  if (!(value instanceof PuppetHash)) return false;
  for (const [name, wanted] of value) {
    if (typeof name !== 'string') return false;
    if (name === 'port') {
      if (
        wanted !== undefined &&
        !(typeof wanted === 'bigint' && wanted >= 0n) &&
        !isOfKind(wanted, ['NotUndef', 'Undef'])
      )
        return false;
    } else if (!TEXT_PARTS.includes(name) || !isTextParameter(wanted)) return false;
  }
  return true;
}

function isTextParameter(wanted: Value): boolean {
  if (wanted === undefined || (typeof wanted === 'string' && wanted !== '')) return true;
  if (typeof wanted === 'object' && !isArray(wanted) && wanted.kind === 'Regexp') return true;
  return isOfKind(wanted, ['Pattern', 'Enum', 'NotUndef', 'Undef', 'String']);
}

function isOfKind(value: Value, kinds: readonly string[]): boolean {
  return typeof value === 'object' && !isArray(value) && value.kind === 'Type' && kinds.includes(value.type.kind);
}
