import { argumentError } from '../../evaluator/errors.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { parseRubyInteger } from '../../formatting/ruby-number.ts';
import { isArray, isHash, type Value } from '../../values/value.ts';
import { stringAt } from '../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';
import { compareVersions } from '../core/versioncmp.ts';

function dotted(path: readonly string[]): string {
  return path.map((part) => (part.includes('.') ? `"${part}"` : part)).join('.');
}

/** Reads an element of a structured fact. Logs a warning if the value has no elements. */
function stepInto(
  { evaluator }: CallContext,
  name: string,
  value: Value,
  walked: readonly string[],
  key: string,
): Value {
  if (isHash(value)) return value.get(key);
  const index = isArray(value) ? parseRubyInteger(key) : undefined;
  if (isArray(value) && index !== undefined) {
    return value[Number(index < 0n ? index + BigInt(value.length) : index)];
  }
  const why = isArray(value) ? `is an array; cannot index to '${key}'` : `is not a collection; cannot walk to '${key}'`;
  evaluator.host.log('warning', `fact request for ${name} returning nil: '${dotted(walked)}' ${why}`, undefined);
  return undefined;
}

const fact = defineFunction({
  name: 'fact',
  doc: `Returns a fact by its name with dots, or \`undef\`. Names that contain dots need double quotes. \`$facts.get('os.family')\` does the same.

\`\`\`puppet
fact('os.family')
fact('networking.interfaces.eth0.ip')
\`\`\``,
  dispatches: [
    {
      parameters: ['String fact_name'],
      call: (context, args) => {
        const name = stringAt(args, 0);
        let value: Value = context.evaluator.host.facts;
        const walked: string[] = [];
        for (const [, plain, quoted] of name.matchAll(/([^."]+)|"([^"]+)"/g)) {
          if (value === undefined) return undefined;
          const key = plain ?? quoted ?? '';
          value = stepInto(context, name, value, walked, key);
          walked.push(key);
        }
        return value;
      },
    },
  ],
});

const osVersionGte = defineFunction({
  name: 'os_version_gte',
  doc: `Tests whether the machine runs an operating system with at least a certain version. It needs legacy facts, which Puppet 8 does not include by default, and returns false without them. Use \`stdlib::os_version_gte\` instead.

\`\`\`puppet
os_version_gte('Debian', '11')
\`\`\``,
  dispatches: [
    {
      parameters: ['String[1] os', 'String[1] version'],
      returns: 'Boolean',
      call: ({ evaluator }, args) => {
        const { facts } = evaluator.host;
        if (facts.get('operatingsystem') !== args[0]) return false;
        return compareVersions(rubyToString(facts.get('operatingsystemmajrelease')), stringAt(args, 1)) >= 0;
      },
    },
  ],
});

const stdlibOsVersionGte = defineFunction({
  name: 'stdlib::os_version_gte',
  doc: `Tests whether the machine runs an operating system with at least a certain version, by the facts \`os.name\` and \`os.release.major\`.

\`\`\`puppet
if stdlib::os_version_gte('Debian', '11') { notice('nftables is there') }
\`\`\``,
  dispatches: [
    {
      parameters: ['String[1] os', 'String[1] version'],
      returns: 'Boolean',
      call: ({ evaluator }, args) => {
        const os = evaluator.host.facts.get('os');
        if (!isHash(os)) throw argumentError("undefined method `[]' for nil:NilClass");
        if (os.get('name') !== args[0]) return false;
        const release = os.get('release');
        const major = isHash(release) ? release.get('major') : undefined;
        return compareVersions(rubyToString(major), stringAt(args, 1)) >= 0;
      },
    },
  ],
});

export const factFunctions: readonly BuiltInFunction[] = [fact, osVersionGte, stdlibOsVersionGte];
