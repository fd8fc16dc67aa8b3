/**
 * `sprintf` in releases where named references fail. Ruby looks up these names by symbol, but a Puppet hash has string
 * keys, so no name is found.
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
