/**
 * Reads names in calls and strings: functions, classes passed to `include`, keys passed to `lookup`, templates, files,
 * facts.
 */
import type { Expression, LiteralString } from '../../engine/index.ts';
import { isBuiltinResourceType } from './known-names.ts';
import type { Occurrence, Role } from './occurrences.ts';
import { flattened, literalName, type LiteralName } from './literals.ts';
import { plainName, resourceSymbol, symbolOf, variableSymbol } from './symbols.ts';

const CLASS_FUNCTIONS = new Set(['include', 'contain', 'require']);
const KEY_FUNCTIONS = new Set(['lookup', 'hiera', 'hiera_array', 'hiera_hash', 'hiera_include']);
const FILE_FUNCTIONS = new Set(['file', 'find_file', 'binary_file', 'stdlib::has_file']);
const TEMPLATE_FUNCTIONS = new Set(['template', 'find_template']);

export function takesClasses(name: string): boolean {
  return CLASS_FUNCTIONS.has(name);
}

/**
 * Returns the function that a call names, and the names in its arguments. The receiver of a method is the first
 * argument.
 */
export function namedByCall(text: string, functor: Expression, args: readonly Expression[]): readonly Occurrence[] {
  if (functor.kind === 'QualifiedReference') return namedByDeferred(text, functor.casedValue, args);
  const called = functor.kind === 'QualifiedName' ? literalName(text, functor) : undefined;
  if (called === undefined) return [];
  const name = plainName(called.name);
  return [
    { symbol: symbolOf('function', name), range: called.range, role: 'reference' },
    ...namedByArguments(text, name, args),
    ...(name === 'epp' ? templateArguments(text, args) : []),
  ];
}

/** Returns the function that a Deferred value names: `split` in `Deferred('split', ['a', 'b'])`. */
function namedByDeferred(text: string, type: string, [first]: readonly Expression[]): readonly Occurrence[] {
  const called = plainName(type) === 'deferred' && first !== undefined ? literalName(text, first) : undefined;
  return called === undefined
    ? []
    : [{ symbol: symbolOf('function', plainName(called.name)), range: called.range, role: 'reference' }];
}

/** Returns the name of a fact in `$facts['name']`. */
export function factNamed(text: string, key: Expression | undefined): readonly Occurrence[] {
  const found = key === undefined ? undefined : literalName(text, key);
  return found === undefined ? [] : [{ symbol: symbolOf('fact', found.name), range: found.range, role: 'reference' }];
}

const MODULE_FILES = 'puppet:///modules/';

/** Returns the module file that a `puppet:` URI names, or an empty array for any other string. */
export function moduleFileNamed(text: string, node: LiteralString): readonly Occurrence[] {
  const found = node.value.startsWith(MODULE_FILES) ? literalName(text, node) : undefined;
  if (found === undefined) return [];
  const name = found.name.slice(MODULE_FILES.length);
  return [{ symbol: symbolOf('file', name), range: [found.range[1] - name.length, found.range[1]], role: 'reference' }];
}

function namedByArguments(text: string, functionName: string, args: readonly Expression[]): readonly Occurrence[] {
  const [first, second] = args;
  const found = (names: readonly LiteralName[], symbol: (name: string) => string, role: Role = 'reference') =>
    names.map(({ name, range }): Occurrence => ({ symbol: symbol(name), range, role }));
  if (CLASS_FUNCTIONS.has(functionName)) {
    return found(namesIn(text, args), (name) => symbolOf('class', plainName(name)));
  }
  if (first === undefined) return [];
  const names = (): readonly LiteralName[] => namesIn(text, [first]);
  if (KEY_FUNCTIONS.has(functionName)) return keysIn(text, first);
  if (functionName === 'epp')
    return found(names(), (name) => symbolOf('template', name.endsWith('.epp') ? name : `${name}.epp`));
  if (TEMPLATE_FUNCTIONS.has(functionName)) return found(namesIn(text, args), (name) => symbolOf('template', name));
  if (FILE_FUNCTIONS.has(functionName)) return found(namesIn(text, args), (name) => symbolOf('file', name));
  switch (functionName) {
    case 'defined':
      return found(namesIn(text, args), (name) => symbolOf('reference', plainName(name)));
    case 'create_resources':
      return found(names(), (name) =>
        plainName(name) === 'class' ? symbolOf('reference', 'class') : symbolOf('define', plainName(name)),
      );
    case 'fact':
    case 'stdlib::fact':
      return names().map(({ name, range }): Occurrence => {
        const fact = /^[^.]*/.exec(name)?.[0] ?? '';
        return { symbol: symbolOf('fact', fact), range: [range[0], range[0] + fact.length], role: 'reference' };
      });
    case 'call':
      return found(names(), (name) => symbolOf('function', plainName(name)));
    case 'getvar':
      return names().flatMap(({ name, range }) => {
        const variable = /^[\w:]+/.exec(name)?.[0] ?? '';
        return variable.includes('::')
          ? [{ symbol: variableSymbol(variable), range: [range[0], range[0] + variable.length], role: 'read' } as const]
          : [];
      });
    case 'ensure_resource':
    case 'ensure_resources': {
      const type = names()[0]?.name;
      if (type === undefined || second === undefined) return [];
      const titles = second.kind === 'LiteralHash' ? second.entries.map(({ key }) => key) : [second];
      return [
        ...(isBuiltinResourceType(plainName(type))
          ? []
          : found(names(), (name) => symbolOf('define', plainName(name)))),
        ...found(namesIn(text, titles), (title) => resourceSymbol(type, title), 'definition'),
      ];
    }
    case 'ensure_packages':
    case 'stdlib::ensure_packages':
      return found(names(), (title) => resourceSymbol('package', title), 'definition');
    default:
      return [];
  }
}

/** Returns the keys in the arguments of a lookup: `'a'`, `['a', 'b']`, `{ 'name' => 'a' }`. `'a.b'` has the key `a`. */
function keysIn(text: string, argument: Expression): readonly Occurrence[] {
  const asked =
    argument.kind === 'LiteralHash'
      ? argument.entries.flatMap(({ key, value }) => (literalName(text, key)?.name === 'name' ? [value] : []))
      : [argument];
  return namesIn(text, asked).map(({ name, range }) => {
    const key = name.split('.', 1)[0] ?? name;
    return { symbol: symbolOf('hiera', key), range: [range[0], range[0] + key.length], role: 'reference' };
  });
}

function namesIn(text: string, args: readonly Expression[]): readonly LiteralName[] {
  return args.flatMap(flattened).flatMap((each) => literalName(text, each) ?? []);
}

function templateArguments(text: string, args: readonly Expression[]): readonly Occurrence[] {
  const [first, given] = args;
  if (first === undefined || given?.kind !== 'LiteralHash') return [];
  const template = literalName(text, first)?.name;
  if (template === undefined) return [];
  const symbol = template.endsWith('.epp') ? template : `${template}.epp`;
  return given.entries.flatMap(({ key }): readonly Occurrence[] => {
    const name = literalName(text, key);
    return name === undefined
      ? []
      : [{ symbol: symbolOf('argument', `${symbol}::${name.name}`), range: name.range, role: 'write' }];
  });
}
