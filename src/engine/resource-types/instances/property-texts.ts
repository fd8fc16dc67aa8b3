/**
 * Strings shared by all properties with the same name. A run keeps very many strings, so common parts are stored once.
 */
interface PropertyTexts {
  /** Suffix of a property's path. */
  readonly ending: string;
  /** Name of the event of a change. */
  readonly event: string;
  /** Beginning of the message about a property that did not exist before. */
  readonly defined: string;
  readonly changed: string;
}

const known = new Map<string, PropertyTexts>();

export function propertyTexts(name: string): PropertyTexts {
  let texts = known.get(name);
  if (texts === undefined) {
    texts = {
      ending: `/${name}`,
      event: `${name}_changed`,
      defined: `defined '${name}' as `,
      changed: `${name} changed `,
    };
    known.set(name, texts);
  }
  return texts;
}
