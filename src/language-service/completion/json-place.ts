/** Position of the cursor in JSON. It is found without a parser, because incomplete JSON has no tree. */

export interface JsonPlace {
  /** The enclosing keys, outermost first. */
  readonly parents: readonly string[];
  /** The key whose value is completed. Absent if a key is completed. */
  readonly key: string | undefined;
  /** The key whose value is the array around the cursor; absent in an object. */
  readonly list: string | undefined;
  /** Offset of the string at the cursor, after its opening quote. */
  readonly string: number | undefined;
  readonly given: readonly string[];
}

export function findJsonPlace(text: string, offset: number): JsonPlace {
  interface Open {
    readonly isObject: boolean;
    readonly keys: string[];
    key: string | undefined;
  }
  const stack: Open[] = [];
  let string: number | undefined;
  let last = '';
  for (let at = 0; at < offset; at += 1) {
    const char = text.charAt(at);
    if (string !== undefined) {
      if (char === '\\') at += 1;
      else if (char === '"') {
        last = text.slice(string, at);
        string = undefined;
      }
      continue;
    }
    const open = stack.at(-1);
    if (char === '"') string = at + 1;
    else if (char === '{' || char === '[') stack.push({ isObject: char === '{', keys: [], key: undefined });
    else if (char === '}' || char === ']') stack.pop();
    else if (char === ':' && open !== undefined) {
      open.key = last;
      open.keys.push(last);
    } else if (char === ',' && open?.isObject === true) open.key = undefined;
  }
  const open = stack.at(-1);
  const parents = stack.slice(0, -1).flatMap(({ key, isObject }) => (isObject && key !== undefined ? [key] : []));
  const rest = [...text.slice(offset).matchAll(/"([\w-]+)"\s*:/g)].map((match) => match[1] ?? '');
  const given = open?.isObject === true ? [...open.keys, ...(stack.length === 1 ? rest : [])] : [];
  const list = open?.isObject === false ? stack.at(-2)?.key : undefined;
  return { parents, key: open?.isObject === true ? open.key : '', list, string, given };
}
