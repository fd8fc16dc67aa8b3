import { createStore, type StoreApi } from 'zustand';

interface ListView {
  readonly isSearching: boolean;
  readonly text: string;
  readonly onlyTrouble: boolean;
}

export type ListViewStore = StoreApi<ListView>;

export function createListView(): ListViewStore {
  return createStore<ListView>(() => ({ isSearching: false, text: '', onlyTrouble: false }));
}

/** Opens the search of a list, or closes it and shows all entries again. */
export function toggleSearch(view: ListViewStore): void {
  const { isSearching } = view.getState();
  view.setState({ isSearching: !isSearching, text: '', onlyTrouble: false });
}

/** Filters entries by text and severity. If all entries pass, returns the list itself. */
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
