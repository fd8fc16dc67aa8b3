/** Files and lines of nodes, as resources and parameters remember where they stand. */
import type { ErrorPlace } from '../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { lineIndexOf } from '../evaluator/errors.ts';
import type { AstNode, SourceText } from '../syntax/ast.ts';
import { reportOffset } from '../syntax/report-span.ts';

/** All places on one line share an object, since a catalog has very many places. */
export class SourcePlaces {
  /** By text, then by line. */
  readonly #places = new Map<SourceText, SourcePlace[]>();

  /** The place of a node of a text, without the column; undefined where the text is no file. */
  placeOf(node: AstNode, source: SourceText): SourcePlace | undefined {
    if (source.file === '') return undefined;
    let places = this.#places.get(source);
    if (places === undefined) this.#places.set(source, (places = []));
    const line = lineIndexOf(source).lineAt(reportOffset(node));
    return (places[line] ??= { file: source.file, line });
  }
}

/** A place that names a file and a line; undefined for any other. */
export function toSourcePlace({ file, line }: ErrorPlace): SourcePlace | undefined {
  return file === undefined || line === undefined ? undefined : { file, line };
}
