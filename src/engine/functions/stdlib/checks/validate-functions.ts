/** The `validate_…` functions. Most of them are deprecated, because parameters have types. */
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import { argumentError } from '../../../evaluator/errors.ts';
import type { CallContext } from '../../../evaluator/calls/function.ts';
import { formatTypeText } from '../../../types/format.ts';
import { inferTypeSet } from '../../../types/infer.ts';
import { isInstance } from '../../../types/instance.ts';
import { describeMismatch } from '../../../types/mismatch/mismatch.ts';
import { parseTypeString } from '../../../types/parse.ts';
import type { Type } from '../../../types/type.ts';
import { rubyFormat } from '../../../formatting/sprintf.ts';
import type { Value } from '../../../values/value.ts';
import { hashAt, stringAt, typeAt } from '../../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../../define.ts';
import { checkWidths } from '../../format-limits.ts';
import { deprecate } from '../deprecation.ts';
import { noMethod, parseError, statementFunction } from '../legacy-function.ts';
import { VALIDATORS, type Validator, type ValidatorName } from './validators.ts';

const RETIRED: readonly (readonly [name: ValidatorName, type: string])[] = [
  ['absolute_path', 'Stdlib::Compat::Absolute_Path'],
  ['array', 'Stdlib::Compat::Array'],
  ['bool', 'Stdlib::Compat::Bool'],
  ['hash', 'Stdlib::Compat::Hash'],
  ['integer', 'Stdlib::Compat::Integer'],
  ['ip_address', 'Stdlib::Compat::Ip_Address'],
  ['ipv4_address', 'Stdlib::Compat::Ipv4_Address'],
  ['ipv6_address', 'Stdlib::Compat::Ipv6_address'],
  ['numeric', 'Stdlib::Compat::Numeric'],
  ['re', 'Pattern[]'],
  ['slength', 'String[]'],
  ['string', 'Stdlib::Compat::String'],
];

const retired = RETIRED.map(([name, type]) =>
  defineFunction({
    name: `validate_${name}`,
    doc: `Stops the compilation if a value is not valid. Deprecated: with the default settings of Puppet 8, every call is an error. Give the parameter a type instead, such as \`${type}\` or a type of the language.

\`\`\`puppet
class ntp (Array[String] $servers) { }
\`\`\``,
    dispatches: [
      {
        parameters: ['Any args*'],
        call: (context, args) => {
          const first = 'This method is deprecated, please use the stdlib validate_legacy function,';
          const rest = `with ${type}. There is further documentation for validate_legacy function in the README.`;
          deprecate(context, `validate_${name}`, `${first}\n${' '.repeat(20)}${rest}`);
          VALIDATORS[name](args);
          return undefined;
        },
      },
    ],
  }),
);

const working = (['domain_name', 'email_address'] as const).map((name) =>
  statementFunction({
    name: `validate_${name}`,
    doc: `Stops the compilation unless all values are ${name === 'domain_name' ? 'valid DNS names' : 'syntactically valid email addresses'}. Use a type for the parameter instead.

\`\`\`puppet
validate_${name}('${name === 'domain_name' ? 'example.com' : 'root@example.com'}')
\`\`\``,
    call: (_, args) => {
      VALIDATORS[name](args);
      return undefined;
    },
  }),
);

function findValidator(functionName: string): Validator {
  const name = functionName.replace(/^validate_/, '');
  const found = Object.entries(VALIDATORS).find(([each]) => each === name && functionName !== name);
  if (found === undefined) throw noMethod(`function_${functionName}`, functionName);
  return found[1];
}

function passesValidator(functionName: string, args: readonly Value[]): boolean {
  const validate = findValidator(functionName);
  try {
    validate(args);
    return true;
  } catch (error) {
    if (error instanceof PuppetError && error.errorClass === 'Puppet::ParseError') return false;
    throw error;
  }
}

function validateLegacy(context: CallContext, type: Type, name: string, args: readonly Value[]): void {
  const [value] = args;
  const passes = passesValidator(name, args);
  if (isInstance(type, value)) {
    if (passes) return;
    const message = `Accepting previously invalid value for target type '${formatTypeText(type)}'`;
    context.evaluator.host.log('notice', message, undefined);
    return;
  }
  const message = describeMismatch(`validate_legacy(${name})`, type, inferTypeSet(value));
  if (!passes) throw parseError(message);
  deprecate(context, 'validate_legacy', message);
}

const validateLegacyFunction = defineFunction({
  name: 'validate_legacy',
  doc: `Validates a value by a type and by an old \`validate_…\` function, to help the transition from these functions to types. A value that both reject stops the compilation; a value that only the type rejects is reported as deprecated.

\`\`\`puppet
$servers = ['0.pool.ntp.org']
validate_legacy(Array, 'validate_array', $servers)
\`\`\``,
  dispatches: [
    {
      parameters: ['Type target_type', 'String function_name', 'Any value', 'Any args*'],
      call: (context, args) => {
        validateLegacy(context, typeAt(args, 0).type, stringAt(args, 1), args.slice(2));
        return undefined;
      },
    },
    {
      parameters: ['String type_string', 'String function_name', 'Any value', 'Any args*'],
      call: (context, args) => {
        const { host } = context.evaluator;
        const type = parseTypeString(stringAt(args, 0), { resolveName: (name) => host.findType(name) });
        validateLegacy(context, type, stringAt(args, 1), args.slice(2));
        return undefined;
      },
    },
  ],
});

/**
 * Functions with the prefix `stdlib::` declare types for their parameters, so Puppet reports a type mismatch for an
 * invalid value.
 */
const checkedByType = (
  [
    ['domain_name', 'valid DNS names', 'example.com', 'Variant[Stdlib::Fqdn, Stdlib::Dns::Zone]'],
    ['email_address', 'syntactically valid email addresses', 'root@example.com', 'Stdlib::Email'],
  ] as const
).map(([name, about, example, type]) =>
  defineFunction({
    name: `stdlib::validate_${name}`,
    doc: `Stops the compilation unless all values are ${about}. Use \`${type}\` as the type of a parameter instead.

\`\`\`puppet
stdlib::validate_${name}('${example}')
\`\`\``,
    dispatches: [
      {
        parameters: ['Any values*'],
        call: ({ evaluator }, args) => {
          const full = `stdlib::validate_${name}`;
          if (args.length === 0) throw argumentError(`${full}(): Wrong number of arguments need at least one`);
          const wanted = parseTypeString(type, { resolveName: (each) => evaluator.host.findType(each) });
          for (const value of args) {
            if (isInstance(wanted, value)) continue;
            throw argumentError(`'${full}' ${describeMismatch("parameter 'values'", wanted, inferTypeSet(value))}`);
          }
          return undefined;
        },
      },
    ],
  }),
);

const sprintfHash = defineFunction({
  name: 'sprintf_hash',
  doc: `Formats the values of a hash as a string. Deprecated: with the default settings of Puppet 8, every call is an error. Use \`sprintf\`, which accepts a hash.

\`\`\`puppet
sprintf('%<port>d', { 'port' => 80 })
\`\`\``,
  dispatches: [
    {
      parameters: ['String format', 'Hash arguments'],
      call: (context, args) => {
        const instead = 'From Puppet 4.10.10/5.3.4 please use the built-in sprintf instead';
        deprecate(context, 'sprintf_hash', `This method is deprecated. ${instead}`);
        checkWidths(context.evaluator, args);
        return rubyFormat(stringAt(args, 0), [hashAt(args, 1)]);
      },
    },
  ],
});

export const validateFunctions: readonly BuiltInFunction[] = [
  ...retired,
  ...working,
  validateLegacyFunction,
  ...checkedByType,
  sprintfHash,
];
