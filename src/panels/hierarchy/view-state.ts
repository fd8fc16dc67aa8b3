import { create } from 'zustand';

interface HierarchyView {
  /** A position in the definition that the view shows. Undefined if the user has not chosen one. */
  readonly place: { readonly file: string; readonly offset: number } | undefined;
  readonly direction: 'users' | 'used';
}

export const useHierarchyView = create<HierarchyView>(() => ({ place: undefined, direction: 'users' }));
