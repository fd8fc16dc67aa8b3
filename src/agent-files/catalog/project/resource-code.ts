/** Writes resources and classes of a catalog as statements. */
import { METAPARAMETERS, type CatalogParameter, type CatalogResource, type Value } from '../../../engine/index.ts';
import { quote } from './quote.ts';
import { referenceCode, valueCode, type ValueWriting } from './value-code.ts';

const metaparameters: ReadonlySet<string> = new Set(METAPARAMETERS);

export function isMetaparameter({ name }: Pick<CatalogParameter, 'name'>): boolean {
  return metaparameters.has(name);
}

/** Writes a value. The code can depend on the context, such as the parameters of the enclosing define. */
export type WriteValue = (value: Value, parameter: string) => string;

export function plainWriter(writing: ValueWriting): WriteValue {
  return (value, attribute) => valueCode(value, writing, attribute);
}

export function resourceCode(resource: CatalogResource, title: string, write: WriteValue): string {
  const mark = resource.exported ? '@@' : resource.virtual ? '@' : '';
  const attributes = [...resource.parameters.values()];
  return `${mark}${resource.type.toLowerCase()} { ${title}:\n${attributesCode(attributes, write)}}\n`;
}

/**
 * Writes a collector for an exported resource that the node itself has collected. The collector realizes the resource.
 */
export function collectorCode({ type, title }: CatalogResource): string {
  return `${capitalized(type)} <| title == ${quote(title)} |>\n`;
}

/** Writes a resource-like declaration for a class with metaparameters, and otherwise `include` or `contain`. */
export function classCode(resource: CatalogResource, isContained: boolean, write: WriteValue): string {
  const name = resource.title.toLowerCase();
  const own = [...resource.parameters.values()].filter(isMetaparameter);
  if (own.length === 0) return `${isContained ? 'contain' : 'include'} ${name}\n`;
  const declared = `class { ${quote(name)}:\n${attributesCode(own, write)}}\n`;
  return isContained ? `${declared}contain ${name}\n` : declared;
}

function attributesCode(attributes: readonly CatalogParameter[], write: WriteValue): string {
  const [plain, odd] = [attributes.filter(isPlain), attributes.filter((each) => !isPlain(each))];
  const lines = plain.map(({ name, value }) => `${name} => ${attributeValue(name, value, write)},\n`);
  const splat = odd.map(({ name, value }) => `${quote(name)} => ${attributeValue(name, value, write)},\n`);
  return `${lines.join('')}${splat.length === 0 ? '' : `* => {\n${splat.join('')}},\n`}`;
}

/** True if the grammar accepts the attribute's name directly. Other names can only be keys of the hash after `* =>`. */
function isPlain({ name }: CatalogParameter): boolean {
  return /^[a-z]\w*$/.test(name) && !KEYWORD_VALUES.has(name);
}

/** Keywords for values. The grammar does not accept them as names of attributes. */
const KEYWORD_VALUES: ReadonlySet<string> = new Set(['true', 'false', 'undef', 'default']);

const BARE_VALUES: ReadonlySet<string> = new Set(
  'absent directory file installed held latest link mounted present purged running stopped unmounted'.split(' '),
);

function attributeValue(name: string, value: Value, write: WriteValue): string {
  if (name === 'ensure' && typeof value === 'string' && BARE_VALUES.has(value)) return value;
  return write(value, name);
}

/**
 * Writes arrows for the relationships of a container that has no declaration, such as the main class. Leaves out the
 * classes that `requiredClasses` returns.
 */
export function arrowsCode(
  { type, title, relationships }: CatalogResource,
  referenceOf: (text: string) => string,
): string {
  const self = referenceCode(type, title);
  return relationships
    .map(({ parameter, target }) => {
      const other = referenceOf(target);
      switch (parameter) {
        case 'before':
          return `${self} -> ${other}\n`;
        case 'notify':
          return `${self} ~> ${other}\n`;
        case 'require':
          return target.startsWith('Class[') && type === 'Class' ? '' : `${other} -> ${self}\n`;
        case 'subscribe':
          return `${other} ~> ${self}\n`;
      }
    })
    .join('');
}

/**
 * Returns the classes that a container requires by calling the function `require`. In the main class and in nodes, no
 * other code can set the attribute `require`.
 */
export function requiredClasses({ relationships }: CatalogResource): readonly string[] {
  return relationships.flatMap(({ parameter, target }) => {
    const name = parameter === 'require' ? /^Class\[(.+)\]$/.exec(target)?.[1]?.toLowerCase() : undefined;
    return name === undefined ? [] : [name];
  });
}

function capitalized(type: string): string {
  return type
    .split('::')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('::');
}
