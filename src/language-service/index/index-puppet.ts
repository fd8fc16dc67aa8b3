/** Indexes manifests and EPP templates in one walk over the tree, without recursion. */
import {
  childPusher,
  type AstNode,
  type Definition as DefinitionNode,
  type Expression,
  type Parameter,
  type Span,
  type Variable,
} from '../../engine/index.ts';
import type { Range } from '../answers.ts';
import { moduleFileName } from '../file-kind.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { docAbove, paramTags } from './doc.ts';
import { ManifestDefinition, ManifestIndex } from './manifest-entries.ts';
import type { Definition, DefinitionKind, FileIndex, ParameterEntry, VariableEntry } from './file-index.ts';
import { isBuiltinResourceType, isDataType } from './known-names.ts';
import { flattened, literalName, toRange } from './literals.ts';
import { factNamed, moduleFileNamed, namedByCall } from './named-arguments.ts';
import { OccurrenceBuilder, type Role } from './occurrences.ts';
import { ResourceReader, literalTypeName } from './resource-reader.ts';
import { ScopeBuilder } from './scope-builder.ts';
import { plainName, symbolOf, variableSymbol, type SymbolId } from './symbols.ts';

export function indexPuppet(file: ParsedFile): FileIndex {
  return new Reader(file).read();
}

/** A variable name in a scope, resolved once the whole file is read. */
interface PendingName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly scope: number;
}

class Reader {
  readonly #file: ParsedFile;
  readonly #text: string;
  readonly #scopes: ScopeBuilder;
  /** Nodes that must still be read, each with the number of its scope. The next node comes last. */
  readonly #pending: AstNode[] = [];
  readonly #pushInner = childPusher(this.#pending);
  readonly #pendingScopes: number[] = [];
  readonly #occurrences = new OccurrenceBuilder();
  readonly #reads: PendingName[] = [];
  readonly #definitions: Definition[] = [];
  readonly #resources: ResourceReader;

  constructor(file: ParsedFile) {
    this.#file = file;
    this.#text = file.text;
    this.#scopes = new ScopeBuilder(file.path);
    this.#resources = new ResourceReader(file, this.#scopes, this.#occurrences);
  }

  read(): FileIndex {
    const { path, parsed, text } = this.#file;
    const { program, diagnostics } = parsed;
    if (this.#file.kind === 'epp') this.#readTemplate(program.body);
    else this.#pushOne(program, this.#scopes.open('top', [0, text.length]));
    for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop())
      this.#visit(next, this.#pendingScopes.pop() ?? 0);
    for (const { name, start, end, scope } of this.#reads)
      this.#occurrences.addPlace(this.#scopes.resolve(scope, name), start, end, 'read');
    return new ManifestIndex({
      path,
      definitions: this.#definitions,
      scopes: this.#scopes.finished(),
      resources: this.#resources.entries,
      defaults: [...this.#resources.defaults],
      occurrences: this.#occurrences.finished(),
      isBroken: diagnostics.some(({ severity }) => severity === 'error'),
    });
  }

  #readTemplate(body: Expression): void {
    const { path, text } = this.#file;
    const name = moduleFileName(path, 'templates', this.#file.readAs.paths) ?? path;
    const symbol = symbolOf('template', name);
    const isClosed = body.kind === 'Lambda' && body.body.kind === 'Epp' && body.body.parametersSpecified;
    const scope = this.#scopes.open('template', [0, text.length], { symbol, isClosed });
    const parameters = body.kind === 'Lambda' ? this.#parameters(body.parameters, scope, 'parameter') : [];
    const range: Range = [0, 0];
    this.#definitions.push({ kind: 'template', symbol, name, file: path, range, selection: range, parameters });
    this.#add(symbol, range, 'definition');
    if (body.kind === 'Lambda') this.#pushOne(body.body, scope);
    else this.#pushOne(body, scope);
  }

  #add(symbol: SymbolId, range: Range, role: Role): void {
    this.#occurrences.add(symbol, range, role);
  }

  #push(nodes: readonly AstNode[], scope: number): void {
    for (let index = nodes.length - 1; index >= 0; index -= 1) {
      const node = nodes[index];
      if (node !== undefined) this.#pushOne(node, scope);
    }
  }

  #pushChildren(node: AstNode, scope: number): void {
    this.#pushInner(node);
    while (this.#pendingScopes.length < this.#pending.length) this.#pendingScopes.push(scope);
  }

  #pushOne(node: AstNode, scope: number): void {
    this.#pending.push(node);
    this.#pendingScopes.push(scope);
  }

  #visit(node: AstNode, scope: number): void {
    switch (node.kind) {
      case 'HostClassDefinition':
      case 'ResourceTypeDefinition':
      case 'FunctionDefinition':
      case 'NodeDefinition':
      case 'TypeAlias':
        this.#define(node, scope);
        return;
      case 'Lambda': {
        const inner = this.#scopes.open('lambda', toRange(node), { outer: scope });
        this.#parameters(node.parameters, inner, 'lambda parameter');
        this.#push(node.returnType === undefined ? [node.body] : [node.returnType, node.body], inner);
        return;
      }
      case 'Assignment':
        for (const target of flattened(node.left)) {
          if (target.kind === 'Variable') this.#assign(target, scope, node.right);
          else this.#pushOne(target, scope);
        }
        this.#pushOne(node.right, scope);
        return;
      case 'Variable':
        this.#readVariable(node, scope);
        return;
      case 'QualifiedReference':
        this.#readTypeName(node);
        return;
      case 'LiteralString':
        this.#occurrences.addAll(moduleFileNamed(this.#text, node));
        return;
      case 'Access':
        if (node.left.kind === 'QualifiedReference')
          this.#resources.readReference(node.left.casedValue, node.keys, scope);
        else if (node.left.kind === 'Access') this.#resources.readAttributeOf(node.left, node.keys[0]);
        else if (node.left.kind === 'Variable' && variableSymbol(node.left.name) === 'variable facts')
          this.#occurrences.addAll(factNamed(this.#text, node.keys[0]));
        break;
      case 'CallNamedFunction':
        this.#readCall(node.functor, node.arguments, scope);
        break;
      case 'CallMethod':
        this.#readCall(node.functor.right, [node.functor.left, ...node.arguments], scope);
        break;
      case 'Resource':
        this.#resources.readResource(node, scope);
        break;
      case 'ResourceDefaults':
        this.#resources.readDefaults(literalTypeName(node.typeRef), node.operations);
        break;
      case 'ResourceOverride':
        if (node.resources.kind === 'Access') this.#resources.readOverride(node.resources, node.operations);
        break;
      case 'Collect':
        this.#resources.readDefaults(literalTypeName(node.type), node.operations);
        this.#resources.readQuery(literalTypeName(node.type), node.query.expr);
        break;
      default:
    }
    this.#pushChildren(node, scope);
  }

  #define(node: DefinitionNode, scope: number): void {
    switch (node.kind) {
      case 'HostClassDefinition': {
        const symbol = symbolOf('class', plainName(node.name));
        const inner = this.#scopes.open('class', toRange(node), { symbol });
        const parameters = this.#parameters(node.parameters, inner, 'parameter');
        const parent = node.parentClass === undefined ? {} : { parent: plainName(node.parentClass) };
        if (node.parentSpan !== undefined && node.parentClass !== undefined) {
          const start = node.parentSpan.offset + (node.parentClass.startsWith('::') ? 2 : 0);
          const end = node.parentSpan.offset + node.parentSpan.length;
          this.#add(symbolOf('class', plainName(node.parentClass)), [start, end], 'reference');
        }
        this.#addDefinition('class', symbol, node.name, node, { parameters, ...parent });
        this.#pushOne(node.body, inner);
        return;
      }
      case 'ResourceTypeDefinition': {
        const symbol = symbolOf('define', plainName(node.name));
        const inner = this.#scopes.open('define', toRange(node), { symbol });
        const parameters = this.#parameters(node.parameters, inner, 'parameter');
        this.#addDefinition('define', symbol, node.name, node, { parameters });
        this.#pushOne(node.body, inner);
        return;
      }
      case 'FunctionDefinition': {
        const symbol = symbolOf('function', plainName(node.name));
        const inner = this.#scopes.open('function', toRange(node), { symbol });
        const parameters = this.#parameters(node.parameters, inner, 'parameter');
        const { returnType } = node;
        const type = returnType === undefined ? {} : { type: this.#slice(returnType) };
        this.#addDefinition('function', symbol, node.name, node, { parameters, ...type });
        this.#push(returnType === undefined ? [node.body] : [returnType, node.body], inner);
        return;
      }
      case 'NodeDefinition': {
        const inner = this.#scopes.open('node', toRange(node));
        for (const match of node.hostMatches) {
          const literal = literalName(this.#text, match);
          const name = literal?.name ?? this.#slice(match);
          const range = toRange(node);
          const selection = toRange(match);
          const symbol = symbolOf('node', name);
          this.#definitions.push({ kind: 'node', symbol, name, file: this.#file.path, range, selection });
          this.#add(symbol, literal?.range ?? selection, 'definition');
        }
        this.#pushOne(node.body, inner);
        return;
      }
      case 'TypeAlias': {
        const symbol = symbolOf('type', plainName(node.name));
        this.#addDefinition('type', symbol, node.name, node, { type: this.#slice(node.type) });
        this.#pushOne(node.type, scope);
        return;
      }
      default:
        this.#pushChildren(node, scope);
    }
  }

  #addDefinition(
    kind: DefinitionKind,
    symbol: SymbolId,
    name: string,
    node: Span & { readonly nameSpan: Span },
    more: Partial<Definition>,
  ): void {
    const { path } = this.#file;
    const [start, end] = toRange(node.nameSpan);
    const selection: Range = [this.#text.startsWith('::', start) ? start + 2 : start, end];
    const doc = docAbove(this.#text, node.offset);
    const plain = name.startsWith('::') ? name.slice(2) : name;
    this.#definitions.push(
      new ManifestDefinition({
        kind,
        symbol,
        name: plain,
        file: path,
        range: toRange(node),
        selection,
        ...more,
        ...doc,
      }),
    );
    this.#add(symbol, selection, 'definition');
    if (doc === undefined) return;
    for (const tag of paramTags(this.#text, doc.docRange)) {
      const parameter = more.parameters?.find((each) => each.name === tag.name);
      if (parameter !== undefined) this.#add(parameter.symbol, tag.range, 'doc');
    }
  }

  #parameters(parameters: readonly Parameter[], scope: number, kind: VariableEntry['kind']): readonly ParameterEntry[] {
    const entries: ParameterEntry[] = [];
    for (const parameter of parameters) {
      const { name, type, value } = parameter;
      if (value !== undefined) this.#pushOne(value, scope);
      if (type !== undefined) this.#pushOne(type, scope);
      if (name === '') continue;
      const entry = this.#scopes.declareParameter(scope, this.#text, parameter, kind);
      this.#add(entry.symbol, entry.selection, 'definition');
      entries.push(entry);
    }
    return entries;
  }

  #nameRange({ offset, length, name }: Variable): Range {
    const end = offset + length;
    const start = this.#text.startsWith('$', offset) ? offset + 1 : offset;
    return [name.startsWith('::') ? start + 2 : start, end];
  }

  #assign(node: Variable, scope: number, value: Expression): void {
    const range = this.#nameRange(node);
    if (node.name === '') return;
    if (node.name.includes('::')) this.#add(variableSymbol(node.name), range, 'write');
    else {
      const { name } = node;
      const symbol = this.#scopes.declare(scope, { name, kind: 'assignment', selection: range, value: toRange(value) });
      this.#add(symbol, range, 'write');
    }
  }

  #readVariable(node: Variable, scope: number): void {
    const { name } = node;
    if (name === '' || /^\d+$/.test(name)) return;
    const [start, end] = this.#nameRange(node);
    if (name.includes('::')) this.#occurrences.addPlace(variableSymbol(name), start, end, 'read');
    else this.#reads.push({ name, start, end, scope });
  }

  #slice(node: Span): string {
    return this.#text.slice(node.offset, node.offset + node.length);
  }

  #readTypeName(node: Expression & { readonly kind: 'QualifiedReference' }): void {
    const name = plainName(node.casedValue);
    if (isDataType(name) || isBuiltinResourceType(name)) return;
    const found = literalName(this.#text, node);
    if (found !== undefined) this.#add(symbolOf('reference', name), found.range, 'reference');
  }

  #readCall(functor: Expression, args: readonly Expression[], scope: number): void {
    this.#occurrences.addAll(namedByCall(this.#text, functor, args));
    if (functor.kind === 'QualifiedName' && functor.value === 'getvar') this.#readNamedVariable(args[0], scope);
  }

  /** `getvar('x.y')` reads `$x` of the current scope. */
  #readNamedVariable(node: Expression | undefined, scope: number): void {
    const found = node === undefined ? undefined : literalName(this.#text, node);
    const name = /^\w+(?!\w*::)/.exec(found?.name ?? '')?.[0];
    if (found === undefined || name === undefined) return;
    const [start] = found.range;
    this.#reads.push({ name, start, end: start + name.length, scope });
  }
}
