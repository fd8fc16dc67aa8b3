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

function toResource(
  resource: CatalogResource,
  ref: string,
  container: string | undefined,
  collectors: readonly string[] | undefined,
): ResourceView {
  const { collectedFrom } = resource;
  return {
    ref,
    type: resource.type,
    title: resource.title,
    kind: resource.kind,
    ...placed(placeOf(resource.place)),
    parameters: [...resource.parameters.values()].map(toParameter),
    tags: [...resource.tags],
    virtual: resource.virtual,
    exported: resource.exported,
    ...(container === undefined ? {} : { container }),
    ...(collectedFrom === undefined
      ? {}
      : { collectedFrom: { certname: collectedFrom.node, ...placed(placeOf(collectedFrom.place)) } }),
    ...(collectors === undefined ? {} : { collectedBy: collectors }),
  };
}

/** `collectors` has the nodes that collected what this one exports, by ref. */
export function toCatalogView(
  { classes, resources, containment }: Catalog,
  collectors: ReadonlyMap<string, readonly string[]>,
): CatalogView {
  const containers = new Map<string, string>();
  // Nearly always there is one. A contained class is in its stage as well as in the class that contains it: that one tells more.
  for (const { container, contained } of containment) {
    if (containers.get(contained)?.startsWith('Stage[') !== false) containers.set(contained, container);
  }
  return {
    classes,
    resources: resources.map((resource) => {
      const ref = referenceText(resource);
      return toResource(resource, ref, containers.get(ref), collectors.get(ref));
    }),
  };
}
