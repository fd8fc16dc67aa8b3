import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { AppStore } from '../store/create-store.ts';
import { textChange } from '../protocol/project/text-edits.ts';
import { languageOf } from './languages/language-of-path.ts';
import { monaco } from './monaco.ts';

/** The address of a file's model. Which opening it belongs to is in it, so that no undo reaches from one project into another. */
function uriOf(opening: number, path: string): Monaco.Uri {
  return monaco.Uri.from({ scheme: 'project', authority: String(opening), path: `/${path}` });
}

/** The file of the project that a model holds. */
export function pathOf(model: Monaco.editor.ITextModel): string {
  return model.uri.path.slice(1);
}

/** One model a file, made when it is first shown. Text goes both ways: typing to the store, changes of the store to the model. */
export interface ProjectModels {
  get(path: string): Monaco.editor.ITextModel | undefined;
  /** The models that exist, by path: of the open project alone. */
  all(): ReadonlyMap<string, Monaco.editor.ITextModel>;
  /** Ends the models of projects that were open before, once the editor shows another. */
  dropFormer(): void;
  dispose(): void;
}

/** One step of the model's undo. Only what differs is replaced, so that cursor, folds and marks elsewhere stay. */
function replaceText(model: Monaco.editor.ITextModel, text: string): void {
  // The model counts from behind a byte order mark.
  const { offset, length, text: put } = textChange(model.getValue(), text.replace(/^\ufeff/, ''));
  const [start, end] = [model.getPositionAt(offset), model.getPositionAt(offset + length)];
  model.pushStackElement();
  model.pushEditOperations([], [{ range: monaco.Range.fromPositions(start, end), text: put }], () => null);
  model.pushStackElement();
}

export function createProjectModels(store: AppStore): ProjectModels {
  let models = new Map<string, Monaco.editor.ITextModel>();
  let former: readonly Monaco.editor.ITextModel[] = [];
  /** The text of each model as the store has it: the same string is told at a glance, however long it is. */
  const texts = new Map<string, string>();
  let { opening } = store.getState();
  /** A change that comes from the store must not go back there. */
  let fromStore = false;

  function create(path: string, text: string): Monaco.editor.ITextModel {
    const model = monaco.editor.createModel(text, languageOf(path), uriOf(opening, path));
    model.updateOptions({
      tabSize: 2,
      insertSpaces: true,
      trimAutoWhitespace: true,
      // The page has one accent; brackets in a rainbow would compete with it.
      bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
    });
    let isWaiting = false;
    model.onDidChangeContent(() => {
      // A model of a project that is no longer open has no one to tell.
      if (fromStore || isWaiting || models.get(path) !== model) return;
      // Dictated or composed text arrives character by character within one event: it is handed on once.
      isWaiting = true;
      queueMicrotask(() => {
        isWaiting = false;
        if (models.get(path) !== model) return;
        // A byte order mark stays where Puppet does not refuse it: nobody could see it to take it away.
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
          replaceText(model, text);
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
      dropFormer();
      for (const path of [...models.keys()]) drop(path);
    },
  };
}
