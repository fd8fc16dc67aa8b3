/** The functions that write to the log, one for each level. */
import type { LogLevel } from '../../diagnostics/log.ts';
import { displayString } from '../../formatting/display.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';

const LEVELS: readonly (readonly [name: string, level: LogLevel, use: string])[] = [
  ['debug', 'debug', 'details that only matter while looking for a fault; shown with `--debug`'],
  ['info', 'info', 'what is good to know; shown with `--verbose`'],
  ['notice', 'notice', 'what everybody should see; the usual way to look at a value'],
  ['warning', 'warning', 'what may go wrong'],
  ['err', 'err', 'what has gone wrong, without ending the compilation'],
  ['alert', 'alert', 'what somebody must look at now'],
  ['crit', 'crit', 'what is broken in a serious way'],
  ['emerg', 'emerg', 'what makes the system unusable'],
];

export const logging: readonly BuiltInFunction[] = LEVELS.map(([name, level, use]) =>
  defineFunction({
    name,
    doc: `Writes its values, with spaces between, to the log at level \`${name}\`: for ${use}. The log is that of the compilation, not of the machine.

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
