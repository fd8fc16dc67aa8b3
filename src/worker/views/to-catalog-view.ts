import {
  programString,
  referenceText,
  type Catalog,
  type CatalogParameter,
  type CatalogResource,
} from '../../engine/index.ts';
import type { CatalogView, ParameterView, ResourceView } from '../../protocol/analysis.ts';
import { placed, toViewPlace } from './places.ts';

/**
 * Maximum number of characters of a value. Views show a value on one line. Longer values are mostly contents of files,
 * which are complete in the System view.
 */
const LONGEST = 2_000;

function toParameter({ name, value, origin, place }: CatalogParameter): ParameterView {
  const text = programString(value);
  return {
    name,
    ...(text.length > LONGEST ? { text: `${copyBeginning(text)}…`, digest: computeDigest(text) } : { text }),
    origin,
    ...placed(toViewPlace(place)),
  };
}

/** Copies the beginning of a string. A slice would keep the whole string in memory. */
function copyBeginning(text: string): string {
  return Array.from(text.slice(0, LONGEST)).join('');
}

/** Computes a 32-bit FNV-1a hash over UTF-16 code units. Equal hashes nearly always mean equal strings. */
function computeDigest(text: string): number {
  let digest = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
  return digest >>> 0;
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
    ...placed(toViewPlace(resource.place)),
    parameters: [...resource.parameters.values()].map(toParameter),
    tags: [...resource.tags],
    virtual: resource.virtual,
    exported: resource.exported,
    ...(container === undefined ? {} : { container }),
    ...(collectedFrom === undefined
      ? {}
      : { collectedFrom: { certname: collectedFrom.node, ...placed(toViewPlace(collectedFrom.place)) } }),
    ...(collectors === undefined ? {} : { collectedBy: collectors }),
  };
}

/** Converts a catalog. `collectors` has the nodes that collected each exported resource, by the resource's ref. */
export function toCatalogView(
  { classes, resources, containment }: Catalog,
  collectors: ReadonlyMap<string, readonly string[]>,
): CatalogView {
  const containers = new Map<string, string>();
  // A resource usually has one container. A contained class has two: its stage and the class that contains it. The
  // class is more informative.
  for (const each of containment) {
    const container = referenceText(each.container);
    const contained = referenceText(each.contained);
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
