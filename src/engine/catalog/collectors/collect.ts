/** Creates and registers collectors: `File <| … |>`, `File <<| … |>>` and those of `realize`. */
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { Collect } from '../../syntax/ast.ts';
import type { Value } from '../../values/value.ts';
import { evaluateOperations } from '../declare/attributes.ts';
import type { Compilation } from '../compilation.ts';
import type { FoundType } from '../declare/find-type.ts';
import { flatten } from '../flatten.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';
import { rememberCollector } from '../relationships/relationships.ts';
import { CatalogCollector } from './catalog-collector.ts';
import type { Collector } from './collector.ts';
import { ExportedCollector } from './exported-collector.ts';
import { buildQuery } from './query.ts';
import { RealizeCollector } from './realize-collector.ts';
import { buildStoredQuery } from './stored-query.ts';

export function collect(compilation: Compilation, node: Collect, scope: Scope): Value {
  const exported = node.query.kind === 'ExportedQuery';
  const place = compilation.sourcePlace(node);
  if (exported && compilation.exports === undefined)
    compilation.warn(compilation.rules.collectionIgnored(place), place);
  const name = node.type.kind === 'QualifiedReference' ? node.type.casedValue.toLowerCase().replace(/^::/, '') : '';
  const type = compilation.rules.findCollectedType(compilation, name, scope);

  const overrides = evaluateOperations(compilation, node.operations, scope, 'collector');
  const { expr } = node.query;
  const query = expr.kind === 'Nop' ? undefined : buildQuery(compilation, expr, scope);
  const options = {
    type: capitalizeSegments(type.name),
    scope,
    query,
    overrides,
    place,
  };
  const collector: Collector = exported
    ? new ExportedCollector(compilation, {
        ...options,
        store: compilation.exports,
        storedQuery:
          expr.kind === 'Nop' || compilation.exports === undefined
            ? undefined
            : buildStoredQuery(compilation, expr, scope),
      })
    : new CatalogCollector(compilation, options);
  compilation.collectors.add(collector);
  rememberCollector(compilation, node, collector);
  return undefined;
}

/** Finds the type of a collector. Classes cannot be collected. */
export function findCollectedType(compilation: Compilation, name: string, scope: Scope): FoundType {
  if (name === 'class') throw new PuppetError(catalogIssues.classesCollected(), undefined, 'RuntimeError');
  const type = compilation.rules.findType(compilation, name, scope);
  if (type !== undefined) return type;
  throw new PuppetError(catalogIssues.collectedTypeUnknown({ type: name }), undefined, 'RuntimeError');
}

export function realize(compilation: Compilation, references: readonly Value[]): Value {
  compilation.collectors.add(new RealizeCollector(compilation, flatten(references)));
  return undefined;
}
