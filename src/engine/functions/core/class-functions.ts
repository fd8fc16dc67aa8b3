/** `include`, `contain` and `require`: classes by name. */
import type { ClassRequest } from '../../evaluator/host.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';

const ABOUT: Readonly<Record<ClassRequest, string>> = {
  include: `Declares classes, unless they are declared already. Their parameters come from data or their defaults. May stand in any number of places.

\`\`\`puppet
class ntp { notice('ntp') }
class motd { notice('motd') }
include ntp, motd
\`\`\``,
  contain: `Declares classes as \`include\` does, and puts them inside of the class around: what requires that one waits for them too.

\`\`\`puppet
class web {
  contain nginx
}
\`\`\``,
  require: `Declares classes as \`include\` does, and makes what stands around wait for them.

\`\`\`puppet
class web {
  require firewall
}
\`\`\``,
};

export const classFunctions: readonly BuiltInFunction[] = (['include', 'contain', 'require'] as const).map((name) =>
  defineFunction({
    name,
    doc: ABOUT[name],
    dispatches: [
      {
        parameters: ['Any names+'],
        call: ({ evaluator, scope, place }, args) => evaluator.host.requestClasses(name, args, scope, place),
      },
    ],
  }),
);
