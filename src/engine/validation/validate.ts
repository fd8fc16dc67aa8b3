/** The static checks: what Puppet's `pops/validation/checker4_0.rb` finds in a tree without evaluating it. */
import { SHARED_MODULE_FOLDERS } from '../diagnostics/environment-paths.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { currentRelease, type Release } from '../releases/release.ts';
import type { AstNode, HeredocExpression, Program } from '../syntax/ast.ts';
import { reportSpan } from '../syntax/report-span.ts';
import { childrenOf } from '../syntax/walk.ts';
import { syntaxIssue } from './heredoc-syntax.ts';
import { check } from './check.ts';
import { Checker, type Placed } from './checker.ts';
import { checkTopConstructs } from './locations.ts';

export interface ValidateOptions {
  /** The setting of that name, which decides on duplicate keys; `error` unless given. */
  readonly strict?: 'off' | 'warning' | 'error';
  /** The release whose checks there are; the last unless given. */
  readonly release?: Release;
  /** Folders with modules, each with a slash at its end: definitions in there must be in the file of their name. */
  readonly modulePath?: readonly string[];
}

const DEFAULT_MODULE_PATH: readonly string[] = ['modules/', ...SHARED_MODULE_FOLDERS];

/**
 * The findings of the static checks, in the order in which Puppet reports them: those about a node before those about what is
 * inside it. A heredoc whose text is not of its syntax stops Puppet at once, and is the only finding then.
 */
export function validate(program: Program, options: ValidateOptions = {}): readonly Diagnostic[] {
  const { strict = 'error', modulePath = DEFAULT_MODULE_PATH, release = currentRelease } = options;
  // What the old grammar takes is checked only as it is evaluated.
  if (release.has('the old grammar')) return [];
  const checker = new Checker(program.source, strict, modulePath, release);
  const checksHeredocs = release.has('heredocs are checked when read');
  checkTopConstructs(checker, program);
  const pending: Placed[] = [{ node: program, parent: undefined }];
  for (let placed = pending.pop(); placed !== undefined; placed = pending.pop()) {
    const { node } = placed;
    if (node.kind === 'HeredocExpression' && checksHeredocs) {
      const mistake = heredocMistake(node, program);
      if (mistake !== undefined) return [mistake];
    }
    check(checker, placed);
    const contents = contentsOf(node);
    for (let index = contents.length - 1; index >= 0; index--) {
      const child = contents[index];
      if (child !== undefined) pending.push({ node: child, parent: placed });
    }
  }
  return checker.diagnostics;
}

/** What is inside a node, in the order of the attributes of Puppet's model, which is not everywhere that of the text. */
function contentsOf(node: AstNode): readonly AstNode[] {
  switch (node.kind) {
    case 'Parameter':
      return [node.value, node.type].filter((part) => part !== undefined);
    case 'Lambda':
    case 'FunctionDefinition':
      return [...node.parameters, node.body, node.returnType].filter((part) => part !== undefined);
    case 'NodeDefinition':
      return [node.parent, ...node.hostMatches, node.body].filter((part) => part !== undefined);
    default:
      return childrenOf(node);
  }
}

/** Only plain text is checked here, text with interpolation once it is known. */
function heredocMistake(node: HeredocExpression, { source }: Program): Diagnostic | undefined {
  const { text, syntax } = node;
  const issue = text.kind === 'LiteralString' ? syntaxIssue(text.value, syntax) : undefined;
  if (issue === undefined) return undefined;
  return { ...issue, severity: 'error', file: source.file, span: reportSpan(text) };
}
