/** Documents functions in Ruby: those of `Puppet::Functions`, and older ones of `Puppet::Parser::Functions`. */
import type { RubyCall, RubyMethod } from '../engine/index.ts';
import { readDocstring, shownTags, type DocTag, type Docstring } from './docstring.ts';
import type { DocFunction } from './document.ts';
import type { RubyFile } from './ruby-entries.ts';
import { allCalls, callsIn, commentAbove, keyword, scrubbed } from './ruby-outline.ts';
import { defaultsOf, toSignature, withReturn, type SignatureParameter } from './signature.ts';

export function readRubyFunctions(file: RubyFile): readonly DocFunction[] {
  return allCalls(file.outline).flatMap((call) => {
    const name = call.arguments[0]?.text;
    if (name === undefined) return [];
    if (call.method === 'create_function' && call.receiver === 'Puppet::Functions')
      return [modernFunction(file, call, name)];
    const isOlder =
      call.method === 'newfunction' && (call.receiver === 'Puppet::Parser::Functions' || call.receiver === undefined);
    return isOlder ? [olderFunction(file, call, name)] : [];
  });
}

function olderFunction({ path, text: code }: RubyFile, call: RubyCall, name: string): DocFunction {
  const { text, tags } = readDocstring(scrubbed(keyword(call, 'doc')?.text ?? commentAbove(code, call.line)));
  const typed = tags.map((tag) => (tag.tag_name === 'param' ? { ...tag, types: tag.types ?? ['Any'] } : tag));
  const all = withReturn(typed);
  const parameters = all.flatMap(({ tag_name, name: parameter }) =>
    tag_name === 'param' && parameter !== undefined ? [{ name: parameter }] : [],
  );
  return {
    name,
    file: path,
    line: call.line,
    type: 'ruby3x',
    signatures: [toSignature(name, parameters, { text, tags: all })],
    docstring: { text, ...shownTags(all) },
    source: call.source,
  };
}

const PARAMETER = /^(?:(?:required|optional|optional_repeated|required_repeated|repeated)_)?param$/;
const BLOCK_PARAMETER = /^(?:(?:required|optional)_)?block_param$/;

interface Overload extends Docstring {
  readonly parameters: readonly SignatureParameter[];
}

function modernFunction(file: RubyFile, call: RubyCall, name: string): DocFunction {
  const own = readDocstring(commentAbove(file.text, call.line));
  const tags = own.tags.filter(({ tag_name }) => !['param', 'return', 'overload'].includes(tag_name));
  const overloads = readOverloads(file, call, name);
  const [only, ...more] = overloads;
  const entry = { name, file: file.path, line: call.line, type: 'ruby4x', source: call.source } as const;
  if (only === undefined || more.length === 0) {
    const all = [...tags, ...(only?.tags ?? [])];
    return {
      ...entry,
      signatures: [toSignature(name, only?.parameters ?? [], { text: own.text, tags: all })],
      docstring: { text: own.text, ...shownTags(all) },
      ...defaultsOf(only?.parameters ?? []),
    };
  }
  return {
    ...entry,
    signatures: overloads.map((each) => toSignature(name, each.parameters, each)),
    docstring: { text: own.text, ...shownTags([...tags, ...overloads.map((each) => overloadTag(name, each))]) },
  };
}

function overloadTag(name: string, { text, tags, parameters }: Overload): DocTag {
  const { signature } = toSignature(name, parameters, { text, tags });
  return { tag_name: 'overload', signature, docstring: { text, ...shownTags(tags) }, ...defaultsOf(parameters), name };
}

function readOverloads(file: RubyFile, call: RubyCall, name: string): readonly Overload[] {
  const dispatches = callsIn(call.block).filter(
    ({ method, arguments: given, block }) => method === 'dispatch' && given.length === 1 && block !== undefined,
  );
  if (dispatches.length > 0) return dispatches.map((each) => dispatchOverload(file, each));
  const plain = name.split('::').at(-1);
  const method = (call.block ?? []).findLast((each) => each.kind === 'method' && each.name === plain);
  return method?.kind === 'method' ? [methodOverload(file, method)] : [];
}

function dispatchOverload(file: RubyFile, call: RubyCall): Overload {
  const { text, tags } = readDocstring(commentAbove(file.text, call.line));
  const overload = new OverloadTags(tags);
  const calls = callsIn(call.block);
  for (const { method, arguments: given } of calls) {
    const [type, name] = given;
    if (!PARAMETER.test(method) || given.length !== 2 || name?.text === undefined) continue;
    const prefix = method.includes('repeated') ? '*' : '';
    overload.add({ name: name.text, type: type?.text, isOptional: method.includes('optional'), prefix });
  }
  const block = calls.find(({ method }) => BLOCK_PARAMETER.test(method));
  if (block !== undefined && block.arguments.length <= 2) {
    const name = block.arguments.at(-1)?.text ?? 'block';
    const type = block.arguments.length === 2 ? block.arguments[0]?.text : 'Callable';
    overload.add({ name, type, isOptional: block.method.includes('optional'), prefix: '&' });
  }
  const returned = calls.findLast(({ method }) => method === 'return_type')?.arguments[0]?.text;
  return { text, tags: withReturn(overload.tags, returned), parameters: overload.parameters };
}

function methodOverload(file: RubyFile, method: RubyMethod): Overload {
  const { text, tags } = readDocstring(commentAbove(file.text, method.line));
  const overload = new OverloadTags(tags);
  for (const { kind, name, value } of method.parameters) {
    const prefix = kind === 'rest' ? '*' : kind === 'block' ? '&' : '';
    overload.add({ name, prefix, isOptional: kind === 'optional', ...(value === undefined ? {} : { value }) });
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

/** Tags of one signature: the tags in its comment, completed with the parameters in the code. */
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
