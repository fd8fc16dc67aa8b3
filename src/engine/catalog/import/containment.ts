/**
 * What contains what: `{"source": "Class[A]", "target": "File[/x]"}` as Puppet writes it, ends as objects with type and title in
 * what PuppetDB was sent, and `source_type`, `source_title`, … in what it answers.
 */
import { type CatalogResource, type Containment, referenceText } from '../catalog.ts';
import { parseReference } from '../names.ts';
import { CatalogRefusal, describeJson, isObject, type JsonObject, member } from './refusal.ts';
import { referenceFrom } from './resource.ts';

export function readContainment(
  edges: readonly unknown[],
  resources: readonly CatalogResource[],
): readonly Containment[] {
  const known = new Set(resources.map(referenceText));
  const found: Containment[] = [];
  for (const [index, edge] of edges.entries()) {
    const which = `Edge ${index + 1}`;
    if (!isObject(edge)) {
      throw new CatalogRefusal('bad edge', `${which} is ${describeJson(edge)} where an object is needed`);
    }
    // PuppetDB holds relationships among the edges too; the resources' own attributes tell those.
    const relationship = member(edge, 'relationship');
    if (relationship !== undefined && relationship !== 'contains') continue;
    const container = endOf(edge, 'source', which);
    const contained = endOf(edge, 'target', which);
    for (const end of [container, contained]) {
      if (!known.has(end)) throw new CatalogRefusal('bad edge', `${which} names ${end}, which is not in the catalog`);
    }
    found.push({ container, contained });
  }
  return inOrderOfContained(found, resources);
}

/** As a catalog that is compiled here lists them; among the containers of one resource the order stays. */
function inOrderOfContained(
  edges: readonly Containment[],
  resources: readonly CatalogResource[],
): readonly Containment[] {
  const place = new Map(resources.map((resource, index) => [referenceText(resource), index] as const));
  return edges.toSorted((a, b) => (place.get(a.contained) ?? 0) - (place.get(b.contained) ?? 0));
}

function endOf(edge: JsonObject, name: 'source' | 'target', which: string): string {
  const given = member(edge, name);
  let type = member(edge, `${name}_type`);
  let title = member(edge, `${name}_title`);
  if (typeof given === 'string') {
    const reference = parseReference(given);
    type = reference?.type;
    title = reference?.title;
  } else if (isObject(given)) {
    type = member(given, 'type');
    title = member(given, 'title');
  }
  if (typeof type !== 'string' || typeof title !== 'string') {
    throw new CatalogRefusal('bad edge', `${which} has no ${name} that is a reference such as File[/etc/motd]`);
  }
  return referenceText(referenceFrom(type, title));
}
