/**
 * Replaces values of Sensitive attributes in the JSON of a catalog. A catalog contains these values in clear text: the
 * attributes that `sensitive_parameters` names, and values with `"__ptype": "Sensitive"`.
 */
import { placeholderFor } from '../../protocol/catalog-code.ts';

interface HiddenSecrets {
  readonly text: string;
  /** Number of replaced values. */
  readonly count: number;
}

type Span = readonly [start: number, end: number];
/** A value to replace, with the JSON that replaces it. */
type Secret = readonly [...Span, placeholder: string];

interface OpenValue {
  readonly isObject: boolean;
  readonly start: number;
  /** Name of the member that is being read. */
  name: string | undefined;
  readonly members: Map<string, Span>;
  /** Spans of the parameters of a resource, by name. */
  parameters: ReadonlyMap<string, Span> | undefined;
  /** Strings of a list, such as the list `sensitive_parameters`. */
  readonly strings: string[];
  /** Names in the resource's list `sensitive_parameters`. */
  sensitive: readonly string[];
  /** String of the member `__ptype`. */
  type: string | undefined;
}

const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Replaces secrets and leaves all other characters unchanged, including numbers that parsing would round. The text must
 * be valid JSON.
 */
export function hideSecrets(text: string): HiddenSecrets {
  if (!text.includes('"sensitive_parameters"') && !text.includes('"Sensitive"')) return { text, count: 0 };
  const secrets = findSecrets(text).filter(([start, end, placeholder]) => text.slice(start, end) !== placeholder);
  secrets.sort(([one], [other]) => one - other);
  let [hidden, last, count] = ['', 0, 0];
  for (const [start, end, placeholder] of secrets) {
    // The secret is inside a secret that was already replaced.
    if (start < last) continue;
    hidden += text.slice(last, start) + placeholder;
    last = end;
    count += 1;
  }
  return { text: hidden + text.slice(last), count };
}

function findSecrets(text: string): Secret[] {
  const secrets: Secret[] = [];
  const open: OpenValue[] = [];
  for (const match of text.matchAll(token)) {
    const [piece] = match;
    const end = match.index + piece.length;
    const parent = open.at(-1);
    if (piece === '{' || piece === '[') open.push(openValue(piece === '{', match.index));
    else if (piece === '}' || piece === ']') {
      const value = open.pop();
      if (value === undefined) continue;
      secrets.push(...secretsOf(value));
      noteValue(open.at(-1), [value.start, end], { value });
    } else if (piece === ',') {
      if (parent !== undefined) parent.name = undefined;
    } else if (piece !== ':' && parent !== undefined) {
      const string = piece.startsWith('"') ? readString(piece) : undefined;
      if (parent.isObject && parent.name === undefined) parent.name = string ?? '';
      else noteValue(parent, [match.index, end], { string });
    }
  }
  return secrets;
}

function openValue(isObject: boolean, start: number): OpenValue {
  const empty = { parameters: undefined, strings: [], sensitive: [], type: undefined };
  return { isObject, start, name: undefined, members: new Map(), ...empty };
}

function noteValue(
  parent: OpenValue | undefined,
  span: Span,
  { value, string }: { readonly value?: OpenValue; readonly string?: string | undefined },
): void {
  if (parent === undefined) return;
  if (!parent.isObject) {
    if (string !== undefined) parent.strings.push(string);
    return;
  }
  const { name = '' } = parent;
  parent.members.set(name, span);
  if (name === 'parameters') parent.parameters = value?.members;
  if (name === 'sensitive_parameters') parent.sensitive = value?.strings ?? [];
  if (name === '__ptype') parent.type = string;
}

function secretsOf({ members, parameters, sensitive, type }: OpenValue): readonly Secret[] {
  const named = sensitive.flatMap((name) => toSecret(parameters?.get(name), name));
  return type === 'Sensitive' ? [...named, ...toSecret(members.get('__pvalue'))] : named;
}

function toSecret(span: Span | undefined, attribute = ''): readonly Secret[] {
  return span === undefined ? [] : [[...span, JSON.stringify(placeholderFor(attribute))]];
}

function readString(piece: string): string {
  if (!piece.includes('\\')) return piece.slice(1, -1);
  const read: unknown = JSON.parse(piece);
  return typeof read === 'string' ? read : '';
}
