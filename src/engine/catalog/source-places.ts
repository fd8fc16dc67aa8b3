import type { ErrorPlace } from '../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { getLineIndex } from '../evaluator/errors.ts';
import type { AstNode, SourceText } from '../syntax/ast.ts';
import { reportOffset } from '../syntax/report-span.ts';

/** Creates places of syntax nodes. Nodes on the same line share one object, because a catalog has very many places. */
export class SourcePlaces {
  readonly #places = new Map<SourceText, SourcePlace[]>();

  placeOf(node: AstNode, source: SourceText): SourcePlace | undefined {
    if (source.file === '') return undefined;
    let places = this.#places.get(source);
    if (places === undefined) this.#places.set(source, (places = []));
    const line = getLineIndex(source).lineAt(reportOffset(node));
    return (places[line] ??= { file: source.file, line });
  }
}

/** Returns a place that has a file and a line. Returns undefined if either is missing. */
export function toSourcePlace({ file, line }: ErrorPlace): SourcePlace | undefined {
  return file === undefined || line === undefined ? undefined : { file, line };
}
