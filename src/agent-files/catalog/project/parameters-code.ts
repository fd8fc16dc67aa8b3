/** Writes the parameters of classes and defines. */
import { isArray, isHash, type CatalogResource, type Value } from '../../../engine/index.ts';
import { isMetaparameter, type WriteValue } from './resource-code.ts';

/** Returns the declared parameters. Leaves out metaparameters and `name`, which every class and define has. */
function ownParameters({ parameters }: CatalogResource): readonly { readonly name: string; readonly value: Value }[] {
  return [...parameters.values()].filter((each) => !isMetaparameter(each) && each.name !== 'name');
}

/** Writes the parameters of a class. The values become defaults, so that `include` can declare the class. */
export function classParameters(resource: CatalogResource, write: WriteValue): string {
  return list(ownParameters(resource).map(({ name, value }) => `${typeCode([value])}$${name} = ${write(value, name)}`));
}

/** Writes the parameters of a define. The default of a parameter that some instances do not set is undef. */
export function defineParameters(instances: readonly CatalogResource[]): string {
  const values = new Map<string, Value[]>();
  for (const instance of instances) {
    for (const { name, value } of ownParameters(instance)) {
      const known = values.get(name);
      if (known === undefined) values.set(name, [value]);
      else known.push(value);
    }
  }
  return list(
    [...values].map(([name, given]) =>
      given.length === instances.length
        ? `${typeCode(given)}$${name}`
        : `${typeCode(given, 'Optional[')}$${name} = undef`,
    ),
  );
}

function list(parameters: readonly string[]): string {
  return parameters.length === 0 ? '' : ` (\n${parameters.map((each) => `  ${each},\n`).join('')})`;
}

/**
 * Returns the common type of the values, followed by a space. Returns an empty string if they have no simple type in
 * common.
 */
function typeCode(values: readonly Value[], around = ''): string {
  const [first, ...others] = new Set(values.map(simpleType));
  if (first === undefined || others.length > 0) return '';
  return `${around}${first}${around === '' ? '' : ']'} `;
}

function simpleType(value: Value): string | undefined {
  if (typeof value === 'string') return 'String';
  if (typeof value === 'bigint') return 'Integer';
  // The value may be a Float, because `1.0` in JSON is read as the number 1.
  if (typeof value === 'number') return 'Numeric';
  if (typeof value === 'boolean') return 'Boolean';
  if (value === undefined || typeof value !== 'object') return undefined;
  if (isArray(value)) return 'Array';
  if (isHash(value)) return 'Hash';
  return value.kind === 'Sensitive' ? 'Sensitive' : undefined;
}
