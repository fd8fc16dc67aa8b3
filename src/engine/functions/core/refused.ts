/** Functions that cannot run in a browser. Calls of them fail with a suggestion. */
import { argumentError } from '../../evaluator/errors.ts';
import type { BuiltInFunction } from '../define.ts';
import { defineLegacyFunction } from '../legacy.ts';

const REFUSED: readonly (readonly [name: string, does: string, why: string, instead: string])[] = [
  ['annotate', 'Attaches annotations to values', 'annotations need types written in Ruby', ''],
];

export const refused: readonly BuiltInFunction[] = REFUSED.map(([name, does, why, instead]) =>
  defineLegacyFunction({
    name,
    doc: `${does}. Not available here: ${why}.${instead}`,
    arity: -1,
    rvalue: true,
    call: () => {
      throw argumentError(`${name}(): is not available in the playground, since ${why}.${instead}`);
    },
  }),
);
