/**
 * Reads containment edges in three formats: strings such as `{"source": "Class[A]", "target": "File[/x]"}` from Puppet,
 * objects with type and title in catalogs sent to PuppetDB, and `source_type`, `source_title` and so on in PuppetDB's
 * responses.
 */
import { type CatalogResource, type Containment, referenceText } from '../../catalog.ts';
import { parseReference } from '../../names.ts';
import { CatalogRefusal, describeJson, isObject, type JsonObject, member } from './refusal.ts';
import { referenceFrom } from './resource.ts';

export function readContainment(
  edges: readonly unknown[],
  resources: readonly CatalogResource[],
): readonly Containment[] {
  const known = new Map(resources.map((resource, place) => [referenceText(resource), { resource, place }] as const));
  const found: { readonly edge: Containment; readonly place: number }[] = [];
  for (const [index, edge] of edges.entries()) {
    const which = `Edge ${index + 1}`;
    if (!isObject(edge)) {
      throw new CatalogRefusal('bad edge', `${which} is ${describeJson(edge)} and not an object`);
    }
    // Skips relationships among PuppetDB's edges, because they are read from the attributes of resources instead.
    const relationship = member(edge, 'relationship');
    if (relationship !== undefined && relationship !== 'contains') continue;
    const [container, contained] = (['source', 'target'] as const).map((end) => {
      const text = readEnd(edge, end, which);
      const named = known.get(text);
      if (named !== undefined) return named;
      throw new CatalogRefusal('bad edge', `${which} refers to ${text}, which is not in the catalog`);
    });
    if (container === undefined || contained === undefined) continue;
    found.push({
      edge: { container: container.resource, contained: contained.resource },
      place: contained.place,
    });
  }
  // Sorts by the contained resource, like a catalog compiled here. The sort is stable, so a resource's containers stay
  // in order.
  return found.sort((a, b) => a.place - b.place).map(({ edge }) => edge);
}

function readEnd(edge: JsonObject, name: 'source' | 'target', which: string): string {
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
    throw new CatalogRefusal('bad edge', `${which}: ${name} is not a reference such as File[/etc/motd]`);
  }
  return referenceText(referenceFrom(type, title));
}
