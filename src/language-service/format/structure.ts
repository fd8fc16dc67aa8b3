/** What the layout of a manifest has to know of its tree, by index of lexeme. */
import { walk, type AstNode, type Program, type Span } from '../../engine/index.ts';
import type { Piece } from './source-rows.ts';

/** What a brace holds; one that is not listed holds statements or the options of a `case`. */
type BraceKind = 'hash' | 'bodies' | 'attributes';

interface Brace {
  readonly kind: BraceKind;
  /** The lexeme where the expression begins whose brace this is. */
  readonly owner: number;
}

/** The entries of a hash, a selector, or the attributes of a resource: what has its arrows aligned. */
export interface ArrowGroup {
  readonly entries: readonly ArrowEntry[];
  /** Whether it stands in the body of a resource, where puppet-lint looks at arrows. */
  readonly inResource: boolean;
  /** `struct`: the hash that is a parameter of a type, as in `Struct[{…}]`. */
  readonly kind: ArrowGroupKind;
}

type ArrowGroupKind = 'attributes' | 'hash' | 'struct' | 'selector';

export interface ArrowEntry {
  /** The first lexeme of the key. */
  readonly key: number;
  readonly arrow: number;
}

export interface Structure {
  /** Lexemes that begin what stands one below the other: statements, entries, elements, arguments, parameters. */
  readonly items: ReadonlySet<number>;
  /** Lexemes that begin an expression that ends in a block: `if`, `case`, `class`, an option of a `case`, the `|` of a lambda. */
  readonly heads: ReadonlySet<number>;
  /** Lexemes that begin the right side of a relationship arrow. */
  readonly chained: ReadonlySet<number>;
  readonly braces: ReadonlyMap<number, Brace>;
  /** The colons after the titles of resources. */
  readonly colons: ReadonlySet<number>;
  /** Opening brackets of an access or of a type's parameters. */
  readonly accesses: ReadonlySet<number>;
  readonly groups: readonly ArrowGroup[];
}

export function readStructure(program: Program, pieces: readonly Piece[]): Structure {
  const items = new Set<number>();
  const heads = new Set<number>();
  const chained = new Set<number>();
  const braces = new Map<number, Brace>();
  const colons = new Set<number>();
  const accesses = new Set<number>();
  const groups: ArrowGroup[] = [];
  /** The keys of accesses, some of which are hashes. */
  const structs = new Set<AstNode>();
  /** Where the resource body ends that was met last: nodes come in the order of the text. */
  let bodyEnd = -1;

  const at = (offset: number): number => firstAt(pieces, offset);
  const addItems = (nodes: readonly Span[]): void => {
    for (const { offset } of nodes) items.add(at(offset));
  };
  const addStatements = (node: AstNode): void => {
    if (node.kind === 'Block') addItems(node.statements);
    else if (node.kind !== 'Nop') addItems([node]);
  };
  const addBrace = (kind: BraceKind, node: Span, after: number): void => {
    let brace = at(after);
    while (pieces[brace]?.category === 'comment') brace += 1;
    if (pieces[brace]?.text === '{') braces.set(brace, { kind, owner: at(node.offset) });
  };
  const addGroup = (
    kind: ArrowGroupKind,
    entries: readonly { readonly key: number; readonly after: number }[],
  ): void => {
    const found: ArrowEntry[] = [];
    for (const { key, after } of entries) {
      let arrow = at(after);
      while (pieces[arrow]?.category === 'comment') arrow += 1;
      found.push({ key: at(key), arrow });
    }
    const first = entries[0];
    if (first !== undefined) groups.push({ entries: found, inResource: first.key < bodyEnd, kind });
  };
  const addAttributes = (operations: Extract<AstNode, { kind: 'ResourceBody' }>['operations']): void => {
    addItems(operations);
    addGroup(
      'attributes',
      operations.map((operation) => {
        const { offset } = operation;
        return { key: offset, after: operation.kind === 'AttributeOperation' ? endOf(operation.nameSpan) : offset + 1 };
      }),
    );
  };

  addStatements(program.body);
  walk(program, (node) => {
    switch (node.kind) {
      // Their insides are one lexeme.
      case 'ConcatenatedString':
      case 'HeredocExpression':
        return false;
      case 'If':
        heads.add(at(node.offset));
        addStatements(node.then);
        if (!isElsif(node.else, pieces, at)) addStatements(node.else);
        break;
      case 'Unless':
        heads.add(at(node.offset));
        addStatements(node.then);
        addStatements(node.else);
        break;
      case 'Case':
        heads.add(at(node.offset));
        addItems(node.options);
        break;
      case 'CaseOption':
        heads.add(at(node.offset));
        addItems(node.values);
        addStatements(node.then);
        break;
      case 'Lambda':
      case 'HostClassDefinition':
      case 'ResourceTypeDefinition':
      case 'FunctionDefinition':
        heads.add(at(node.offset));
        addItems(node.parameters);
        addStatements(node.body);
        break;
      case 'NodeDefinition':
        heads.add(at(node.offset));
        addStatements(node.body);
        break;
      case 'Relationship':
        chained.add(at(node.right.offset));
        break;
      case 'LiteralList':
        addItems(node.values);
        break;
      case 'LiteralHash':
        addItems(node.entries);
        if (pieces[at(node.offset)]?.text === '{')
          braces.set(at(node.offset), { kind: 'hash', owner: at(node.offset) });
        addGroup(structs.has(node) ? 'struct' : 'hash', arrowsOf(node.entries));
        break;
      case 'Selector': {
        addItems(node.selectors);
        addGroup('selector', arrowsOf(node.selectors));
        let brace = at(endOf(node.left));
        while (pieces[brace] !== undefined && pieces[brace]?.text !== '{') brace += 1;
        braces.set(brace, { kind: 'hash', owner: brace });
        break;
      }
      case 'CallNamedFunction':
        // Without parentheses the arguments are part of the statement.
        if (pieces[at(endOf(node.functor))]?.text === '(') addItems(node.arguments);
        break;
      case 'CallMethod':
        addItems(node.arguments);
        break;
      case 'Access':
        accesses.add(at(endOf(node.left)));
        addItems(node.keys);
        for (const key of node.keys) structs.add(key);
        break;
      case 'Parenthesized':
      case 'VirtualQuery':
      case 'ExportedQuery':
        addItems([node.expr]);
        break;
      case 'Resource':
        addBrace('bodies', node, endOf(node.typeName));
        addItems(node.bodies);
        break;
      case 'ResourceBody':
        bodyEnd = Math.max(bodyEnd, endOf(node));
        colons.add(at(endOf(node.title)));
        addAttributes(node.operations);
        break;
      case 'ResourceDefaults':
        addBrace('attributes', node, endOf(node.typeRef));
        addAttributes(node.operations);
        break;
      case 'ResourceOverride':
        addBrace('attributes', node, endOf(node.resources));
        addAttributes(node.operations);
        break;
      case 'Collect':
        addBrace('attributes', node, endOf(node.query));
        addAttributes(node.operations);
        break;
      default:
    }
    return true;
  });
  return { items, heads, chained, braces, colons, accesses, groups };
}

function arrowsOf(
  entries: readonly (Span & { readonly operatorSpan: Span })[],
): readonly { readonly key: number; readonly after: number }[] {
  return entries.map(({ offset, operatorSpan }) => ({ key: offset, after: operatorSpan.offset }));
}

function isElsif(node: AstNode, pieces: readonly Piece[], at: (offset: number) => number): boolean {
  return node.kind === 'If' && pieces[at(node.offset)]?.text === 'elsif';
}

function endOf({ offset, length }: Span): number {
  return offset + length;
}

/** The index of the first lexeme that begins at an offset or after it. */
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
