/** Place in a file for which code actions are requested: the selection, and the syntax nodes around it. */
import { walk, type AstNode, type Expression, type Span } from '../../../engine/index.ts';
import type { CodeAction, FileEdit, Range } from '../../answers.ts';
import type { Definition } from '../../index/file-index.ts';
import { literalName } from '../../index/literals.ts';
import { plainName, symbolOf } from '../../index/symbols.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import type { CodeActionParameters } from '../../project.ts';
import type { RequestContext } from '../../request-context.ts';
import { listBodies } from './statement-lists.ts';

export interface ActionPlace extends RequestContext {
  readonly file: ParsedFile;
  readonly offset: number;
  /** Range of the selection. If nothing is selected, both offsets are the cursor's. */
  readonly selection: Range;
  /** The nodes around the selection, the outermost first. */
  readonly nodes: readonly AstNode[];
}

export type ActionSource = (place: ActionPlace) => readonly CodeAction[];

export function actionPlace(
  context: RequestContext,
  { file: path, offset, selection = [offset, offset] }: CodeActionParameters,
): ActionPlace | undefined {
  const file = context.index.file(path);
  if (file === undefined) return undefined;
  return { ...context, file, offset, selection, nodes: file.isPuppet ? nodesAround(file, selection) : [] };
}

/** Returns the nodes around a range, outermost first. */
export function nodesAround(file: ParsedFile, [start, end]: Range): readonly AstNode[] {
  const found: AstNode[] = [];
  walk(file.program, (node) => {
    if (node.offset <= start && end <= node.offset + node.length) found.push(node);
    // Visits all nodes, because the content of a heredoc is outside of its node.
    return undefined;
  });
  return found;
}

export function innermost<Kind extends AstNode['kind']>(
  { nodes }: ActionPlace,
  kind: Kind,
): Extract<AstNode, { readonly kind: Kind }> | undefined {
  return nodes.findLast((node): node is Extract<AstNode, { readonly kind: Kind }> => node.kind === kind);
}

export function isWithin(offset: number, span: Span): boolean {
  return span.offset <= offset && offset <= span.offset + span.length;
}

export function textOf({ file }: ActionPlace, { offset, length }: Span): string {
  return file.text.slice(offset, offset + length);
}

export function editAt({ file }: ActionPlace, start: number, end: number, text: string): FileEdit {
  return { file: file.path, range: [start, end], text };
}

export function statementAt({ nodes, file }: ActionPlace): Expression | undefined {
  for (let at = nodes.length - 1; at > 0; at -= 1) {
    const [parent, node] = [nodes[at - 1], nodes[at]];
    if (parent === undefined || node === undefined) continue;
    // The search does not use offsets, because the content of a heredoc is outside of its statement.
    const statement = listBodies(parent, file.text)
      .flat()
      .find((each) => each === node);
    if (statement !== undefined) return statement;
    if (parent.kind === 'Block') return undefined;
  }
  return undefined;
}

/** Returns the white space at the start of the line that contains an offset. */
export function readIndent({ file: { text } }: ActionPlace, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
}

export function definitionAt(place: ActionPlace): Definition | undefined {
  const resource = innermost(place, 'Resource');
  const body = innermost(place, 'ResourceBody') ?? resource?.bodies[0];
  if (resource?.typeName.kind !== 'QualifiedName' || body === undefined) return undefined;
  const type = plainName(resource.typeName.value);
  if (type !== 'class') return place.index.definition(symbolOf('define', type));
  const title = literalName(place.file.text, body.title)?.name;
  return title === undefined ? undefined : place.index.definition(symbolOf('class', plainName(title)));
}
