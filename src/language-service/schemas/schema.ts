/** Schemas of configuration files, shared by checks, completion and hover. */

export interface Field {
  readonly type: string;
  /** Documentation in Markdown. */
  readonly documentation: string;
  readonly isRequired?: true;
  readonly values?: readonly string[];
  /** Fields of the value if it is a hash, or of each element if it is an array of hashes. */
  readonly fields?: Fields;
}

export type Fields = Readonly<Record<string, Field>>;

/** Finds the schema of a field. Ignores inherited properties, because `constructor` is not a field. */
export function fieldNamed(fields: Fields | undefined, name: string): Field | undefined {
  return fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Returns the fields of the hash at a path of keys. Undefined if the schema has none there. */
export function fieldsBelow(fields: Fields, path: readonly string[]): Fields | undefined {
  return path.reduce<Fields | undefined>((at, key) => fieldNamed(at, key)?.fields, fields);
}

/** Lists all fields of a schema by name, at any depth. Outer fields come first. */
export function listFields(fields: Fields): readonly (readonly [name: string, field: Field])[] {
  const own = Object.entries(fields);
  return [...own, ...own.flatMap(([, field]) => (field.fields === undefined ? [] : listFields(field.fields)))];
}
