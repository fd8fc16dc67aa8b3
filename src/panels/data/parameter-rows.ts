import type { CatalogView, ParameterView } from '../../protocol/analysis.ts';
import { placeText } from '../shared/label-texts.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

export interface ParameterRow extends TreeRow {
  /** Key of the parameter in data, for example `ntp::servers`. */
  readonly key: string;
  readonly parameter: ParameterView;
}

export function originText(origin: string): string {
  switch (origin) {
    case 'data':
      return 'data';
    case 'default':
      return 'default';
    case 'attribute':
      return 'code';
    default:
      return `code, ${origin}`;
  }
}

/**
 * Returns the parameters of all classes except Puppet's own, in catalog order. All words of the search must occur in a
 * parameter's row.
 */
export function parameterRows(catalog: CatalogView | undefined, search: string): readonly ParameterRow[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return (catalog?.resources ?? []).flatMap(({ kind, title, parameters }) => {
    if (kind !== 'class' || title === 'main' || title === 'Settings') return [];
    return parameters.flatMap((parameter): readonly ParameterRow[] => {
      if (parameter.name === 'name') return [];
      const key = `${title.toLowerCase()}::${parameter.name}`;
      const text = `${key}, ${parameter.text}, ${originText(parameter.origin)}`;
      if (!words.every((word) => text.toLowerCase().includes(word))) return [];
      const more = parameter.place === undefined ? undefined : placeText(parameter.place);
      return [{ id: key, key, parameter, level: 1, isExpanded: undefined, text, more }];
    });
  });
}
