/** Functions that stdlib implements in the Puppet language. */
import type { CallContext } from '../../evaluator/calls/function.ts';
import { DeferredValue, type Value } from '../../values/value.ts';
import { hashAt, optionalStringAt, stringAt } from '../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';

/** Values of `ensure` that mean the same as `present`, by resource type. */
const PRESENT: Readonly<Record<string, string>> = { package: 'installed', service: 'running' };

function findPresent(resource: string | undefined): string {
  return resource === undefined ? 'present' : (PRESENT[resource] ?? resource);
}

const ensure = defineFunction({
  name: 'stdlib::ensure',
  doc: `Returns the value of \`ensure\` for a kind of resource from \`present\`, \`absent\` or a boolean. A class then needs one parameter for all its resources. Without a kind, it returns \`present\` or \`absent\`.

\`\`\`puppet
$ensure = 'present'
service { 'ssh': ensure => stdlib::ensure($ensure, 'service') }   # running or stopped
\`\`\``,
  dispatches: [
    {
      parameters: [
        "Variant[Boolean, Enum['present', 'absent']] ensure",
        "Optional[Enum['directory', 'link', 'mounted', 'service', 'file', 'package']] resource?",
      ],
      returns: 'String',
      call: (_, args) => {
        const resource = optionalStringAt(args, 1);
        if (args[0] === true || args[0] === 'present') return findPresent(resource);
        return resource === 'service' ? 'stopped' : 'absent';
      },
    },
  ],
});

function callWith({ evaluator, scope, place }: CallContext, name: string, args: readonly Value[]): Value {
  return evaluator.callFunction(name, args, { scope, place, block: undefined });
}

const deferrableEpp = defineFunction({
  name: 'stdlib::deferrable_epp',
  doc: `Renders an EPP template, or defers that to the node if one of its values is \`Deferred\`.

\`\`\`puppet fragment
file { '/etc/app.conf':
  content => stdlib::deferrable_epp('app/app.conf.epp', { 'secret' => Deferred('fetch_secret') }),
}
\`\`\``,
  dispatches: [
    {
      parameters: ['String template', 'Hash variables'],
      returns: 'Variant[String, Deferred]',
      call: (context, args) => {
        const template = stringAt(args, 0);
        const variables = hashAt(args, 1);
        if (![...variables.values()].some((value) => value instanceof DeferredValue)) {
          return callWith(context, 'epp', [template, variables]);
        }
        const path = callWith(context, 'find_template', [template]);
        const text = typeof path === 'string' ? context.evaluator.host.files.read(path) : undefined;
        return new DeferredValue('inline_epp', [text ?? callWith(context, 'file', [path]), variables]);
      },
    },
  ],
});

export const languageFunctions: readonly BuiltInFunction[] = [ensure, deferrableEpp];
