import type { LogLevel } from '../../diagnostics/log.ts';
import { displayString } from '../../formatting/display.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';

const LEVELS: readonly (readonly [name: string, level: LogLevel, use: string])[] = [
  ['debug', 'debug', 'details for troubleshooting, shown with `--debug`'],
  ['info', 'info', 'additional information, shown with `--verbose`'],
  ['notice', 'notice', 'normal messages, and the usual way to inspect a value'],
  ['warning', 'warning', 'possible problems'],
  ['err', 'err', 'errors that do not stop the compilation'],
  ['alert', 'alert', 'problems that need immediate action'],
  ['crit', 'crit', 'serious failures'],
  ['emerg', 'emerg', 'an unusable system'],
];

export const logging: readonly BuiltInFunction[] = LEVELS.map(([name, level, use]) =>
  defineFunction({
    name,
    doc: `Writes its values, separated by spaces, to the log of the compilation at level \`${name}\`: ${use}.

\`\`\`puppet
$port = 8080
${name}("The port is \${port}")
\`\`\``,
    dispatches: [
      {
        parameters: ['Any values*'],
        returns: 'Undef',
        call: ({ evaluator, scope }, args) => {
          evaluator.host.log(level, args.map(displayString).join(' '), scope);
          return undefined;
        },
      },
    ],
  }),
);
