/** The `is_…` functions. Most of them are deprecated, because `=~` with a type replaces them. */
import { argumentError } from '../../../evaluator/errors.ts';
import { inferTypeSet } from '../../../types/infer.ts';
import { isInstance } from '../../../types/instance.ts';
import { rubyClass } from '../../../types/ruby-class.ts';
import { TypeValue, type Value } from '../../../values/value.ts';
import { stringAt, typeAt } from '../../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../../define.ts';
import { deprecate } from '../deprecation.ts';
import { parseError, valueFunction } from '../legacy-function.ts';
import { isDomainName, isEmailAddress, TESTS, type TestName } from './predicates.ts';

function test(
  name: string,
  about: string,
  example: string,
  decide: (value: Value) => boolean,
  wrong = (count: number): string => `${name}(): Wrong number of arguments given ${count} for 1`,
): BuiltInFunction {
  return valueFunction({
    name,
    doc: `Tests whether a value is ${about}

\`\`\`puppet
${name}(${example})
\`\`\``,
    call: (_, args) => {
      if (args.length !== 1) throw parseError(wrong(args.length));
      return decide(args[0]);
    },
  });
}

const RETIRED: readonly (readonly [test: TestName, type: string, about: string, example: string])[] = [
  ['absolute_path', 'Absolute_Path', 'an absolute path of Unix or Windows', "'/etc/motd'"],
  ['array', 'Array', 'an array', '[1]'],
  ['bool', 'Bool', 'a boolean', 'true'],
  ['float', 'Float', 'a float, or a string that contains one', '1.5'],
  ['ip_address', 'Ip_address', 'an IP address', "'::1'"],
  ['ipv4_address', 'Ipv4', 'an IPv4 address', "'127.0.0.1'"],
  ['ipv6_address', 'Ipv6', 'an IPv6 address', "'::1'"],
  ['numeric', 'Numeric', 'a number, or a string that contains one', "'12'"],
  ['string', 'String', 'a string, but not one that contains a number', "'abc'"],
];

const INSTEAD =
  'They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions.';

const retired = RETIRED.map(([name, type, about, example]) =>
  defineFunction({
    name: `is_${name}`,
    doc: `Tests whether a value is ${about}. Deprecated: with the default settings of Puppet 8, every call is an error. Use \`$value =~ Stdlib::Compat::${type}\`, or a type of the language.

\`\`\`puppet fragment
is_${name}(${example})
\`\`\``,
    dispatches: [
      {
        parameters: ['Any args*'],
        call: (context, args) => {
          const text = `This method is deprecated, please use match expressions with Stdlib::Compat::${type} instead. ${INSTEAD}`;
          // stdlib itself uses the IPv4 function's key for the deprecation of the IPv6 function.
          deprecate(context, name === 'ipv6_address' ? 'is_ipv4_address' : `is_${name}`, text);
          if (args.length !== 1)
            throw parseError(`is_${name}(): Wrong number of arguments given (${args.length} for 1)`);
          return TESTS[name](args[0]);
        },
      },
    ],
  }),
);

function isMacAddress(value: Value): boolean {
  if (typeof value !== 'string') throw argumentError(`no implicit conversion of ${rubyClass(value)} into String`);
  return /^[a-f0-9]{1,2}(?::[a-f0-9]{1,2}){5}$|^[a-f0-9]{1,2}(?::[a-f0-9]{1,2}){19}$/im.test(value);
}

const isA = defineFunction({
  name: 'is_a',
  doc: `Tests whether a value matches a type. \`=~\` does the same; \`is_a\` fits into a chain of calls.

\`\`\`puppet
'abc'.is_a(String)   # true
\`\`\``,
  dispatches: [
    { parameters: ['Any value', 'Type type'], call: (_, args) => isInstance(typeAt(args, 1).type, args[0]) },
  ],
});

const typeOf = ['type_of', 'stdlib::type_of'].map((name) =>
  defineFunction({
    name,
    doc: `Returns the type of a value in full detail. \`type()\` does the same.

\`\`\`puppet
${name}([1, 'a'])   # Tuple[Integer[1, 1], String]
\`\`\``,
    dispatches: [{ parameters: ['Any value'], call: (_, args) => new TypeValue(inferTypeSet(args[0])) }],
  }),
);

const availability = [
  valueFunction({
    name: 'is_function_available',
    doc: `Tests whether a function exists.

\`\`\`puppet
is_function_available('pick')   # true
\`\`\``,
    call: ({ evaluator }, args) => {
      if (args.length !== 1) {
        throw parseError(`is_function_available?(): Wrong number of arguments given ${args.length} for 1`);
      }
      const [name] = args;
      return typeof name === 'string' && evaluator.findFunction(name) !== undefined;
    },
  }),
  defineFunction({
    name: 'stdlib::has_function',
    doc: `Tests whether a function exists.

\`\`\`puppet
stdlib::has_function('stdlib::ensure')   # true
\`\`\``,
    dispatches: [
      {
        parameters: ['String[1] function_name'],
        returns: 'Boolean',
        call: ({ evaluator }, args) => evaluator.findFunction(stringAt(args, 0)) !== undefined,
      },
    ],
  }),
];

export const isFunctions: readonly BuiltInFunction[] = [
  test('is_domain_name', 'a valid DNS name.', "'example.com'", isDomainName),
  test('is_email_address', 'a syntactically valid email address.', "'root@example.com'", isEmailAddress),
  test(
    'is_hash',
    'a hash. `=~ Hash` does the same.',
    "{ 'a' => 1 }",
    TESTS.hash,
    (count) => `is_hash(): Wrong number of arguments given (${count} for 1)`,
  ),
  test('is_integer', 'an integer, or a string that contains one.', "'12'", TESTS.integer),
  test('is_mac_address', 'the hardware address of a network interface.', "'00:11:22:33:44:55'", isMacAddress),
  ...retired,
  isA,
  ...typeOf,
  ...availability,
];
