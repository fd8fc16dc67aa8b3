import type { Diagnostic, DiagnosticSeverity } from '../diagnostics/diagnostic.ts';
import type { Issue } from '../diagnostics/issue.ts';
import type { Span } from '../diagnostics/span.ts';
import type { Release } from '../releases/release.ts';
import type { AstNode, SourceText } from '../syntax/ast.ts';
import { reportSpan } from '../syntax/report-span.ts';
import type { CheckRules } from './rules.ts';

export interface Placed<Node extends AstNode = AstNode> {
  readonly node: Node;
  readonly parent: Placed | undefined;
}

export type NodeOf<Kind, Node = AstNode> = Node extends { readonly kind: infer Kinds }
  ? Kind extends Kinds
    ? Node
    : never
  : never;

/**
 * A set of checks by kind of syntax node. A check does not look at child nodes, because these are checked on their own.
 */
export type NodeChecks = {
  readonly [Kind in AstNode['kind']]?: (checker: Checker, node: NodeOf<Kind>, parent: Placed | undefined) => void;
};

/** The earlier of two conflicting nodes, and a short sentence about it for the editor. */
export interface FirstNode {
  readonly node: AstNode;
  readonly message: string;
}

interface StrictOptions {
  readonly offSeverity?: DiagnosticSeverity;
  readonly first?: FirstNode;
}

function relatedSpan({ node, message }: FirstNode): { readonly span: Span; readonly message: string } {
  return { span: reportSpan(node), message };
}

/** State shared by the checks of one program. Findings are in the order in which they were found. */
export class Checker {
  readonly source: SourceText;
  readonly strict: 'off' | 'warning' | 'error';
  readonly modulePath: readonly string[];
  readonly release: Release;
  readonly rules: CheckRules;
  readonly diagnostics: Diagnostic[] = [];

  constructor(
    source: SourceText,
    strict: 'off' | 'warning' | 'error',
    modulePath: readonly string[],
    release: Release,
    rules: CheckRules,
  ) {
    this.source = source;
    this.strict = strict;
    this.modulePath = modulePath;
    this.release = release;
    this.rules = rules;
  }

  /**
   * Reports an issue with the severity of the setting `strict`. If the setting is `off`, uses `offSeverity`, or reports
   * nothing if that is absent.
   */
  acceptStrictly(issue: Issue, at: AstNode, { offSeverity, first }: StrictOptions = {}): void {
    const severity = this.strict === 'off' ? offSeverity : this.strict;
    if (severity !== undefined) this.accept(issue, at, severity, first);
  }

  /**
   * Reports an issue at the location that Puppet's model gives the node. `first` is the earlier of two conflicting
   * nodes.
   */
  accept(issue: Issue, at: AstNode, severity: DiagnosticSeverity = 'error', first?: FirstNode): void {
    const { file } = this.source;
    const related = first === undefined ? {} : { related: [{ file, ...relatedSpan(first) }] };
    this.diagnostics.push({ ...issue, severity, file, span: reportSpan(at), ...related });
  }
}
