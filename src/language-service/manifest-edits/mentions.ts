/** Finds the resources that an expression names literally. */
import type { Expression } from '../../engine/index.ts';

/** An element of a list, given by its index, that can be removed without changing the other elements. */
export interface ListItem {
  readonly list: readonly Expression[];
  readonly index: number;
}

export interface Mention {
  /**
   * The reference, such as `File[/etc/motd]`. Undefined if it is not known statically, for example for a variable or an
   * interpolated title.
   */
  readonly ref: string | undefined;
  /** Absent if the mention is the whole expression. */
  readonly item?: ListItem;
}

/** Finds the resources that an expression names: `File['/a', '/b']` and `[File['/a'], File['/b']]` name two. */
export function mentionsIn(node: Expression): readonly Mention[] {
  switch (node.kind) {
    case 'Parenthesized':
      return mentionsIn(node.expr);
    case 'LiteralList':
      return node.values.flatMap((value, index) => {
        const inner = mentionsIn(value);
        const item = { list: node.values, index };
        return inner.length === 1 ? inner.map(({ ref }) => ({ ref, item })) : inner;
      });
    case 'Access': {
      const { left, keys } = node;
      if (left.kind !== 'QualifiedReference') return [{ ref: undefined }];
      const refs = keys.map((key) => formatReference(left.casedValue, readTitle(key)));
      if (refs.length === 1) return [{ ref: refs[0] }];
      return refs.map((ref, index) => ({ ref, item: { list: keys, index } }));
    }
    case 'Resource': {
      const type = node.typeName.kind === 'QualifiedName' ? node.typeName.value : undefined;
      return node.bodies.map(({ title }) => ({
        ref: type === undefined ? undefined : formatReference(type, readTitle(title)),
      }));
    }
    default:
      return [{ ref: undefined }];
  }
}

/** Returns references to classes in strings, words or references, as `include` accepts them. */
export function classMentionsIn(nodes: readonly Expression[]): readonly Mention[] {
  return nodes.flatMap((node, index): readonly Mention[] => {
    const item = nodes.length === 1 ? {} : { item: { list: nodes, index } };
    const title = readTitle(node);
    if (title !== undefined) return [{ ref: formatReference('class', title), ...item }];
    if (node.kind === 'LiteralList') return classMentionsIn(node.values);
    const inner = mentionsIn(node);
    return inner.length === 1 ? inner.map(({ ref }) => ({ ref, ...item })) : inner;
  });
}

/**
 * Returns the only mention of a reference. If no mention certainly names it, returns the only mention whose name is not
 * known statically. Returns undefined if several mentions are possible.
 */
export function findMention(mentions: readonly Mention[], ref: string): Mention | undefined {
  const wanted = comparable(ref);
  const named = mentions.filter((mention) => mention.ref !== undefined && comparable(mention.ref) === wanted);
  const open = mentions.filter((mention) => mention.ref === undefined);
  const [found, ...others] = named.length > 0 ? named : open;
  return others.length === 0 ? found : undefined;
}

/** Returns how certain it is that an expression names a resource. */
export function certainty(mentions: readonly Mention[], ref: string): 'named' | 'possible' | 'no' {
  const wanted = comparable(ref);
  if (mentions.some((mention) => mention.ref !== undefined && comparable(mention.ref) === wanted)) return 'named';
  return mentions.some((mention) => mention.ref === undefined) ? 'possible' : 'no';
}

function readTitle(node: Expression): string | undefined {
  switch (node.kind) {
    case 'LiteralString':
    case 'QualifiedName':
      return node.value;
    case 'QualifiedReference':
      return node.casedValue;
    default:
      return undefined;
  }
}

function formatReference(type: string, title: string | undefined): string | undefined {
  return title === undefined ? undefined : `${type}[${title}]`;
}

/** Normalizes a reference: types, and titles of classes, ignore case. */
function comparable(ref: string): string {
  const open = ref.indexOf('[');
  const type = ref.slice(0, open).toLowerCase().replace(/^::/, '');
  const title = ref.slice(open + 1, -1);
  return `${type}[${type === 'class' ? title.toLowerCase().replace(/^::/, '') : title}]`;
}
