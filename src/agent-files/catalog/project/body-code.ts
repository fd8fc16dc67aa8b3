/** Writes the bodies of classes, nodes, instances of defines, and `site.pp`. */
import { referenceText, type CatalogResource } from '../../../engine/index.ts';
import { TOP, type Item, type Nesting } from './nesting.ts';
import { quote } from './quote.ts';
import { classCode, collectorCode, resourceCode, type WriteValue } from './resource-code.ts';

export function bodyItems({ bodies }: Nesting, container: CatalogResource | undefined): readonly Item[] {
  return bodies.get(container === undefined ? TOP : referenceText(container)) ?? [];
}

/** Writes statements. A blank line separates statements, unless both are on a single line. */
export function bodyCode(items: readonly Item[], write: WriteValue): string {
  let code = '';
  let isShort = true;
  for (const item of items) {
    const statement = itemCode(item, write);
    const isLine = statement.indexOf('\n') === statement.length - 1;
    code += `${code === '' || (isShort && isLine) ? '' : '\n'}${statement}`;
    isShort = isLine;
  }
  return code;
}

function itemCode(item: Item, write: WriteValue): string {
  const { resource } = item;
  switch (item.kind) {
    case 'contain':
      return `contain ${resource.title.toLowerCase()}\n`;
    case 'class':
      return classCode(resource, item.isContained, write);
    case 'resource': {
      const code = resourceCode(resource, quote(resource.title), write);
      return resource.exported && !resource.virtual ? `${code}${collectorCode(resource)}` : code;
    }
  }
}
