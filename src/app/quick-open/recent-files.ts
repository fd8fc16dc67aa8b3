import type { AppStore } from '../../store/create-store.ts';

const MOST = 20;

let opened: readonly string[] = [];

/** Remembers shown files, newest first, until another project is opened. */
export function rememberRecentFiles(store: AppStore): void {
  let { opening } = store.getState();
  store.subscribe(
    (state) => `${state.opening} ${state.activeFile ?? ''}`,
    () => {
      const state = store.getState();
      if (state.opening !== opening) opened = [];
      opening = state.opening;
      const { activeFile } = state;
      if (activeFile !== undefined)
        opened = [activeFile, ...opened.filter((path) => path !== activeFile)].slice(0, MOST);
    },
  );
}

/** Lists recently shown files, then other files with tabs. The open file comes last. */
export function recentFiles({
  openFiles,
  activeFile,
  project,
}: Pick<ReturnType<AppStore['getState']>, 'openFiles' | 'activeFile' | 'project'>): readonly string[] {
  const known = [...new Set([...opened, ...openFiles])].filter((path) => project.files[path] !== undefined);
  const others = known.filter((path) => path !== activeFile);
  return activeFile === undefined ? others : [...others, activeFile];
}
