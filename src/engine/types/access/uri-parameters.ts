import { rubyError } from '../../diagnostics/issues/ruby.ts';
import { uriMistake } from '../../values/uri-check.ts';
import { quoteString } from '../../values/quote.ts';
import { PuppetHash, isArray, isType, type Value } from '../../values/value.ts';
import { isAssignable } from '../assignable/assignable.ts';
import { anyNotUndef, undefType } from '../factory.ts';

const TEXT_PARTS: readonly string[] = ['scheme', 'userinfo', 'host', 'path', 'query', 'fragment', 'opaque'];

/** True if a value is a valid parameter of `URI[...]`: a string, or a hash of expected components. */
export function isUriParameter(value: Value): boolean {
  if (typeof value === 'string') return value !== '';
  if (!(value instanceof PuppetHash)) return false;
  for (const [name, wanted] of value) {
    if (typeof name !== 'string') return false;
    if (name === 'port') {
      if (wanted !== undefined && !(typeof wanted === 'bigint' && wanted >= 0n) && !isExpectation(wanted)) return false;
    } else if (!TEXT_PARTS.includes(name) || !isTextParameter(wanted)) return false;
  }
  return true;
}

/** Fails if a text is no absolute URI. */
export function checkUriText(text: string): void {
  if (!/[A-Za-z][A-Za-z0-9+.-]*:/.test(text)) {
    throw rubyError(`URI-Type parameter has wrong type, expects an absolute URI, got ${quoteString(text)}`);
  }
  const mistake = uriMistake(text);
  if (mistake !== undefined) throw rubyError(mistake);
}

function isTextParameter(wanted: Value): boolean {
  if (wanted === undefined || (typeof wanted === 'string' && wanted !== '')) return true;
  if (typeof wanted === 'object' && !isArray(wanted) && wanted.kind === 'Regexp') return true;
  return isExpectation(wanted);
}

/**
 * True for a type that `URI[...]` accepts as the expected value of a component: a type without `undef`, or `Undef`
 * itself.
 */
function isExpectation(value: Value): boolean {
  return isType(value) && (isAssignable(anyNotUndef, value.type) || isAssignable(undefType, value.type));
}
