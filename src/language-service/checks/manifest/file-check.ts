/** Check of one manifest or template. Holds the state that the checks of its nodes share. */
import { nearNames, type AstNode, type Diagnostic, type Issue, type Span } from '../../../engine/index.ts';
import { emptyFileIndex, type FileIndex } from '../../index/file-index.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import type { CheckContext } from '../check-context.ts';
import { TypeReader } from './type-reader.ts';
import type { NodePlace } from './walk.ts';

/** The nodes of a kind. */
export type NodeOf<Kind, Node = AstNode> = Node extends { readonly kind: infer Kinds }
  ? Kind extends Kinds
    ? Node
    : never
  : never;

/** Checks by kind of node. Each checks one node; its child nodes are checked separately. */
export type NodeChecks = {
  readonly [Kind in AstNode['kind']]?: (check: FileCheck, node: NodeOf<Kind>, place: NodePlace) => void;
};

export class FileCheck {
  readonly context: CheckContext;
  readonly file: ParsedFile;
  readonly index: FileIndex;
  readonly types: TypeReader;
  readonly findings: Diagnostic[] = [];

  constructor(context: CheckContext, file: ParsedFile) {
    this.context = context;
    this.file = file;
    this.index = context.index.fileIndex(file.path) ?? emptyFileIndex(file.path);
    this.types = new TypeReader(context);
  }

  get text(): string {
    return this.file.text;
  }

  /** Reports an error at a span. */
  report(
    issue: Issue,
    { offset, length }: Span,
    more: Partial<Pick<Diagnostic, 'severity' | 'hint' | 'related' | 'isUnused' | 'fix'>> = {},
  ): void {
    const span = { offset, length };
    this.findings.push({ ...issue, severity: 'error', file: this.file.path, span, ...more });
  }

  /** Suggests the nearest known names as a hint, with a fix if there is exactly one. */
  suggest(name: string, candidates: Iterable<string>, at: Span): Pick<Diagnostic, 'hint' | 'fix'> {
    const [only, ...others] = nearNames(name, candidates);
    if (only === undefined) return {};
    const hint = `Did you mean ${[only, ...others].slice(0, 3).join(' or ')}?`;
    const written = this.slice(at);
    if (others.length > 0 || !written.includes(name)) return { hint };
    const span = { offset: at.offset + written.indexOf(name), length: name.length };
    return { hint, fix: { title: `Change to ${only}`, edits: [{ file: this.file.path, span, text: only }] } };
  }

  slice({ offset, length }: Span): string {
    return this.text.slice(offset, offset + length);
  }
}
