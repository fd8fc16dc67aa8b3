import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import { futureOnly, lookupOfFutureOnly } from '../../../diagnostics/issues/old-evaluation.ts';
import { type BuiltInFunction, defineFunction } from '../../../functions/define.ts';

const NAMES = 'assert_type each epp filter inline_epp map match reduce slice with'.split(' ');

function refused(name: string): BuiltInFunction {
  const issue = name === 'lookup' ? lookupOfFutureOnly() : futureOnly({ name });
  return defineFunction({
    name,
    doc: 'Requires the future parser.',
    dispatches: [
      {
        parameters: ['Any args*'],
        call: () => {
          throw new PuppetError(issue, undefined, 'ArgumentError');
        },
      },
    ],
  });
}

export const futureFunctions: readonly BuiltInFunction[] = [...NAMES, 'lookup'].map(refused);
