import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { AppStore } from '../store/create-store.ts';
import type { EditorSettings } from '../store/editor-settings.ts';
import { detectLanguage } from './languages/language-of-path.ts';
import { createTextPuts } from './text-puts.ts';
import { monaco } from './monaco.ts';

/**
 * Returns the URI of a file's model. It contains `opening`, the store's counter of opened projects, so that undo never
 * changes a project that was open before.
 */
function createUri(opening: number, path: string): Monaco.Uri {
  return monaco.Uri.from({ scheme: 'project', authority: String(opening), path: `/${path}` });
}

export function pathOf(model: Monaco.editor.ITextModel): string {
  return model.uri.path.slice(1);
}

/**
 * Returns the model of a file in the project with this `opening`, the store's counter of opened projects. Undefined if
 * no editor has shown the file.
 */
export function findModel(opening: number, path: string): Monaco.editor.ITextModel | undefined {
  return monaco.editor.getModel(createUri(opening, path)) ?? undefined;
}

/**
 * Models of the project's files, each created when its file is first shown. Typed text goes to the store, and changes
 * of the store go to the model.
 */
export interface ProjectModels {
  get(path: string): Monaco.editor.ITextModel | undefined;
  all(): ReadonlyMap<string, Monaco.editor.ITextModel>;
  /** Disposes of the models of the previous project. Call this after the editor shows the new project. */
  dropFormer(): void;
  dispose(): void;
}

function toModelOptions({ tabSize, colorsBrackets }: EditorSettings): Monaco.editor.ITextModelUpdateOptions {
  return {
    tabSize,
    indentSize: 'tabSize',
    insertSpaces: true,
    trimAutoWhitespace: true,
    bracketColorizationOptions: { enabled: colorsBrackets, independentColorPoolPerBracketType: false },
  };
}

export function createProjectModels(store: AppStore): ProjectModels {
  let models = new Map<string, Monaco.editor.ITextModel>();
  let former: readonly Monaco.editor.ITextModel[] = [];
  /**
   * Text of each model, as the same string object as in the store: comparing identical objects is instant for strings
   * of any length.
   */
  const texts = new Map<string, string>();
  let { opening } = store.getState();
  const puts = createTextPuts();
  /** True while a model changes to text from the store. Such a change is not sent back to the store. */
  let fromStore = false;

  function create(path: string, text: string): Monaco.editor.ITextModel {
    const model = monaco.editor.createModel(text, detectLanguage(path), createUri(opening, path));
    model.updateOptions(toModelOptions(store.getState().editorSettings));
    let isWaiting = false;
    model.onDidChangeContent(() => {
      // A model that is no longer in `models` belongs to a closed project.
      if (fromStore || isWaiting || models.get(path) !== model) return;
      // Sends the text once per event: dictated or composed text arrives character by character within one event.
      isWaiting = true;
      queueMicrotask(() => {
        isWaiting = false;
        if (models.get(path) !== model) return;
        // Keeps a byte order mark, except in manifests: Puppet rejects it there, and users could not remove it because
        // it is invisible.
        const typed = model.getValue(undefined, !path.endsWith('.pp'));
        texts.set(path, typed);
        store.getState().actions.editFile(path, typed);
      });
    });
    models.set(path, model);
    texts.set(path, text);
    return model;
  }

  function dropFormer(): void {
    for (const model of former) model.dispose();
    former = [];
  }

  function drop(path: string): void {
    models.get(path)?.dispose();
    models.delete(path);
    texts.delete(path);
  }

  const endSettings = store.subscribe(
    ({ editorSettings }) => editorSettings,
    (settings) => {
      for (const model of models.values()) model.updateOptions(toModelOptions(settings));
    },
  );
  const end = store.subscribe(
    (state) => state.project.files,
    (files) => {
      if (store.getState().opening !== opening) {
        former = [...former, ...models.values()];
        models = new Map();
        texts.clear();
        opening = store.getState().opening;
        return;
      }
      for (const [path, model] of models) {
        const text = files[path];
        if (text === undefined) drop(path);
        else if (texts.get(path) !== text) {
          texts.set(path, text);
          fromStore = true;
          puts.put(model, text);
          fromStore = false;
        }
      }
    },
  );

  return {
    get: (path) => {
      const text = store.getState().project.files[path];
      return models.get(path) ?? (text === undefined ? undefined : create(path, text));
    },
    all: () => models,
    dropFormer,
    dispose: () => {
      end();
      endSettings();
      dropFormer();
      for (const path of [...models.keys()]) drop(path);
    },
  };
}
