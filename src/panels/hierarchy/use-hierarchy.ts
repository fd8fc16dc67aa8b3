import { useEffect, useMemo, useState } from 'react';
import type { HierarchyItem } from '../../protocol/language-api.ts';
import { language, useAppStore } from '../../store/store.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';
import { useHierarchyView } from './view-state.ts';

export type HierarchyRow = TreeRow & { readonly item: HierarchyItem; readonly path: string };

export type HierarchyState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'shown'; readonly root: HierarchyItem };

/** Children by the path of their parent's row. */
export type Children = ReadonlyMap<string, readonly HierarchyItem[]>;

type Direction = 'users' | 'used';

async function readChildren(item: HierarchyItem, direction: Direction): Promise<readonly HierarchyItem[] | undefined> {
  if (item.kind === 'file') return [];
  const answer = await language.ask('hierarchy', { file: item.file, offset: item.selection[0], direction });
  return answer?.items;
}

function idOf({ name, file, selection }: HierarchyItem): string {
  return `${file}@${selection[0]} ${name}`;
}

/**
 * Creates the rows of the tree. An item that is its own ancestor cannot be expanded, because its rows would repeat
 * endlessly.
 */
export function toRows(root: HierarchyItem, children: Children): readonly HierarchyRow[] {
  const rows: HierarchyRow[] = [];
  const add = (item: HierarchyItem, parent: string, above: ReadonlySet<string>): void => {
    const id = idOf(item);
    const path = `${parent}/${id}`;
    const own = children.get(path);
    const isLeaf = item.kind === 'file' || above.has(id) || own?.length === 0;
    rows.push({
      id: path,
      path,
      level: above.size + 1,
      isExpanded: isLeaf ? undefined : own !== undefined,
      text: `${item.name}, ${item.kind}${item.isInherited === true ? ', inherits' : ''}`,
      item,
    });
    if (!isLeaf) for (const child of own ?? []) add(child, path, new Set([...above, id]));
  };
  add(root, '', new Set());
  return rows;
}

export interface Hierarchy {
  readonly state: HierarchyState;
  readonly rows: readonly HierarchyRow[];
  readonly toggle: (row: HierarchyRow) => void;
}

/** Returns the tree of the chosen definition. The first level is open; deeper levels load when they are expanded. */
export function useHierarchy(): Hierarchy {
  const place = useHierarchyView((view) => view.place);
  const direction = useHierarchyView((view) => view.direction);
  const files = useAppStore((state) => state.project.files);
  const [answered, setAnswered] = useState<HierarchyState>({ kind: 'reading' });
  const [children, setChildren] = useState<Children>(new Map());
  // Queries again after an edit of the files, because the uses may have changed.
  const query = useMemo(
    () => (place === undefined ? undefined : { files, parameters: { ...place, direction } }),
    [place, direction, files],
  );
  useEffect(() => {
    if (query === undefined) return undefined;
    const giveUp = new AbortController();
    void language.ask('hierarchy', query.parameters, giveUp.signal).then((answer) => {
      if (giveUp.signal.aborted) return;
      if (answer === undefined) return setAnswered({ kind: 'failed' });
      if (answer.root === undefined) return setAnswered({ kind: 'empty' });
      setAnswered({ kind: 'shown', root: answer.root });
      setChildren(new Map([[`/${idOf(answer.root)}`, answer.items]]));
    });
    return () => giveUp.abort();
  }, [query]);
  const state: HierarchyState = query === undefined ? { kind: 'empty' } : answered;

  return {
    state,
    rows: state.kind === 'shown' ? toRows(state.root, children) : [],
    toggle: ({ path, item }) => {
      if (children.has(path)) {
        const next = new Map(children);
        next.delete(path);
        return setChildren(next);
      }
      void readChildren(item, direction).then((items) => {
        if (items !== undefined) setChildren((before) => new Map([...before, [path, items]]));
      });
    },
  };
}
