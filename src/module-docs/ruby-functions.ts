/** Documents functions in Ruby: those of `Puppet::Functions`, and older ones of `Puppet::Parser::Functions`. */
import { readDocstring, type DocTag, type Docstring } from './docstring.ts';
import type { DocFunction, DocSignature } from './document.ts';
import type { RubyFile } from './ruby-entries.ts';
import { allCalls, callsIn, commentAbove, keyword, scrubbed, type RubyCall, type RubyMethod } from './ruby-outline.ts';
import { signature, type SignatureParameter } from './signature.ts';

export function readRubyFunctions(file: RubyFile): readonly DocFunction[] {
  return allCalls(file.outline).flatMap((call) => {
    const name = call.a[0]?.t;
    if (name === undefined || name === null) return [];
    if (call.c === 'create_function' && call.r === 'Puppet::Functions') return [modernFunction(file, call, name)];
    const isOlder = call.c === 'newfunction' && (call.r === 'Puppet::Parser::Functions' || call.r === null);
    return isOlder ? [olderFunction(file, call, name)] : [];
  });
}

function olderFunction({ path, text: code }: RubyFile, call: RubyCall, name: string): DocFunction {
  const { text, tags } = readDocstring(scrubbed(keyword(call, 'doc')?.t ?? commentAbove(code, call.l)));
  const typed = tags.map((tag) => (tag.tag_name === 'param' ? { ...tag, types: tag.types ?? ['Any'] } : tag));
  const all = withReturn(typed);
  const parameters = all.flatMap(({ tag_name, name: parameter }) =>
    tag_name === 'param' && parameter !== undefined ? [{ name: parameter }] : [],
  );
  return {
    name,
    file: path,
    line: call.l,
    type: 'ruby3x',
    signatures: [toSignature(name, parameters, { text, tags: all })],
    docstring: { text, ...shown(all) },
    source: call.s,
  };
}

interface Overload extends Docstring {
  readonly parameters: readonly SignatureParameter[];
}

function modernFunction(file: RubyFile, call: RubyCall, name: string): DocFunction {
  const own = readDocstring(commentAbove(file.text, call.l));
  const tags = own.tags.filter(({ tag_name }) => !['param', 'return', 'overload'].includes(tag_name));
  const overloads = readOverloads(file, call, name);
  const [only, ...more] = overloads;
  const entry = { name, file: file.path, line: call.l, type: 'ruby4x', source: call.s } as const;
  if (only === undefined || more.length === 0) {
    const all = [...tags, ...(only?.tags ?? [])];
    return {
      ...entry,
      signatures: [toSignature(name, only?.parameters ?? [], { text: own.text, tags: all })],
      docstring: { text: own.text, ...shown(all) },
      ...defaultsOf(only?.parameters ?? []),
    };
  }
  return {
    ...entry,
    signatures: overloads.map((each) => toSignature(name, each.parameters, each)),
    docstring: { text: own.text, ...shown(tags) },
  };
}

function readOverloads(file: RubyFile, call: RubyCall, name: string): readonly Overload[] {
  const dispatches = callsIn(call.b).filter(({ c, a, b }) => c === 'dispatch' && a.length === 1 && b !== undefined);
  if (dispatches.length > 0) return dispatches.map((each) => dispatchOverload(file, each));
  const plain = name.split('::').at(-1);
  const method = (call.b ?? []).findLast((each): each is RubyMethod => 'd' in each && each.d === plain);
  return method === undefined ? [] : [methodOverload(file, method)];
}

function dispatchOverload(file: RubyFile, call: RubyCall): Overload {
  const { text, tags } = readDocstring(commentAbove(file.text, call.l));
  const overload = new OverloadTags(tags);
  const calls = callsIn(call.b);
  for (const { c, a } of calls) {
    if (!/^(?:(?:required|optional|optional_repeated|required_repeated|repeated)_)?param$/.test(c) || a.length !== 2)
      continue;
    const [type, name] = a;
    if (typeof name?.t !== 'string') continue;
    const isOptional = c.includes('optional');
    overload.add({ name: name.t, type: type?.t ?? undefined, isOptional, prefix: c.includes('repeated') ? '*' : '' });
  }
  const block = calls.find(({ c }) => /^(?:(?:required|optional)_)?block_param$/.test(c));
  if (block !== undefined && block.a.length <= 2) {
    const name = block.a.at(-1)?.t ?? 'block';
    const type = block.a.length === 2 ? (block.a[0]?.t ?? undefined) : 'Callable';
    overload.add({ name, type, isOptional: block.c.includes('optional'), prefix: '&' });
  }
  const returned = calls.findLast(({ c }) => c === 'return_type')?.a[0]?.t;
  return { text, tags: withReturn(overload.tags, returned ?? undefined), parameters: overload.parameters };
}

function methodOverload(file: RubyFile, { p, l }: RubyMethod): Overload {
  const { text, tags } = readDocstring(commentAbove(file.text, l));
  const overload = new OverloadTags(tags);
  for (const [kind, name, value] of p) {
    const prefix = kind === 'rest' ? '*' : kind === 'block' ? '&' : '';
    overload.add({ name, prefix, isOptional: kind === 'optional', ...(value === null ? {} : { value }) });
  }
  return { text, tags: withReturn(overload.tags), parameters: overload.parameters };
}

interface OverloadParameter {
  readonly name: string;
  readonly type?: string | undefined;
  readonly value?: string;
  readonly isOptional: boolean;
  readonly prefix: '' | '*' | '&';
}

/** Tags of a comment, to which parameters of the code are added. */
class OverloadTags {
  tags: readonly DocTag[];
  readonly parameters: SignatureParameter[] = [];

  constructor(tags: readonly DocTag[]) {
    this.tags = tags;
  }

  add({ name: plain, type, value, isOptional, prefix }: OverloadParameter): void {
    const known = this.tags.find(({ tag_name, name }) => tag_name === 'param' && name === plain);
    const inner = type ?? known?.types?.[0] ?? 'Any';
    const name = `${prefix}${plain}`;
    const types = [isOptional ? `Optional[${inner}]` : inner];
    const literal = value === 'nil' ? 'undef' : value === ':default' ? 'default' : value;
    this.parameters.push({ name, ...(literal === undefined ? {} : { value: literal }) });
    this.tags =
      known === undefined
        ? [...this.tags, { tag_name: 'param', text: '', types, name }]
        : this.tags.map((tag) => (tag === known ? { ...tag, name, types } : tag));
  }
}

function withReturn(tags: readonly DocTag[], type?: string): readonly DocTag[] {
  if (!tags.some(({ tag_name }) => tag_name === 'return'))
    return [...tags, { tag_name: 'return', text: '', types: [type ?? 'Any'] }];
  return tags.map((tag) =>
    tag.tag_name === 'return' ? { ...tag, types: type === undefined ? (tag.types ?? ['Any']) : [type] } : tag,
  );
}

const OF_SIGNATURE: ReadonlySet<string> = new Set(['param', 'option', 'enum', 'return', 'example']);

function toSignature(name: string, parameters: readonly SignatureParameter[], { text, tags }: Docstring): DocSignature {
  const own = tags.filter(({ tag_name }) => OF_SIGNATURE.has(tag_name));
  return { signature: signature(name, parameters, tags), docstring: { text, ...shown(own) } };
}

function defaultsOf(parameters: readonly SignatureParameter[]): Pick<DocFunction, 'defaults'> {
  const given = parameters.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));
  return given.length === 0 ? {} : { defaults: Object.fromEntries(given) };
}

function shown(tags: readonly DocTag[]): { readonly tags?: readonly DocTag[] } {
  const some = tags.filter(({ tag_name, text }) => tag_name !== 'api' || text !== 'public');
  return some.length === 0 ? {} : { tags: some };
}
