/** Generates calls of built-in functions, with arguments of the types in their signatures. */
import type { Random } from '../../fuzz/random.ts';
import { builtinFunctions } from '../../../src/engine/functions/index.ts';
import type { CallableType, Type } from '../../../src/engine/types/type.ts';
import type { Wanted } from './forms.ts';

/** Functions that are not called: they need files, have another result at each run, or only change the control flow. */
const LEFT_OUT = new Set([
  ...['annotate', 'binary_file', 'break', 'contain', 'create_resources', 'epp', 'fail', 'file', 'find_file'],
  ...['find_template', 'fqdn_rand', 'generate', 'hiera_include', 'import', 'include', 'inline_epp', 'inline_template'],
  ...['module_directory', 'next', 'realize', 'require', 'return', 'scanf', 'tag', 'tagged', 'template', 'unwrap'],
]);

interface Signature {
  readonly name: string;
  readonly type: CallableType;
}

const SIGNATURES: readonly Signature[] = builtinFunctions.all
  .filter((each) => builtinFunctions.findCore(each.name) === each && !LEFT_OUT.has(each.name))
  .flatMap(({ name, signatures }) => signatures.map(({ type }) => ({ name, type })))
  // Leaves out the signatures of `strftime` without a time, because they use the current time.
  .filter(({ name, type }) => name !== 'strftime' || type.parameters?.types[0]?.kind !== 'String');

/** Generates an expression of a kind, which may use the variables of the enclosing lambda. */
export type Make = (wanted: Wanted, variables?: readonly string[]) => string;

export function call(random: Random, make: Make): string {
  const { name, type } = random.pick(SIGNATURES);
  const types = type.parameters?.types ?? [];
  const size = type.parameters?.size;
  const [from, to] = [Number(size?.from ?? types.length), Math.min(Number(size?.to ?? 3), types.length + 2)];
  let count = from + random.below(Math.max(0, to - from) + 1);
  // Some calls have an argument too many or too few.
  if (random.oneIn(25)) count += random.oneIn(2) ? 1 : -1;
  const values = Array.from({ length: Math.max(0, count) }, (_, index) =>
    random.oneIn(20) ? make('Any') : valueOf(types[Math.min(index, types.length - 1)], random, make),
  );
  const block = blockOf(type.block, random, make);
  const [first, ...rest] = values;
  if (first !== undefined && random.oneIn(2)) {
    return `(${first}).${name}${rest.length > 0 || random.oneIn(2) ? `(${rest.join(', ')})` : ''}${block}`;
  }
  return `${name}(${values.join(', ')})${block}`;
}

function blockOf(type: Type | undefined, random: Random, make: Make): string {
  if (type === undefined) return random.oneIn(60) ? ' || { 1 }' : '';
  if (type.kind === 'Optional') return random.oneIn(2) ? blockOf(type.type, random, make) : '';
  const wanted = type.kind === 'Callable' ? Number(type.parameters?.size?.to ?? type.parameters?.types.length ?? 1) : 1;
  return ` ${lambda(random, random.oneIn(20) ? random.below(4) : Math.min(wanted, 3), make)}`;
}

/** Generates a lambda with this many parameters, some of which have types and defaults. */
export function lambda(random: Random, parameters: number, make: Make): string {
  const names = ['x', 'y', 'z'].slice(0, parameters);
  const list = names.map((name, index) => {
    const type = random.oneIn(6) ? `${random.pick(['Any', 'Integer', 'String', 'NotUndef', 'Scalar'])} ` : '';
    const isLast = index === names.length - 1;
    return `${type}${isLast && random.oneIn(15) ? '*' : ''}$${name}${isLast && random.oneIn(15) && type === '' ? ' = 5' : ''}`;
  });
  const result = make('Any', names);
  const jump = random.oneIn(12)
    ? `if ${make('Boolean', names)} { ${random.pick(['next', 'break', 'return'])}() } `
    : '';
  // In parentheses: after a statement, the braces of a hash would start another statement.
  const body = jump === '' ? result : `${jump}(${result})`;
  return `|${list.join(', ').replaceAll(/\*(\$\w+) = 5/g, '*$1')}| { ${body} }`;
}

/** Generates an expression whose value usually has this type. */
export function valueOf(type: Type | undefined, random: Random, make: Make): string {
  const inner = (each: Type | undefined): string => valueOf(each, random, make);
  switch (type?.kind) {
    case 'Integer':
      return random.oneIn(2) ? make('Integer') : String(Number(type.from ?? -2n) + random.below(5));
    case 'Float':
      return make('Float');
    case 'Numeric':
      return make(random.oneIn(2) ? 'Integer' : 'Float');
    case 'String':
      return type.value === undefined ? make('String') : `'${type.value}'`;
    case 'Enum':
      return `'${random.pick(type.values)}'`;
    case 'Pattern':
      return random.pick(["'G'", "'I'", "'a.b'", "'facts.os.0'", "'x'", "''"]);
    case 'Boolean':
      return make('Boolean');
    case 'Undef':
      return 'undef';
    case 'Array':
      return random.oneIn(3) ? make('Array') : `[${random.some(3, () => inner(type.element)).join(', ')}]`;
    case 'Hash':
      return random.oneIn(3)
        ? make('Hash')
        : `{ ${random.some(2, () => `${inner(type.key)} => ${inner(type.value)}`).join(', ')} }`;
    case 'Tuple':
      return `[${type.types.map(inner).join(', ')}]`;
    case 'Struct': {
      const chosen = type.elements.filter(() => random.oneIn(2));
      return `{ ${chosen.map(({ name, value }) => `'${name}' => ${inner(value)}`).join(', ')} }`;
    }
    case 'Collection':
      return make(random.oneIn(2) ? 'Array' : 'Hash');
    case 'Iterable':
      if (type.element !== undefined && random.oneIn(2)) {
        return `[${random.some(3, () => inner(type.element)).join(', ')}]`;
      }
      return random.pick([
        () => make('Array'),
        () => make('Hash'),
        () => make('Iterator'),
        () => '5',
        () => make('String'),
      ])();
    case 'Optional':
      return random.oneIn(3) ? 'undef' : inner(type.type);
    case 'NotUndef':
      return inner(type.type);
    case 'Variant':
      return inner(random.pick(type.types));
    case 'TypeAlias':
      return random.oneIn(4) ? make('String') : inner(type.resolve());
    case 'Type':
      return type.type?.kind === 'Regexp' ? 'Regexp[/b/]' : make('Type');
    case 'Regexp':
      return random.pick(['/b/', '/(a)(b)?/', '/\\s+/', '/[aeiou]/', '//']);
    case 'Sensitive':
      return `Sensitive(${inner(type.type)})`;
    case 'Timespan':
    case 'Timestamp':
    case 'SemVer':
    case 'Binary':
      return make(type.kind);
    default:
      return make('Any');
  }
}
