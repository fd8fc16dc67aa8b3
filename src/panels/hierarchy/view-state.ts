import { create } from 'zustand';

interface HierarchyView {
  /** A position inside the chosen definition. Undefined before the user chooses one. */
  readonly place: { readonly file: string; readonly offset: number } | undefined;
  readonly direction: 'users' | 'used';
}

export const useHierarchyView = create<HierarchyView>(() => ({ place: undefined, direction: 'users' }));
