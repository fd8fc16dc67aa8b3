/** `deprecation`, and the deprecation messages of stdlib's own functions. */
import { retiredFunction } from '../../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { rubyInspect } from '../../formatting/ruby-inspect.ts';
import { stringAt } from '../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';

/**
 * Reports a deprecation. It is an error with Puppet 8's default settings. Otherwise, the setting `strict` decides
 * whether it is a warning or ignored.
 */
export function deprecate({ evaluator, scope, place }: CallContext, key: string, text: string): void {
  const { strict } = evaluator.host.settings;
  if (strict === 'off') return;
  // Like Ruby, prints the last two frames of Puppet's call stack. The outermost frame has line 0.
  const frame = (line: number): string => rubyInspect([place.file, BigInt(line)]);
  const outer = scope.kind === 'top' ? frame(0) : '';
  const message = `${text} at ${frame(place.line ?? 0)}:${outer}`;
  if (strict === 'error') throw new PuppetError(retiredFunction({ name: key, message }), undefined, 'ArgumentError');
  evaluator.warnOnce(`deprecation/${key}`, message);
}

export const deprecation: BuiltInFunction = defineFunction({
  name: 'deprecation',
  doc: `Reports that something is deprecated: an error if the setting \`strict\` is \`error\` (default), otherwise a warning, once for each key.

\`\`\`puppet fragment
deprecation('mymodule::old', 'mymodule::old is replaced by mymodule::new')
\`\`\``,
  dispatches: [
    {
      parameters: ['String key', 'String message'],
      call: (context, args) => {
        deprecate(context, stringAt(args, 0), stringAt(args, 1));
        return undefined;
      },
    },
  ],
});
