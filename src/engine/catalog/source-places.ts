/** Files and lines of syntax nodes: the declaration places of resources and parameters. */
import type { ErrorPlace } from '../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { getLineIndex } from '../evaluator/errors.ts';
import type { AstNode, SourceText } from '../syntax/ast.ts';
import { reportOffset } from '../syntax/report-span.ts';

/**
 * Creates the places of syntax nodes. Places on the same line share one object, because a catalog has very many places.
 */
export class SourcePlaces {
  /** Places by source, then by line. */
  readonly #places = new Map<SourceText, SourcePlace[]>();

  /** Place of a syntax node, without the column; undefined if the source is not a file. */
  placeOf(node: AstNode, source: SourceText): SourcePlace | undefined {
    if (source.file === '') return undefined;
    let places = this.#places.get(source);
    if (places === undefined) this.#places.set(source, (places = []));
    const line = getLineIndex(source).lineAt(reportOffset(node));
    return (places[line] ??= { file: source.file, line });
  }
}

/** Returns the place with a file and a line. Undefined if either is missing. */
export function toSourcePlace({ file, line }: ErrorPlace): SourcePlace | undefined {
  return file === undefined || line === undefined ? undefined : { file, line };
}
