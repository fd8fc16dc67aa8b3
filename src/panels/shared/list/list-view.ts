import { createStore, type StoreApi } from 'zustand';

/** How a list of lines is looked at; it outlives the list's tab. */
interface ListView {
  readonly isSearching: boolean;
  readonly text: string;
  /** Leaves out what is no warning and no error. */
  readonly onlyTrouble: boolean;
}

export type ListViewStore = StoreApi<ListView>;

export function createListView(): ListViewStore {
  return createStore<ListView>(() => ({ isSearching: false, text: '', onlyTrouble: false }));
}

/** Opens the search of a list, or closes it and shows all again. */
export function toggleSearch(view: ListViewStore): void {
  const { isSearching } = view.getState();
  view.setState({ isSearching: !isSearching, text: '', onlyTrouble: false });
}

/** The entries that a view lets through, by each one's text and whether it is trouble; the list itself when all are. */
export function filterList<Item>(
  items: readonly Item[],
  { text, onlyTrouble }: Pick<ListView, 'text' | 'onlyTrouble'>,
  textOf: (item: Item) => string,
  isTrouble: (item: Item) => boolean,
): readonly Item[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && !onlyTrouble) return items;
  return items.filter((item) => {
    if (onlyTrouble && !isTrouble(item)) return false;
    const line = textOf(item).toLowerCase();
    return words.every((word) => line.includes(word));
  });
}
