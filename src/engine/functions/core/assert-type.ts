import { argumentError } from '../../evaluator/errors.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { nameResolver } from '../../evaluator/type-names.ts';
import { inferTypeSet } from '../../types/infer.ts';
import { isInstance } from '../../types/instance.ts';
import { describeMismatch } from '../../types/mismatch/mismatch.ts';
import { parseTypeString } from '../../types/parse.ts';
import type { Type } from '../../types/type.ts';
import { TypeValue, type Value } from '../../values/value.ts';
import { stringAt, typeAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';

function assert({ block }: CallContext, expected: Type, value: Value): Value {
  if (isInstance(expected, value)) return value;
  const actual = inferTypeSet(value);
  if (block !== undefined) return block.call([new TypeValue(expected), new TypeValue(actual)]);
  throw argumentError(describeMismatch('assert_type():', expected, actual));
}

export const assertType = defineFunction({
  name: 'assert_type',
  doc: `Returns a value if it matches a type, and fails otherwise. A block can return another value instead; it gets the expected type and the actual type.

\`\`\`puppet
$given = 8080
$port = assert_type(Integer[1, 65535], $given)
\`\`\``,
  dispatches: [
    {
      parameters: ['Type type', 'Any value', '&Callable[Type, Type] block?'],
      call: (context, args) => assert(context, typeAt(args, 0).type, args[1]),
    },
    {
      parameters: ['String type_string', 'Any value', '&Callable[Type, Type] block?'],
      call: (context, args) => {
        const expected = parseTypeString(stringAt(args, 0), nameResolver(context.evaluator));
        return assert(context, expected, args[1]);
      },
    },
  ],
});
