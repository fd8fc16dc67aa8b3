import { LINT_SETTINGS, type LanguageClient } from '../../protocol/language-api.ts';
import type { AppStore } from '../create-store.ts';
import { listOpenFiles } from '../groups/editor-groups.ts';
import type { LintSlice } from '../state/analysis-state.ts';

/** Milliseconds to wait after a key press. */
const TYPING_PAUSE = 150;

/** Keeps the style problems of open manifests up to date. Returns a function that ends the loop. */
export function startLintLoop(store: AppStore, language: Pick<LanguageClient, 'lint'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAtWork = false;

  /** Returns the open manifests that have changed after their last check. The visible file comes first. */
  function unread(): readonly string[] {
    const state = store.getState();
    const { activeFile, project, lint } = state;
    const settings = project.files[LINT_SETTINGS];
    const wanted = listOpenFiles(state)
      .filter((path) => path.endsWith('.pp') || path === LINT_SETTINGS)
      .filter((path) => lint[path]?.text !== project.files[path] || lint[path]?.settings !== settings);
    return wanted.toSorted((one, other) => Number(other === activeFile) - Number(one === activeFile));
  }

  function forgetClosed(): void {
    const state = store.getState();
    const { lint } = state;
    const openFiles = listOpenFiles(state);
    const kept = Object.entries(lint).filter(([path]) => openFiles.includes(path));
    if (kept.length < Object.keys(lint).length) store.setState({ lint: Object.fromEntries(kept) });
  }

  async function work(): Promise<void> {
    forgetClosed();
    if (isAtWork) return;
    isAtWork = true;
    for (let [path] = unread(); path !== undefined; [path] = unread()) {
      const { project, opening } = store.getState();
      const text = project.files[path];
      const settings = project.files[LINT_SETTINGS];
      if (text === undefined) break;
      const problems = await language.lint(path);
      if (problems === undefined) break;
      const now = store.getState();
      if (now.opening !== opening) continue;
      // The result is stored with the content that was checked, because the file may have changed in the meantime.
      store.setState(({ lint }: LintSlice) => ({ lint: { ...lint, [path]: { text, settings, problems } } }));
    }
    isAtWork = false;
  }

  const end = store.subscribe(
    ({ project, openFiles, otherGroup }) => ({ files: project.files, openFiles, otherGroup }),
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => void work(), TYPING_PAUSE);
    },
    {
      equalityFn: (a, b) => a.files === b.files && a.openFiles === b.openFiles && a.otherGroup === b.otherGroup,
      fireImmediately: true,
    },
  );
  return () => {
    clearTimeout(timer);
    end();
  };
}
