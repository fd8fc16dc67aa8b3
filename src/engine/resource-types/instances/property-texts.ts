interface PropertyTexts {
  readonly ending: string;
  readonly event: string;
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
