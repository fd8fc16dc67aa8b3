/**
 * `sprintf` in releases in which named references fail: Ruby looks for symbols, but a Puppet hash has strings as keys.
 */
import { isHash, PuppetHash } from '../../../values/value.ts';
import { sprintf } from '../../../functions/text/sprintf.ts';
import { defineFunction } from '../../../functions/define.ts';

export const sprintfWithoutNames = defineFunction({
  ...sprintf.declaration,
  dispatches: [
    {
      parameters: ['Any args*'],
      call: (context, args) =>
        sprintf.call(
          context,
          args.map((value, index) => (index > 0 && isHash(value) ? PuppetHash.empty : value)),
        ),
    },
  ],
});
