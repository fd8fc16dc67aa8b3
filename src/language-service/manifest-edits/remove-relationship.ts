/** The change of a manifest that takes one relationship back, and nothing else. */
import {
  LineIndex,
  reportSpan,
  walk,
  type AstNode,
  type Fix,
  type Program,
  type Relationship,
} from '../../engine/index.ts';
import { cutArrow } from './cut-arrow.ts';
import { certainty, classMentionsIn, mentionOf, mentionsIn } from './mentions.ts';
import { removeItem, removeOperation, removeStatement, type TextEdit } from './removal.ts';
import { requestedElsewise } from './request-class.ts';

/** A relationship as an edge's reason tells it (`EdgeReason` of kind `relationship`), with the line where it was written. */
export interface WrittenRelationship {
  readonly parameter: 'before' | 'require' | 'notify' | 'subscribe';
  readonly origin: string;
  readonly declaredOn: string;
  readonly target: string;
  readonly line: number;
}

/**
 * Undefined where the text does not tell what to take away: a reference behind a variable among others, a hash from
 * elsewhere. Then the author has to look.
 */
export function removeRelationship(program: Program, relationship: WrittenRelationship): Fix | undefined {
  const { source } = program;
  const lines = new LineIndex(source.text);
  const isOnLine = (node: AstNode): boolean => lines.lineAt(reportSpan(node).offset) === relationship.line;
  switch (relationship.origin) {
    case 'arrow':
      return withoutArrow(program, relationship, isOnLine);
    case 'require function':
      return withoutRequire(program, relationship, isOnLine);
    case 'attribute':
    case 'default':
    case 'override':
    case 'collector':
      return withoutAttribute(program, relationship, isOnLine);
    default:
      return undefined;
  }
}

type OnLine = (node: AstNode) => boolean;

function withoutArrow(program: Program, relationship: WrittenRelationship, isOnLine: OnLine): Fix | undefined {
  const { declaredOn, target } = relationship;
  const roots: Relationship[] = [];
  // A chain as a statement of its own: elsewhere cutting it in two would not parse.
  walk(program, (node) => {
    for (const statement of statementsOf(node)) if (statement.kind === 'Relationship') roots.push(statement);
  });
  const edit = cutArrow(program.source, roots, isOnLine, { first: declaredOn, then: target });
  return edit === undefined ? undefined : { title: `Remove the arrow from ${declaredOn} to ${target}`, edits: [edit] };
}

function statementsOf(node: AstNode): readonly AstNode[] {
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

function withoutAttribute(program: Program, relationship: WrittenRelationship, isOnLine: OnLine): Fix | undefined {
  const { parameter, target } = relationship;
  const found: { readonly fix: Fix; readonly isCertain: boolean }[] = [];
  walk(program, (node) => {
    if (!('operations' in node)) return;
    node.operations.forEach((operation, index) => {
      if (operation.kind !== 'AttributeOperation' || operation.name !== parameter || !isOnLine(operation)) return;
      const { source } = program;
      const mentions = mentionsIn(operation.value);
      const isCertain = certainty(mentions, target) === 'named';
      if (mentions.length > 1) {
        const item = mentionOf(mentions, target)?.item;
        const edit = item === undefined ? undefined : removeItem(source, item);
        if (edit !== undefined)
          found.push({ fix: { title: `Take ${target} out of ${parameter}`, edits: [edit] }, isCertain });
        return;
      }
      const isAll =
        node.operations.length === 1 && (node.kind === 'ResourceOverride' || node.kind === 'ResourceDefaults');
      const edit = isAll
        ? removeStatement(source, node)
        : removeOperation(source, operation, node.operations[index - 1]);
      found.push({ fix: { title: `Remove ${parameter} => ${target}`, edits: [edit] }, isCertain });
    });
  });
  const certain = found.filter(({ isCertain }) => isCertain);
  const [only, ...others] = certain.length > 0 ? certain : found;
  return others.length === 0 ? only?.fix : undefined;
}

/** `require` both declares a class and waits for it; `include` does the first alone. */
function withoutRequire(program: Program, { target }: WrittenRelationship, isOnLine: OnLine): Fix | undefined {
  let edits: readonly TextEdit[] | undefined;
  walk(program, (node) => {
    if (node.kind !== 'CallNamedFunction' || edits !== undefined || !isOnLine(node)) return;
    if (node.functor.kind !== 'QualifiedName' || node.functor.value !== 'require') return;
    const mention = mentionOf(classMentionsIn(node.arguments), target);
    if (mention !== undefined) edits = requestedElsewise(program.source, node, mention, 'include');
  });
  return edits === undefined ? undefined : { title: `Include ${target} without waiting for it`, edits };
}
