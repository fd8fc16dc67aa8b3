import { joinedWith } from '../evaluator/numbers.ts';
import { logging } from '../../../functions/core/logging.ts';
import type { LogLevel } from '../../../diagnostics/log.ts';
import { type BuiltInFunction, defineFunction } from '../../../functions/define.ts';

const LEVELS: Readonly<Record<string, LogLevel>> = {
  debug: 'debug',
  info: 'info',
  notice: 'notice',
  warning: 'warning',
  err: 'err',
  alert: 'alert',
  crit: 'crit',
  emerg: 'emerg',
};

export const oldLogging: readonly BuiltInFunction[] = logging.map(({ name, declaration: { doc } }) =>
  defineFunction({
    name,
    doc,
    dispatches: [
      {
        parameters: ['Any values*'],
        call: ({ evaluator, scope }, args) => {
          evaluator.host.log(LEVELS[name] ?? 'notice', joinedWith(args, ' '), scope);
          return undefined;
        },
      },
    ],
  }),
);
