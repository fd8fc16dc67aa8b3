import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { AstNode, HeredocExpression, Program } from '../syntax/ast.ts';
import { reportSpan } from '../syntax/report-span.ts';
import { listChildren } from '../syntax/walk.ts';
import { syntaxIssue } from './heredoc-syntax.ts';
import { check } from './check.ts';
import type { Checker, Placed } from './checker.ts';

/**
 * Checks each node of a program before its child nodes. If the content of a heredoc is invalid in the syntax of its
 * tag, this error is the only finding.
 */
export function checkProgram(checker: Checker, program: Program): readonly Diagnostic[] {
  const checksHeredocs = checker.release.has('heredocs are checked when read');
  checker.rules.checkTopConstructs(checker, program);
  const pending: Placed[] = [{ node: program, parent: undefined }];
  for (let placed = pending.pop(); placed !== undefined; placed = pending.pop()) {
    const { node } = placed;
    if (node.kind === 'HeredocExpression' && checksHeredocs) {
      const mistake = heredocMistake(node, program);
      if (mistake !== undefined) return [mistake];
    }
    check(checker, placed);
    const contents = listContents(node);
    for (let index = contents.length - 1; index >= 0; index--) {
      const child = contents[index];
      if (child !== undefined) pending.push({ node: child, parent: placed });
    }
  }
  return checker.diagnostics;
}

/**
 * Returns the child nodes in the order of the attributes in Puppet's model. This sometimes differs from source order.
 */
function listContents(node: AstNode): readonly AstNode[] {
  switch (node.kind) {
    case 'Parameter':
      return [node.value, node.type].filter((part) => part !== undefined);
    case 'Lambda':
    case 'FunctionDefinition':
      return [...node.parameters, node.body, node.returnType].filter((part) => part !== undefined);
    case 'NodeDefinition':
      return [node.parent, ...node.hostMatches, node.body].filter((part) => part !== undefined);
    default:
      return listChildren(node);
  }
}

function heredocMistake(node: HeredocExpression, { source }: Program): Diagnostic | undefined {
  const { text, syntax } = node;
  const issue = text.kind === 'LiteralString' ? syntaxIssue(text.value, syntax) : undefined;
  if (issue === undefined) return undefined;
  return { ...issue, severity: 'error', file: source.file, span: reportSpan(text) };
}
