/** Fixes that remove one relationship from a manifest, and nothing else. */
import {
  LineIndex,
  reportSpan,
  walk,
  type AstNode,
  type CallNamedFunction,
  type Fix,
  type Program,
  type Relationship,
} from '../../engine/index.ts';
import { cutArrow } from './cut-arrow.ts';
import { certainty, classMentionsIn, findMention, mentionsIn } from './mentions.ts';
import { removeItem, removeStatement } from './removal.ts';
import { removeAttribute } from './remove-attribute.ts';
import { replaceFunctionForClass } from './request-class.ts';

/** A relationship in the source: fields of an `EdgeReason` of kind `relationship`, and the line of the statement. */
export interface WrittenRelationship {
  readonly parameter: 'before' | 'require' | 'notify' | 'subscribe';
  readonly origin: string;
  readonly declaredOn: string;
  readonly target: string;
  readonly line: number;
}

type NodeWithOperations = Extract<AstNode, { readonly operations: unknown }>;

/** Finds and removes relationships of a file. The file's tree is walked once for any number of removals. */
export class RelationshipRemover {
  readonly #source: Program['source'];
  readonly #lines: LineIndex;
  /** Chains of arrows that are statements. Cutting any other chain would leave a syntax error. */
  readonly #chains: Relationship[] = [];
  readonly #withOperations: NodeWithOperations[] = [];
  readonly #requireCalls: CallNamedFunction[] = [];

  constructor(program: Program) {
    this.#source = program.source;
    this.#lines = new LineIndex(program.source.text);
    walk(program, (node) => {
      for (const statement of listStatements(node)) if (statement.kind === 'Relationship') this.#chains.push(statement);
      if ('operations' in node) this.#withOperations.push(node);
      if (
        node.kind === 'CallNamedFunction' &&
        node.functor.kind === 'QualifiedName' &&
        node.functor.value === 'require'
      )
        this.#requireCalls.push(node);
    });
  }

  /**
   * Creates the fix that removes one relationship. Returns undefined if the code to remove is not found, for example
   * because the reference is in a variable.
   */
  removalOf(relationship: WrittenRelationship): Fix | undefined {
    switch (relationship.origin) {
      case 'arrow':
        return this.#withoutArrow(relationship);
      case 'require function':
        return this.#withoutRequire(relationship);
      case 'attribute':
      case 'default':
      case 'override':
      case 'collector':
        return this.#withoutAttribute(relationship);
      default:
        return undefined;
    }
  }

  #isOn(line: number, node: AstNode): boolean {
    return this.#lines.lineAt(reportSpan(node).offset) === line;
  }

  #withoutArrow({ declaredOn, target, line }: WrittenRelationship): Fix | undefined {
    const isOnLine = (node: AstNode): boolean => this.#isOn(line, node);
    const edit = cutArrow(this.#source, this.#chains, isOnLine, { first: declaredOn, then: target });
    return edit === undefined
      ? undefined
      : { title: `Remove the arrow from ${declaredOn} to ${target}`, edits: [edit] };
  }

  #withoutAttribute({ parameter, target, line }: WrittenRelationship): Fix | undefined {
    const source = this.#source;
    const found: { readonly fix: Fix; readonly isCertain: boolean }[] = [];
    for (const node of this.#withOperations) {
      node.operations.forEach((operation) => {
        if (operation.kind !== 'AttributeOperation' || operation.name !== parameter || !this.#isOn(line, operation))
          return;
        const mentions = mentionsIn(operation.value);
        const isCertain = certainty(mentions, target) === 'named';
        if (mentions.length > 1) {
          const item = findMention(mentions, target)?.item;
          const edit = item === undefined ? undefined : removeItem(source, item);
          if (edit !== undefined)
            found.push({ fix: { title: `Remove ${target} from ${parameter}`, edits: [edit] }, isCertain });
          return;
        }
        const isAll =
          node.operations.length === 1 && (node.kind === 'ResourceOverride' || node.kind === 'ResourceDefaults');
        const edits = isAll ? [removeStatement(source, node)] : removeAttribute(source, node.operations, operation);
        found.push({ fix: { title: `Remove ${parameter} => ${target}`, edits }, isCertain });
      });
    }
    const certain = found.filter(({ isCertain }) => isCertain);
    const [only, ...others] = certain.length > 0 ? certain : found;
    return others.length === 0 ? only?.fix : undefined;
  }

  /** Replaces `require` with `include` for a class. `include` declares the class too, but does not wait for it. */
  #withoutRequire({ target, line }: WrittenRelationship): Fix | undefined {
    for (const call of this.#requireCalls) {
      if (!this.#isOn(line, call)) continue;
      const mention = findMention(classMentionsIn(call.arguments), target);
      const edits = mention === undefined ? undefined : replaceFunctionForClass(this.#source, call, mention, 'include');
      if (edits !== undefined) return { title: `Include ${target} without waiting for it`, edits };
    }
    return undefined;
  }
}

function listStatements(node: AstNode): readonly AstNode[] {
  switch (node.kind) {
    case 'Block':
      return node.statements;
    case 'Program':
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'NodeDefinition':
    case 'Lambda':
      return [node.body];
    case 'If':
    case 'Unless':
      return [node.then, node.else];
    case 'CaseOption':
      return [node.then];
    default:
      return [];
  }
}
