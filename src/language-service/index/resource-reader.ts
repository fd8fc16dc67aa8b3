/** Reads resources in a manifest: declarations, overrides, collectors and references, with their attributes. */
import type { AnyAttributeOperation, Expression, ResourceExpression } from '../../engine/index.ts';
import type { Range } from '../answers.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { ManifestResource } from './manifest-entries.ts';
import { ANY_ATTRIBUTE, type ResourceEntry } from './file-index.ts';
import { isBuiltinResourceType, isDataType, findNamevar } from './known-names.ts';
import { flattened, literalName, toRange } from './literals.ts';
import type { OccurrenceBuilder, Role } from './occurrences.ts';
import type { ScopeBuilder } from './scope-builder.ts';
import { plainName, resourceSymbol, symbolOf, variableSymbol, type SymbolId } from './symbols.ts';

export class ResourceReader {
  readonly entries: ResourceEntry[] = [];
  readonly defaults = new Set<string>();
  readonly #text: string;
  readonly #path: string;
  readonly #scopes: ScopeBuilder;
  readonly #occurrences: OccurrenceBuilder;

  constructor({ text, path }: ParsedFile, scopes: ScopeBuilder, occurrences: OccurrenceBuilder) {
    this.#text = text;
    this.#path = path;
    this.#scopes = scopes;
    this.#occurrences = occurrences;
  }

  #add(symbol: SymbolId, range: Range, role: Role): void {
    this.#occurrences.add(symbol, range, role);
  }

  /**
   * Reads references such as `File['/a', '/b']` and `Class['ntp']`. Skips data types with parameters, because they
   * refer to no resource.
   */
  readReference(casedType: string, keys: readonly Expression[], scope: number): void {
    const type = plainName(casedType);
    if (type !== 'class' && isDataType(type)) return;
    for (const key of keys) {
      for (const each of flattened(key)) {
        const title = this.#title(type, each, scope);
        if (title !== undefined) this.#add(title.symbol, title.range, 'reference');
      }
    }
  }

  /**
   * Records the symbol and the range of a title. A title that contains variables identifies a resource only inside its
   * class or define.
   */
  #title(
    type: string,
    node: Expression,
    scope: number,
  ): { readonly symbol: SymbolId; readonly title: string; readonly range: Range } | undefined {
    const literal = literalName(this.#text, node);
    if (literal !== undefined) {
      const colons = type !== 'class' && this.#text.startsWith('::', literal.range[0] - 2) ? '::' : '';
      const title = colons + literal.name;
      return { symbol: resourceSymbol(type, title), title, range: literal.range };
    }
    if (node.kind === 'LiteralDefault' || node.kind === 'Nop' || node.kind === 'Error') return undefined;
    const [start, end] = toRange(node);
    if (node.kind === 'LiteralString')
      return { symbol: resourceSymbol(type, node.value), title: node.value, range: [start + 1, end - 1] };
    const isQuoted = node.kind === 'ConcatenatedString' && this.#text.startsWith('"', start);
    const range: Range = isQuoted ? [start + 1, end - 1] : [start, end];
    const title = this.#text.slice(...range);
    const owner = this.#scopes.ownerOf(scope);
    const place = owner.symbol ?? `${this.#path} ${owner.start}`;
    return { symbol: `resource ${type} (${place}) ${title}`, title, range };
  }

  readResource(node: ResourceExpression, scope: number): void {
    if (node.typeName.kind !== 'QualifiedName') return;
    const typeName = literalName(this.#text, node.typeName);
    const type = plainName(node.typeName.value);
    const isClass = type === 'class';
    const isBuiltin = !isClass && isBuiltinResourceType(type);
    if (!isClass && !isBuiltin && typeName !== undefined)
      this.#add(symbolOf('define', type), typeName.range, 'reference');
    for (const body of node.bodies) {
      const titles = flattened(body.title);
      for (const each of titles) {
        const title = this.#title(type, each, scope);
        if (title === undefined) continue;
        this.#add(title.symbol, title.range, isClass ? 'reference' : 'definition');
        this.entries.push(
          new ManifestResource({
            symbol: title.symbol,
            type,
            title: title.title,
            form: node.form,
            range: toRange(body),
            selection: toRange(each),
          }),
        );
      }
      if (isClass) {
        const only = titles.length === 1 && titles[0] !== undefined ? literalName(this.#text, titles[0]) : undefined;
        if (only !== undefined) this.#readClassParameters(plainName(only.name), body.operations);
      } else if (!isBuiltin) this.#readAttributes(type, body.operations);
      if (!isClass) this.#readOtherNames(type, body.operations);
    }
  }

  /**
   * Records the other names that references to a resource can use: its alias, and the value of its namevar, such as the
   * path of a file.
   */
  #readOtherNames(type: string, operations: readonly AnyAttributeOperation[]): void {
    const namevar = findNamevar(type);
    for (const operation of operations) {
      if (operation.kind !== 'AttributeOperation') continue;
      if (operation.name !== 'alias' && operation.name !== namevar) continue;
      for (const value of flattened(operation.value)) {
        const name = literalName(this.#text, value);
        if (name !== undefined) this.#add(resourceSymbol(type, name.name), name.range, 'definition');
      }
    }
  }

  readOverride(
    resources: Expression & { readonly kind: 'Access' },
    operations: readonly AnyAttributeOperation[],
  ): void {
    const type = literalTypeName(resources.left);
    const [key] = resources.keys;
    const title = key === undefined ? undefined : literalName(this.#text, key);
    if (type === 'class' && title !== undefined) this.#readClassParameters(plainName(title.name), operations);
    else this.readDefaults(type, operations);
  }

  /** Reads the attributes in a collector's query: `mode` in `File <| mode == '0644' |>`. */
  readQuery(type: string | undefined, expr: Expression): void {
    if (type === undefined) return;
    if (expr.kind === 'Parenthesized') this.readQuery(type, expr.expr);
    else if (expr.kind === 'And' || expr.kind === 'Or') {
      this.readQuery(type, expr.left);
      this.readQuery(type, expr.right);
    } else if (expr.kind !== 'Comparison' || expr.left.kind !== 'QualifiedName') return;
    else if (expr.left.value === 'title') {
      const title = literalName(this.#text, expr.right);
      if (title !== undefined) this.#add(resourceSymbol(type, title.name), title.range, 'reference');
    } else if (!isBuiltinResourceType(type))
      this.#add(symbolOf('attribute', `${type}::${expr.left.value}`), toRange(expr.left), 'read');
  }

  /** Reads an access to a resource's parameter: `Web::Site['a']['port']`. */
  readAttributeOf(resource: Expression & { readonly kind: 'Access' }, key: Expression | undefined): void {
    const type = literalTypeName(resource.left);
    const attribute = key === undefined ? undefined : literalName(this.#text, key);
    const [title] = resource.keys;
    if (type === undefined || attribute === undefined || title === undefined) return;
    if (type === 'class') {
      const name = literalName(this.#text, title)?.name;
      if (name !== undefined)
        this.#add(variableSymbol(`${plainName(name)}::${attribute.name}`), attribute.range, 'read');
    } else if (!isBuiltinResourceType(type) && !isDataType(type))
      this.#add(symbolOf('attribute', `${type}::${attribute.name}`), attribute.range, 'read');
  }

  #readClassParameters(className: string, operations: readonly AnyAttributeOperation[]): void {
    for (const operation of operations) {
      if (operation.kind === 'AttributeOperation')
        this.#add(variableSymbol(`${className}::${operation.name}`), toRange(operation.nameSpan), 'write');
    }
  }

  /** Reads the attributes in resource defaults, resource overrides and collectors. */
  readDefaults(type: string | undefined, operations: readonly AnyAttributeOperation[]): void {
    if (type !== undefined)
      for (const each of operations)
        this.defaults.add(`${type} ${each.kind === 'AttributeOperation' ? each.name : ANY_ATTRIBUTE}`);
    this.#readAttributes(type, operations);
  }

  #readAttributes(type: string | undefined, operations: readonly AnyAttributeOperation[]): void {
    if (type === undefined || isBuiltinResourceType(type) || isDataType(type)) return;
    for (const operation of operations) {
      if (operation.kind === 'AttributeOperation')
        this.#add(symbolOf('attribute', `${type}::${operation.name}`), toRange(operation.nameSpan), 'write');
    }
  }
}

/** Returns the normalized type name of a capitalized word. */
export function literalTypeName(node: Expression): string | undefined {
  return node.kind === 'QualifiedReference' ? plainName(node.casedValue) : undefined;
}
