/** Reads the list of types in brackets at the beginning of a tag, as YARD does. */

interface TagTypes {
  /** Word before the brackets, such as the parameter in `@param name [Type]`. */
  readonly before?: string;
  readonly types?: readonly string[];
  readonly rest: string;
}

const OPENING = '[({<';
const CLOSING = '>})]';

export function readTypes(text: string): TagTypes {
  const list = [''];
  const add = (part: string): void => {
    list[list.length - 1] += part;
  };
  let before = '';
  let level = 0;
  let sawSpace = false;
  let last = '';
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    const quoted = char === '"' || char === "'" ? text.slice(at + 1).indexOf(char) : -1;
    if (quoted > 0) {
      add(text.slice(at, at + quoted + 2));
      at += quoted + 2;
      continue;
    }
    if (OPENING.includes(char)) {
      if (level > 0) add(char);
      level += 1;
    } else if (CLOSING.includes(char)) {
      if (!(last === '=' && char === '>')) level -= 1;
      if (level === 0) break;
      add(char);
    } else if (level === 0) {
      if (char === '\n') break;
      if (char.trim() === '') sawSpace ||= before !== '';
      else if (sawSpace && list.length === 1 && list[0] === '') break;
      else before += char;
    } else if (char === ',' && level === 1) list.push('');
    else add(char);
    last = char;
    at += 1;
  }
  if (list.length === 1 && list[0] === '') return { rest: text };
  return {
    ...(before === '' ? {} : { before }),
    types: list.map((type) => type.trim()),
    rest: text.slice(at + 1),
  };
}
