/** Check of one manifest or template. Holds the state that the checks of its nodes share. */
import { nearNames, type AstNode, type Diagnostic, type Issue, type Span } from '../../../engine/index.ts';
import { emptyFileIndex, type FileIndex } from '../../index/file-index.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import type { CheckContext } from '../check-context.ts';
import { suggestNames, type Suggestion } from '../suggest-names.ts';
import type { NodePlace } from './walk.ts';

export type NodeOf<Kind, Node = AstNode> = Node extends { readonly kind: infer Kinds }
  ? Kind extends Kinds
    ? Node
    : never
  : never;

/** Checks by kind of syntax node. A check does not look at child nodes, because they are checked on their own. */
export type NodeChecks = {
  readonly [Kind in AstNode['kind']]?: (check: FileCheck, node: NodeOf<Kind>, place: NodePlace) => void;
};

export class FileCheck {
  readonly context: CheckContext;
  readonly file: ParsedFile;
  readonly index: FileIndex;
  readonly findings: Diagnostic[] = [];

  constructor(context: CheckContext, file: ParsedFile) {
    this.context = context;
    this.file = file;
    this.index = context.index.fileIndex(file.path) ?? emptyFileIndex(file.path);
  }

  get text(): string {
    return this.file.text;
  }

  report(
    issue: Issue,
    { offset, length }: Span,
    more: Partial<Pick<Diagnostic, 'severity' | 'hint' | 'related' | 'isUnused' | 'fix'>> = {},
  ): void {
    const span = { offset, length };
    this.findings.push({ ...issue, severity: 'error', file: this.file.path, span, ...more });
  }

  /** Suggests the nearest known names as a hint, with fixes if the name is written at the span. */
  suggest(name: string, candidates: Iterable<string>, at: Span): Suggestion {
    const near = nearNames(name, candidates);
    const written = this.slice(at);
    const suggestion = suggestNames(near, {
      file: this.file.path,
      offset: at.offset + written.indexOf(name),
      name,
    });
    return written.includes(name) || suggestion.hint === undefined ? suggestion : { hint: suggestion.hint };
  }

  slice({ offset, length }: Span): string {
    return this.text.slice(offset, offset + length);
  }
}
