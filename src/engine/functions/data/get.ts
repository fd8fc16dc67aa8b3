import { argumentError } from '../../evaluator/errors.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { splitText } from '../text/split.ts';
import { errorType } from '../../types/objects/builtin-object-types.ts';
import { ObjectValue, type Value } from '../../values/value.ts';
import { stringAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { DigError } from './dig.ts';

/**
 * Splits a dotted path into keys (`lib/puppet/pops/lookup/sub_lookup.rb`). Quoted keys may contain dots, and numbers
 * are indexes. Returns undefined if the path is invalid.
 */
export function splitKey(key: string): readonly Value[] | undefined {
  if (!/['".]/.test(key)) return [key];
  const [first, ...segments] = splitText(key, '(\\s*"[^"]+"\\s*|\\s*\'[^\']+\'\\s*|[^\'".]+)');
  if (first !== '' || segments.length === 0) return undefined;
  const kept = segments.filter((segment) => segment !== '.');
  if (kept.length * 2 !== segments.length + 1) return undefined;
  return kept.map((segment) => {
    const text = segment.trim();
    if (/^["']/.test(text)) return text.slice(1, -1);
    return /^[+-]?[0-9]+$/.test(text) ? BigInt(text.replace('+', '')) : text;
  });
}

/**
 * Returns the value at a dotted path, or `fallback` if the value is undef. If a key of the path cannot be used, the
 * result of the call's lambda is returned in place of the error.
 */
export function getFrom(context: CallContext, value: Value, navigation: string, fallback: Value): Value {
  if (value === undefined) return fallback;
  if (navigation === '') return value;
  const segments = splitKey(`x.${navigation}`);
  if (segments === undefined) throw argumentError('Syntax error in dotted-navigation string');
  try {
    const { evaluator, scope, place } = context;
    return evaluator.callFunction('dig', [value, ...segments.slice(1)], { scope, place }) ?? fallback;
  } catch (error) {
    if (!(error instanceof DigError) || context.block === undefined) throw error;
    const attributes = new Map<string, Value>([
      ['msg', error.message],
      ['kind', 'SLICE_ERROR'],
      ['details', error.details],
      ['issue_code', error.code],
    ]);
    return context.block.call([new ObjectValue(errorType, attributes)]);
  }
}

export const get = defineFunction({
  name: 'get',
  doc: `Returns a value from nested data by a path with dots, or a default if it does not exist. Keys that contain dots need quotes.

\`\`\`puppet
$facts.get('os.release.major', 'unknown')
\`\`\``,
  dispatches: [
    {
      parameters: ['Any value', 'String dotted_string', 'Any default_value?', '&Callable[1,1] block?'],
      call: (context, args) => getFrom(context, args[0], stringAt(args, 1), args[2]),
    },
  ],
});
