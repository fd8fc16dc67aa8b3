import {
  programString,
  referenceText,
  type Catalog,
  type CatalogParameter,
  type CatalogResource,
} from '../../engine/index.ts';
import type { CatalogView, ParameterView, ResourceView } from '../../protocol/analysis.ts';
import { placed, placeOf } from './places.ts';

/** Longer values are cut: a view shows them in a line, and a template's whole text is in the system. */
const LONGEST = 2_000;

function toParameter({ name, value, origin, place }: CatalogParameter): ParameterView {
  const text = programString(value);
  return {
    name,
    text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text,
    origin,
    ...placed(placeOf(place)),
  };
}

function toResource(resource: CatalogResource, container: string | undefined): ResourceView {
  return {
    ref: referenceText(resource),
    type: resource.type,
    title: resource.title,
    kind: resource.kind,
    ...placed(placeOf(resource.place)),
    parameters: [...resource.parameters.values()].map(toParameter),
    tags: [...resource.tags],
    virtual: resource.virtual,
    exported: resource.exported,
    ...(container === undefined ? {} : { container }),
  };
}

export function toCatalogView({ classes, resources, containment }: Catalog): CatalogView {
  const containers = new Map<string, string>();
  // Nearly always there is one; the first gives a resource its path.
  for (const { container, contained } of containment) {
    if (!containers.has(contained)) containers.set(contained, container);
  }
  return {
    classes,
    resources: resources.map((resource) => toResource(resource, containers.get(referenceText(resource)))),
  };
}
