import { LINT_SETTINGS, type LanguageClient } from '../../protocol/language-api.ts';
import type { ProblemView } from '../../protocol/analysis.ts';
import type { AppStore } from '../create-store.ts';
import { listOpenFiles } from '../groups/editor-groups.ts';
import type { LintSlice } from '../state/analysis-state.ts';

/** Milliseconds after a key press before the style checks run. */
const TYPING_PAUSE = 150;

/** Code of the check for blanks at the end of a line. While a line is typed, it has such a blank after each word. */
const TRAILING_BLANK = 'lint:trailing_whitespace';

/** Keeps the style problems of open manifests up to date. Returns a function that ends the loop. */
export function startLintLoop(store: AppStore, language: Pick<LanguageClient, 'lint'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAtWork = false;
  /**
   * All problems of a file, including a blank at the end of the line at the cursor. That problem is listed only after
   * the cursor has left the line.
   */
  let held: { readonly path: string; readonly line: number; readonly problems: readonly ProblemView[] } | undefined;

  function isAtCursor(path: string, line: number | undefined): boolean {
    const { cursor } = store.getState();
    return cursor?.file === path && cursor.line === line;
  }

  /** Returns the problems without the one for a blank at the end of the line at the cursor. */
  function holdBack(path: string, problems: readonly ProblemView[]): readonly ProblemView[] {
    const isTyped = ({ code, place }: ProblemView): boolean => code === TRAILING_BLANK && isAtCursor(path, place?.line);
    const line = problems.find(isTyped)?.place?.line;
    if (held?.path === path) held = undefined;
    if (line === undefined) return problems;
    held = { path, line, problems };
    return problems.filter((problem) => !isTyped(problem));
  }

  function listHeld(): void {
    if (held === undefined || isAtCursor(held.path, held.line)) return;
    const { path, problems } = held;
    held = undefined;
    const { lint, project } = store.getState();
    const last = lint[path];
    // If the content has changed since the check, the next check lists all problems.
    if (last !== undefined && last.text === project.files[path])
      store.setState({ lint: { ...lint, [path]: { ...last, problems } } });
  }

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
      const { project, opening, lint: before } = store.getState();
      const wasChecked = before[path] !== undefined;
      const text = project.files[path];
      const settings = project.files[LINT_SETTINGS];
      if (text === undefined) break;
      const problems = await language.lint(path);
      if (problems === undefined) break;
      const now = store.getState();
      if (now.opening !== opening) continue;
      const listed = wasChecked ? holdBack(path, problems) : problems;
      // The result is stored with the content that was checked, because the file may have changed in the meantime.
      store.setState(({ lint }: LintSlice) => ({ lint: { ...lint, [path]: { text, settings, problems: listed } } }));
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
  const endHolding = store.subscribe((state) => state.cursor, listHeld);
  return () => {
    clearTimeout(timer);
    end();
    endHolding();
  };
}
