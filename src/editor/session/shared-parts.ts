import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { AppStore } from '../../store/create-store.ts';
import { selectProblems } from '../../store/problems.ts';
import type { LanguageClient } from '../../protocol/language-api.ts';
import { watchShownTheme } from '../../ui/theme/theme.ts';
import { provideLanguageFeatures } from '../language-features/index.ts';
import { showMarkers } from '../markers.ts';
import { createProjectModels, type ProjectModels } from '../models.ts';
import { applyTokensAsTheme } from '../themes.ts';
import { watchProblems } from '../watch-problems.ts';

/**
 * Parts that the editors of a page share: the models of files with their markers, the language features, and the theme.
 */
export interface SharedParts {
  readonly models: ProjectModels;
  readonly showProblems: () => void;
  /** Cursor and scroll position of each shown file, by editor group and URI of the model. */
  readonly viewStates: Map<string, Monaco.editor.ICodeEditorViewState>;
  /** Releases the parts for one editor. They are disposed of when the last editor has released them. */
  readonly release: () => void;
}

interface Running extends SharedParts {
  users: number;
}

let running: Running | undefined;

function start(store: AppStore, language: LanguageClient): Running {
  const models = createProjectModels(store);
  const showProblems = (): void => showMarkers(selectProblems(store.getState()), models);
  const endProblems = watchProblems(store, showProblems);
  const features = provideLanguageFeatures({ store, models, language });
  // The editor's theme is computed from the page's tokens, so it follows the page's theme.
  const unwatchTheme = watchShownTheme(applyTokensAsTheme);
  const parts: Running = {
    models,
    showProblems,
    viewStates: new Map(),
    users: 0,
    release: () => {
      parts.users -= 1;
      // Waits, because an editor that is created again releases the parts just before it requests them again.
      queueMicrotask(() => {
        if (parts.users > 0 || running !== parts) return;
        running = undefined;
        endProblems();
        features.dispose();
        unwatchTheme();
        models.dispose();
      });
    },
  };
  return parts;
}

/** Returns the shared parts. The first call creates them. */
export function shareParts(store: AppStore, language: LanguageClient): SharedParts {
  running ??= start(store, language);
  running.users += 1;
  return running;
}
