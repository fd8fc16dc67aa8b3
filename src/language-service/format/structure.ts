/** Facts about a manifest's tree that its layout needs, by index of lexeme. */
import type { AstNode, Span } from '../../engine/index.ts';
import type { Piece } from './source-rows.ts';

/** Content of a brace; unlisted braces contain statements or the options of a `case`. */
type BraceKind = 'hash' | 'bodies' | 'attributes';

interface Brace {
  readonly kind: BraceKind;
  /** First lexeme of the expression that the brace belongs to. */
  readonly owner: number;
}

/** Entries of a hash, a selector, or the attributes of a resource: a group whose arrows are aligned. */
export interface ArrowGroup {
  readonly entries: readonly ArrowEntry[];
  /** True inside the body of a resource, where puppet-lint checks arrows. */
  readonly inResource: boolean;
  /** `struct`: the hash in `Struct[{…}]`. */
  readonly kind: ArrowGroupKind;
}

type ArrowGroupKind = 'attributes' | 'hash' | 'struct' | 'selector';

export interface ArrowEntry {
  /** First lexeme of the key. */
  readonly key: number;
  readonly arrow: number;
}

export interface Structure {
  /** First lexemes of items in a vertical list: statements, entries, elements, arguments, parameters. */
  readonly items: ReadonlySet<number>;
  /** First lexemes of expressions that end in a block: `if`, `case`, `class`, a `case` option, the `|` of a lambda. */
  readonly heads: ReadonlySet<number>;
  /** First lexemes on the right side of a relationship arrow. */
  readonly chained: ReadonlySet<number>;
  readonly braces: ReadonlyMap<number, Brace>;
  /** Colons after the titles of resources. */
  readonly colons: ReadonlySet<number>;
  /** Opening brackets of an access or of a type's parameters. */
  readonly accesses: ReadonlySet<number>;
  readonly groups: readonly ArrowGroup[];
}

/** Where to look for an arrow: offset of the key, and the offset to search from. */
interface KeyPlace {
  readonly key: number;
  readonly after: number;
}

/** Builds the structure while the tree is walked in source order. */
export class StructureBuilder implements Structure {
  readonly items = new Set<number>();
  readonly heads = new Set<number>();
  readonly chained = new Set<number>();
  readonly braces = new Map<number, Brace>();
  readonly colons = new Set<number>();
  readonly accesses = new Set<number>();
  readonly groups: ArrowGroup[] = [];
  readonly #pieces: readonly Piece[];
  /** Keys of accesses, which include the hashes of `Struct[{…}]`. */
  readonly #structs = new Set<AstNode>();
  /** End of the last resource body. */
  #bodyEnd = -1;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  /** Index of the first lexeme at or after an offset. */
  at(offset: number): number {
    return firstAt(this.#pieces, offset);
  }

  /** Text of the first lexeme at or after an offset. */
  textAt(offset: number): string | undefined {
    return this.#pieces[this.at(offset)]?.text;
  }

  addHead({ offset }: Span): void {
    this.heads.add(this.at(offset));
  }

  addItems(nodes: readonly Span[]): void {
    for (const { offset } of nodes) this.items.add(this.at(offset));
  }

  addStatements(node: AstNode): void {
    if (node.kind === 'Block') this.addItems(node.statements);
    else if (node.kind !== 'Nop') this.addItems([node]);
  }

  /** Adds the brace of an expression; `after` is the end of the code before the brace. */
  addBrace(kind: BraceKind, owner: Span, after: number): void {
    const brace = this.#skipComments(this.at(after));
    if (this.#pieces[brace]?.text === '{') this.braces.set(brace, { kind, owner: this.at(owner.offset) });
  }

  addHash(node: Extract<AstNode, { kind: 'LiteralHash' }>): void {
    const { offset, entries } = node;
    this.addItems(entries);
    if (this.textAt(offset) === '{') this.braces.set(this.at(offset), { kind: 'hash', owner: this.at(offset) });
    this.#addGroup(this.#structs.has(node) ? 'struct' : 'hash', collectArrows(entries));
  }

  addSelector({ left, selectors }: Extract<AstNode, { kind: 'Selector' }>): void {
    this.addItems(selectors);
    this.#addGroup('selector', collectArrows(selectors));
    let brace = this.at(endOf(left));
    while (this.#pieces[brace] !== undefined && this.#pieces[brace]?.text !== '{') brace += 1;
    this.braces.set(brace, { kind: 'hash', owner: brace });
  }

  addAccess({ left, keys }: Extract<AstNode, { kind: 'Access' }>): void {
    this.accesses.add(this.at(endOf(left)));
    this.addItems(keys);
    for (const key of keys) this.#structs.add(key);
  }

  addBody(node: Extract<AstNode, { kind: 'ResourceBody' }>): void {
    this.#bodyEnd = Math.max(this.#bodyEnd, endOf(node));
    this.colons.add(this.at(endOf(node.title)));
    this.addAttributes(node.operations);
  }

  addAttributes(operations: Extract<AstNode, { kind: 'ResourceBody' }>['operations']): void {
    this.addItems(operations);
    this.#addGroup(
      'attributes',
      operations.map((operation) => {
        const { offset } = operation;
        return { key: offset, after: operation.kind === 'AttributeOperation' ? endOf(operation.nameSpan) : offset + 1 };
      }),
    );
  }

  #addGroup(kind: ArrowGroupKind, places: readonly KeyPlace[]): void {
    const [first] = places;
    if (first === undefined) return;
    const entries = places.map(({ key, after }) => ({
      key: this.at(key),
      arrow: this.#skipComments(this.at(after)),
    }));
    this.groups.push({ entries, inResource: first.key < this.#bodyEnd, kind });
  }

  #skipComments(index: number): number {
    let next = index;
    while (this.#pieces[next]?.category === 'comment') next += 1;
    return next;
  }
}

function collectArrows(entries: readonly (Span & { readonly operatorSpan: Span })[]): readonly KeyPlace[] {
  return entries.map(({ offset, operatorSpan }) => ({ key: offset, after: operatorSpan.offset }));
}

export function endOf({ offset, length }: Span): number {
  return offset + length;
}

function firstAt(pieces: readonly Piece[], offset: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.offset ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
