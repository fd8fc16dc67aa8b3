import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import { flatten } from '../../../evaluator/access.ts';
import { argumentError } from '../../../evaluator/errors.ts';
import { MISSING } from '../../../evaluator/scope/frames.ts';
import type { CallContext } from '../../../evaluator/calls/function.ts';
import { lookupVariable } from '../../../evaluator/scope/variables.ts';
import { rubyClass } from '../../../types/ruby-class.ts';
import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../../values/value.ts';
import { stringAt } from '../../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../../define.ts';
import { addressText, networkIncludes, parseNetwork } from './ip-address.ts';
import { noMethod, parseError, valueFunction } from '../legacy-function.ts';
import { uniqueValues } from '../collections/sets.ts';

const ipInRange = defineFunction({
  name: 'stdlib::ip_in_range',
  doc: `Tests whether an address is in a network, or in one of several.

\`\`\`puppet
stdlib::ip_in_range('192.168.1.5', ['10.0.0.0/8', '192.168.0.0/16'])   # true
\`\`\``,
  dispatches: [
    {
      parameters: ['String ipaddress', 'Variant[String, Array] range'],
      returns: 'Boolean',
      call: (_, args) => {
        const address = parseNetwork(stringAt(args, 0));
        const given = args[1];
        const ranges = (isArray(given) ? given : [given]).map((range) => {
          if (typeof range !== 'string') throw argumentError('address family must be specified');
          return parseNetwork(range);
        });
        return ranges.some((range) => networkIncludes(range, address));
      },
    },
  ],
});

const encloseIpv6 = valueFunction({
  name: 'enclose_ipv6',
  doc: `Encloses IPv6 addresses in square brackets, as URLs need them, and removes duplicates. \`*\` stays.

\`\`\`puppet
enclose_ipv6(['::1', '127.0.0.1'])   # ['[::1]', '127.0.0.1']
\`\`\``,
  call: (_, args) => {
    if (args.length !== 1) throw parseError(`enclose_ipv6(): Wrong number of arguments given ${args.length} for 1`);
    const [given] = args;
    if (typeof given !== 'string' && !isArray(given)) {
      throw parseError(`enclose_ipv6(): Wrong argument type given ${rubyClass(given)} expected String or Array`);
    }
    const addresses = flatten([given]).filter((each) => each !== undefined);
    return uniqueValues(addresses.map(enclosed));
  },
});

function enclosed(value: Value): Value {
  if (value === '*') return value;
  try {
    const network = parseNetwork(rubyToString(value));
    return network.family === 6 ? `[${addressText(network)}]` : value;
  } catch (error) {
    if (!(error instanceof PuppetError)) throw error;
    throw parseError(`enclose_ipv6(): Wrong argument given ${rubyToString(value)} is not an ip address.`);
  }
}

function variable({ evaluator, scope }: CallContext, name: string): Value {
  const value = lookupVariable(evaluator, name, scope);
  return value === MISSING ? undefined : value;
}

/**
 * True if the machine has an interface with this property. Uses the legacy facts `interfaces`, `ipaddress_eth0` and so
 * on, which Puppet 8 lacks by default.
 */
function hasInterface(context: CallContext, [kind, wanted]: readonly Value[], count: number): boolean {
  const { evaluator, scope } = context;
  const interfaces = lookupVariable(evaluator, 'interfaces', scope);
  if (interfaces === MISSING) throw argumentError("Undefined variable 'interfaces'; ");
  if (interfaces === undefined) return false;
  if (typeof interfaces !== 'string') throw noMethod('split', interfaces);
  const names = interfaces.split(',');
  if (count === 1) return names.some((name) => name === kind);
  const prefix = rubyToString(kind);
  if (variable(context, prefix) === wanted) return true;
  return names.some((name) => variable(context, `${prefix}_${name.toLowerCase()}`) === wanted);
}

const LEGACY_FACTS =
  'It needs legacy facts, which Puppet 8 does not include by default. Use `stdlib::has_interface_with` instead.';

const hasInterfaceWith = valueFunction({
  name: 'has_interface_with',
  doc: `Tests whether the machine has a network interface with a name or an address. ${LEGACY_FACTS}

\`\`\`puppet fragment
has_interface_with('ipaddress', '127.0.0.1')
\`\`\``,
  call: (context, args) => {
    if (args.length === 0 || args.length > 2) {
      throw parseError(`has_interface_with(): Wrong number of arguments given (${args.length} for 1 or 2)`);
    }
    return hasInterface(context, args, args.length);
  },
});

function hasFunction(name: string, kind: string, what: string, example: string): BuiltInFunction {
  return valueFunction({
    name,
    doc: `Tests whether an interface of the machine has ${what}. ${LEGACY_FACTS}

\`\`\`puppet fragment
${name}('${example}')
\`\`\``,
    call: (context, args) => {
      if (args.length !== 1) throw parseError(`${name}(): Wrong number of arguments given (${args.length} for 1)`);
      for (const method of ['loaded?', 'load']) {
        const call = `Puppet::Parser::Functions.autoloader#${method}("has_interface_with")`;
        const message = `The method '${call}' is deprecated in favor of using 'Scope#call_function'.`;
        context.evaluator.warnOnce(call, message);
      }
      return hasInterface(context, [kind, args[0]], 2);
    },
  });
}

function readInterfaces({ evaluator }: CallContext): PuppetHash {
  const networking = evaluator.host.facts.get('networking');
  const interfaces = isHash(networking) ? networking.get('interfaces') : undefined;
  return isHash(interfaces) ? interfaces : PuppetHash.empty;
}

const KINDS: Readonly<Record<string, string>> = { ipaddress: 'ip', macaddress: 'mac' };

function someInterfaceHas(context: CallContext, kind: string, value: string): boolean {
  const name = KINDS[kind] ?? kind;
  return [...readInterfaces(context).values()].some((each) => isHash(each) && each.get(name) === value);
}

const stdlibHasInterfaceWith = defineFunction({
  name: 'stdlib::has_interface_with',
  doc: `Tests whether the machine has a network interface with a name, or with an address, network, netmask or MAC address.

\`\`\`puppet
stdlib::has_interface_with('lo')
stdlib::has_interface_with('ipaddress', '127.0.0.1')
\`\`\``,
  dispatches: [
    {
      parameters: ['String[1] interface'],
      returns: 'Boolean',
      call: (context, args) => readInterfaces(context).has(args[0]),
    },
    {
      parameters: ["Enum['macaddress', 'netmask', 'ipaddress', 'network', 'ip', 'mac'] kind", 'String[1] value'],
      returns: 'Boolean',
      call: (context, args) => someInterfaceHas(context, stringAt(args, 0), stringAt(args, 1)),
    },
  ],
});

const OCTET = String.raw`(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])`;
const IPV4 = String.raw`Pattern[/\A${OCTET}(?:\.${OCTET}){3}\z/]`;

function stdlibHasFunction(name: string, kind: string, what: string, example: string): BuiltInFunction {
  return defineFunction({
    name: `stdlib::${name}`,
    doc: `Tests whether an interface of the machine has ${what}.

\`\`\`puppet
stdlib::${name}('${example}')
\`\`\``,
    dispatches: [
      {
        parameters: [`${IPV4} ${kind === 'network' ? 'ip_network' : 'ip_address'}`],
        returns: 'Boolean',
        call: (context, args) => someInterfaceHas(context, kind, stringAt(args, 0)),
      },
    ],
  });
}

export const networkFunctions: readonly BuiltInFunction[] = [
  ipInRange,
  encloseIpv6,
  hasInterfaceWith,
  hasFunction('has_ip_address', 'ipaddress', 'an address', '127.0.0.1'),
  hasFunction('has_ip_network', 'network', 'a network', '127.0.0.0'),
  stdlibHasInterfaceWith,
  stdlibHasFunction('has_ip_address', 'ipaddress', 'an address', '127.0.0.1'),
  stdlibHasFunction('has_ip_network', 'network', 'a network', '127.0.0.0'),
];
