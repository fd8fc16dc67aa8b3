import { BreakJump, NextJump, ReturnJump } from '../../evaluator/calls/jumps.ts';
import { defineFunction } from '../define.ts';

export const breakFunction = defineFunction({
  name: 'break',
  doc: `Ends the iteration that contains the call.

\`\`\`puppet
[1, 2, 3].each |$n| {
  if $n == 2 { break() }
  notice($n)   # only 1
}
\`\`\``,
  dispatches: [
    {
      parameters: [],
      call: ({ place }) => {
        throw new BreakJump(place);
      },
    },
  ],
});

export const nextFunction = defineFunction({
  name: 'next',
  doc: `Ends the block for this element and returns a value for it. The iteration continues with the next element.

\`\`\`puppet
[1, 2, 3].map |$n| {
  if $n == 2 { next(0) }
  $n
}   # [1, 0, 3]
\`\`\``,
  dispatches: [
    {
      parameters: ['Any value?'],
      call: ({ place }, args) => {
        throw new NextJump(args[0], place);
      },
    },
  ],
});

export const returnFunction = defineFunction({
  name: 'return',
  doc: `Ends the function, class or define that contains the call. A function returns the given value.

\`\`\`puppet
function positive(Integer $n) {
  if $n < 0 { return(false) }
  true
}
\`\`\``,
  dispatches: [
    {
      parameters: ['Any value?'],
      call: ({ place }, args) => {
        throw new ReturnJump(args[0], place);
      },
    },
  ],
});
