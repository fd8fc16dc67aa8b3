/** `sprintf` of Ruby on hashes of texts: names in a format take their values from symbols, of which such a hash has none. */
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
