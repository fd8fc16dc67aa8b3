/** Functions for modules: their folders, their metadata, and private code. */
import { argumentError } from '../../evaluator/errors.ts';
import { MISSING } from '../../evaluator/scope/frames.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import type { CatalogHost } from '../../evaluator/host.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../values/value.ts';
import type { BuiltInFunction } from '../define.ts';
import { readYaml } from './formats/formats.ts';
import { orDefault, wrongCount } from './formats/json.ts';
import { readJson } from './formats/json-reader.ts';
import { parseError, statementFunction, valueFunction } from './legacy-function.ts';

const assertPrivate = statementFunction({
  name: 'assert_private',
  doc: `Stops the compilation if another module uses the class or define that contains the call. The argument is an optional message.

\`\`\`puppet
class ntp::config {
  assert_private()
}
\`\`\``,
  call: (context, args) => {
    if (args.length > 1) {
      throw parseError(`assert_private(): Wrong number of arguments given (${args.length}}) for 0 or 1)`);
    }
    const { scope } = context;
    const read = (name: string): Value => {
      const value = scope.lookup(name);
      return value === MISSING ? undefined : value;
    };
    if (read('module_name') === read('caller_module_name')) return undefined;
    const [message] = args;
    if (typeof message === 'string' && args.length === 1) throw parseError(message);
    throw parseError(`${scope.kind === 'define' ? 'Definition' : 'Class'} ${scope.name} is private`);
  },
});

function modulePath(host: CatalogHost, name: string): string {
  const path = host.moduleRoot(name);
  if (path !== undefined) return path;
  throw parseError(`Could not find module ${name} in environment production`);
}

const getModulePath = valueFunction({
  name: 'get_module_path',
  doc: `Returns the directory of a module. \`module_directory\` does the same.

\`\`\`puppet fragment
get_module_path('ntp')
\`\`\``,
  call: ({ evaluator }, args) => {
    if (args.length !== 1) throw parseError('get_module_path(): Wrong number of arguments, expects one');
    return modulePath(evaluator.host, rubyToString(args[0]));
  },
});

const loadModuleMetadata = valueFunction({
  name: 'load_module_metadata',
  doc: `Returns the content of the \`metadata.json\` of a module as a hash. If the second argument is true, for a module without the file, the result is an empty hash.

\`\`\`puppet fragment
load_module_metadata('ntp')['version']
\`\`\``,
  call: ({ evaluator }, args) => {
    if (args.length !== 1 && args.length !== 2) {
      throw parseError('load_module_metadata(): Wrong number of arguments, expects one or two');
    }
    const [module, mayBeMissing] = args;
    const name = rubyToString(module);
    const text = evaluator.host.files.read(`${modulePath(evaluator.host, name)}/metadata.json`);
    if (text !== undefined) return readJson(text);
    if (mayBeMissing !== undefined && mayBeMissing !== false) return PuppetHash.empty;
    throw parseError(`load_module_metadata(): No metadata.json file for module ${name}`);
  },
});

function loader(name: string, format: string, example: string, parse: (text: string) => Value): BuiltInFunction {
  return valueFunction({
    name,
    doc: `Returns the data of a ${format} file of the project, or a default. It cannot load URLs here.

\`\`\`puppet fragment
${name}('modules/ntp/files/${example}', {})
\`\`\``,
    call: (context, args) => {
      const [path, fallback] = args;
      if (args.length === 0) throw argumentError(`${name}(): Wrong number of arguments given (0 for minimum 1)`);
      if (typeof path !== 'string') throw wrongCount();
      return orDefault(() => load(context, name, path, fallback, parse), fallback);
    },
  });
}

function load(
  { evaluator, scope }: CallContext,
  name: string,
  path: string,
  fallback: Value,
  parse: (text: string) => Value,
): Value {
  const { host } = evaluator;
  if (/^https?:\/\//.test(path)) {
    throw argumentError(`${name}(): is not available in the playground for addresses of the web`);
  }
  const text = host.files.read(path);
  if (text !== undefined) return parse(text);
  host.log('warning', `Can't load '${path}' File does not exist!`, scope);
  return fallback;
}

function steps(path: string, separator: string): readonly Value[] {
  const parts = path.split(separator);
  while (parts.at(-1) === '') parts.pop();
  return parts.map((part) => (/^\d+$/m.test(part) ? BigInt(part) : part));
}

const tryGetValue = valueFunction({
  name: 'try_get_value',
  doc: `Returns a value from nested hashes and arrays by a path such as \`a/0/b\`, or a default. The fourth argument is another separator. Deprecated: use \`get\` or \`dig\` instead.

\`\`\`puppet
$config = { 'servers' => [{ 'port' => 8080 }] }
get($config, 'servers.0.port', 80)
\`\`\``,
  call: (context, args) => {
    if (args.length === 0) throw argumentError('try_get_value(): Wrong number of arguments given (0 for minimum 1)');
    const { evaluator, scope, place } = context;
    const warn = (message: string): void => evaluator.host.log('warning', message, scope);
    warn('try_get_value() DEPRECATED: this function is deprecated, please use dig() instead.');
    const [data, path, fallback, separator] = args;
    const text = path === undefined ? '' : rubyToString(path);
    const noDefault = fallback === undefined || fallback === false;
    if ((!isHash(data) && !isArray(data)) || text === '') return noDefault ? data : fallback;
    warn(
      'dig() DEPRECATED: This function has been replaced in Puppet 4.5.0, please use dig44() for backwards compatibility or use the new version.',
    );
    for (const method of ['loaded?', 'load']) {
      const call = `Puppet::Parser::Functions.autoloader#${method}("dig44")`;
      evaluator.warnOnce(call, `The method '${call}' is deprecated in favor of using 'Scope#call_function'.`);
    }
    const keys = steps(text, typeof separator === 'string' ? separator : '/');
    return evaluator.callFunction('dig44', [data, keys, fallback], { scope, place, block: undefined });
  },
});

export const moduleFunctions: readonly BuiltInFunction[] = [
  assertPrivate,
  getModulePath,
  loadModuleMetadata,
  loader('loadjson', 'JSON', 'data.json', readJson),
  loader('loadyaml', 'YAML', 'data.yaml', readYaml),
  tryGetValue,
];
