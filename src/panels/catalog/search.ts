import type { ResourceView } from '../../protocol/analysis.ts';
import { placeText } from '../shared/label-texts.ts';

const texts = new WeakMap<ResourceView, string>();

function searchText(resource: ResourceView): string {
  const known = texts.get(resource);
  if (known !== undefined) return known;
  const { ref, tags, parameters, place } = resource;
  const parts = [
    ref,
    place === undefined ? '' : placeText(place),
    ...tags.map((tag) => `tag:${tag}`),
    ...parameters.map(({ name, text }) => `${name} => ${text}`),
  ];
  const text = parts.join('\n').toLowerCase();
  texts.set(resource, text);
  return text;
}

/**
 * Finds resources, in catalog order. Each word must occur in the reference, a tag (`tag:ntp`), the place or an
 * attribute (`mode`, `0644`).
 */
export function searchCatalog(resources: readonly ResourceView[], search: string): readonly ResourceView[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return resources;
  return resources.filter((resource) => {
    const text = searchText(resource);
    return words.every((word) => text.includes(word));
  });
}
