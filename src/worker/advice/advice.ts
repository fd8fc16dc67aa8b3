/** Advice about code that Puppet silently accepts, but that is probably wrong. */
import type { Catalog, CatalogParameter, CatalogResource } from '../../engine/index.ts';
import type { CatalogView, GraphView, ProblemView } from '../../protocol/analysis.ts';
import { placed, toViewPlace, type Places } from '../views/places.ts';
import { toFixView } from '../views/to-problems.ts';
import { deferredInString, isPrintedDeferred } from './deferred-in-string.ts';
import type { Finding } from './finding.ts';
import { neverRefreshed, notifiedResources } from './never-refreshed.ts';
import { spanOf, type WrittenAttribute, type WrittenAttributes } from './written-attributes.ts';
import { meantEnsure, unusualEnsure } from './unusual-ensure.ts';

/** Maximum number of findings. It is limited because the search for attributes in the source walks syntax trees. */
const MOST = 50;

interface AdviceInput {
  readonly catalog: Catalog;
  readonly views: { readonly catalog: CatalogView; readonly graph: GraphView | undefined };
  readonly attributes: WrittenAttributes;
  readonly places: Places;
}

export function adviceAbout({ catalog, views, attributes, places }: AdviceInput): readonly ProblemView[] {
  const { graph } = views;
  // If there is a cycle, nothing is applied, so an exec without a notification does not matter.
  const notified = graph === undefined || graph.cycles.length > 0 ? undefined : notifiedResources(views.catalog, graph);
  const problems: ProblemView[] = [];
  for (const resource of catalog.resources) {
    if (resource.kind !== 'native' || resource.virtual) continue;
    for (const parameter of resource.parameters.values()) {
      const look = suspect(resource, parameter, notified);
      if (look === undefined) continue;
      const written = attributes.find(parameter);
      problems.push(toView(look(written), { resource, parameter, written, places }));
      if (problems.length >= MOST) return problems;
    }
  }
  return problems;
}

type Look = (written: WrittenAttribute | undefined) => Finding;

function suspect(
  resource: CatalogResource,
  { name, value }: CatalogParameter,
  notified: ReadonlySet<string> | undefined,
): Look | undefined {
  const { type, title } = resource;
  const ref = `${type}[${title}]`;
  if (isPrintedDeferred(value)) return (written) => deferredInString(name, written);
  if (type === 'Exec' && name === 'refreshonly' && value === true && notified?.has(ref) === false)
    return (written) => neverRefreshed(ref, title, written);
  const meant = name === 'ensure' ? meantEnsure(type, value) : undefined;
  if (meant === undefined || typeof value !== 'string') return undefined;
  return (written) => unusualEnsure(type, { value, meant, written });
}

interface Context {
  readonly resource: CatalogResource;
  readonly parameter: CatalogParameter;
  readonly written: WrittenAttribute | undefined;
  readonly places: Places;
}

function toView({ code, message, hint, fix }: Finding, { resource, parameter, written, places }: Context): ProblemView {
  const exact = written === undefined ? undefined : places.ofSpan(written.program.source.file, spanOf(written));
  return {
    code,
    severity: 'warning',
    isAdvice: true,
    message,
    ...placed(exact ?? toViewPlace(parameter.place ?? resource.place)),
    related: [],
    ...(hint === undefined ? {} : { hint }),
    ...(fix === undefined ? {} : { fix: toFixView(fix, places) }),
  };
}
