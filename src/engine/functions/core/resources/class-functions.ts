import { noticeClasses } from '../../../evaluator/notice-classes.ts';
import type { ClassRequest } from '../../../evaluator/host.ts';
import { type BuiltInFunction, defineFunction } from '../../define.ts';

const ABOUT: Readonly<Record<ClassRequest, string>> = {
  include: `Declares classes unless they are already declared. The values of their parameters come from Hiera or from their defaults. It can appear any number of times for the same class.

\`\`\`puppet
class ntp { notice('ntp') }
class motd { notice('motd') }
include ntp, motd
\`\`\``,
  contain: `Declares classes as \`include\` does, and contains them in the surrounding class: a relationship with that class then also applies to them.

\`\`\`puppet
class web {
  contain nginx
}
\`\`\``,
  require: `Declares classes as \`include\` does, and applies them before the class or define that calls it.

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
        call: ({ evaluator: { host }, scope, place }, args) => {
          const requested = host.requestClasses(name, args, scope, place);
          // In old releases, the result is undef. All arguments are then names of classes.
          const classes = requested === undefined ? args : requested;
          noticeClasses(host, classes, { how: name, scope, place: () => place, areNames: true });
          return requested;
        },
      },
    ],
  }),
);
