import { create } from 'zustand';

interface HierarchyView {
  /** The place whose definition the view shows; undefined before a choice. */
  readonly place: { readonly file: string; readonly offset: number } | undefined;
  readonly direction: 'users' | 'used';
}

export const useHierarchyView = create<HierarchyView>(() => ({ place: undefined, direction: 'users' }));
