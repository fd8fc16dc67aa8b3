/** Texts that all properties of a name have in common. A run keeps very many texts: what is alike in them is there once. */
interface PropertyTexts {
  /** What the path of a property ends with. */
  readonly ending: string;
  /** The name of the event of a change. */
  readonly event: string;
  /** What messages begin with. */
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
