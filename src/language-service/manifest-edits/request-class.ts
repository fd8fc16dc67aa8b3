/** Replaces `include`, `require` and `contain` with one another. */
import {
  walk,
  type AstNode,
  type CallNamedFunction,
  type Expression,
  type Fix,
  type Program,
} from '../../engine/index.ts';
import { classMentionsIn, findMention, mentionsIn, type Mention } from './mentions.ts';
import { endOf, indentAt, removeItem, replace, type Source, type TextEdit } from './removal.ts';

/**
 * Creates the edits that replace the function of a call such as `include a, b` for one of its classes. The call keeps
 * the other classes.
 */
export function replaceFunctionForClass(
  source: Source,
  call: CallNamedFunction,
  mention: Mention,
  name: 'include' | 'contain',
): readonly TextEdit[] | undefined {
  if (mention.item === undefined) return [replace(source, call.functor.offset, endOf(call.functor), name)];
  const { list, index } = mention.item;
  const argument = list[index];
  const removed = removeItem(source, mention.item);
  if (argument === undefined || removed === undefined) return undefined;
  const written = source.text.slice(argument.offset, endOf(argument));
  const line = `\n${indentAt(source, call.offset)}${name} ${written}`;
  return [removed, replace(source, endOf(call), endOf(call), line)];
}

/**
 * Creates the fix that makes the class `includer` contain the class `included`: changes `include` to `contain`, or adds
 * a `contain` after a resource-like declaration. Returns undefined if the file does not define `includer`, or if
 * `includer` declares the class in another way.
 */
export function containClass(program: Program, includer: string, included: string): Fix | undefined {
  const { source, definitions } = program;
  const holder = definitions.find(
    (definition) => definition.kind === 'HostClassDefinition' && plainName(definition.name) === plainName(includer),
  );
  if (holder?.kind !== 'HostClassDefinition') return undefined;
  let edits: readonly TextEdit[] | undefined;
  walk(holder.body, (node) => {
    if (edits !== undefined || node.kind === 'HostClassDefinition') return false;
    if (
      node.kind === 'CallNamedFunction' &&
      node.functor.kind === 'QualifiedName' &&
      node.functor.value === 'include'
    ) {
      const mention = exactly(classMentionsIn(node.arguments), included);
      if (mention !== undefined) edits = replaceFunctionForClass(source, node, mention, 'contain');
    } else if (node.kind === 'Resource' && exactly(mentionsIn(node), included) !== undefined) {
      edits = [containedAfter(source, node, included)];
    }
    return undefined;
  });
  return edits === undefined ? undefined : { title: `Contain ${included}`, edits };
}

const included = new WeakMap<Program, ReadonlyMap<string, ReadonlySet<string>>>();

/** Returns the classes that each class of a file includes or declares by literal names. All names are in lower case. */
export function includedClasses(program: Program): ReadonlyMap<string, ReadonlySet<string>> {
  const known = included.get(program);
  if (known !== undefined) return known;
  const found = new Map<string, Set<string>>();
  for (const definition of program.definitions) {
    if (definition.kind !== 'HostClassDefinition') continue;
    const names = new Set<string>();
    walk(definition.body, (node) => {
      if (node.kind === 'HostClassDefinition') return false;
      for (const { ref } of requestsIn(node))
        if (ref?.startsWith('class[') === true) names.add(plainName(ref.slice(6, -1)));
      return undefined;
    });
    found.set(plainName(definition.name), names);
  }
  included.set(program, found);
  return found;
}

function requestsIn(node: AstNode): readonly Mention[] {
  if (node.kind === 'Resource') return mentionsIn(node);
  return node.kind === 'CallNamedFunction' && isInclude(node) ? classMentionsIn(node.arguments) : [];
}

function isInclude({ functor }: CallNamedFunction): boolean {
  return functor.kind === 'QualifiedName' && functor.value === 'include';
}

function exactly(mentions: readonly Mention[], name: string): Mention | undefined {
  return findMention(
    mentions.filter(({ ref }) => ref !== undefined),
    `Class[${name}]`,
  );
}

function containedAfter(source: Source, declaration: Expression, name: string): TextEdit {
  const end = endOf(declaration);
  return replace(source, end, end, `\n${indentAt(source, declaration.offset)}contain ${name.toLowerCase()}`);
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/^::/, '');
}
