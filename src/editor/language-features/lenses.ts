/** Code lens: shows the uses of each definition in a line above the definition. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import { ask, languages, toLocation, toMonacoRange, type FeatureContext } from './context.ts';
import { lensTitle } from './lens-title.ts';

/** Monaco's command that opens a peek view with given places. */
const SHOW_PLACES = 'editor.action.showReferences';

export function provideLenses(context: FeatureContext): readonly Monaco.IDisposable[] {
  const changed = new monaco.Emitter<Monaco.languages.CodeLensProvider>();
  const provider: Monaco.languages.CodeLensProvider = {
    onDidChange: changed.event,
    provideCodeLenses: async (model, token) => {
      const answer = await ask(context, model, token, 'lenses', { file: pathOf(model) });
      const ranges = (answer?.definitions ?? []).map((selection) => toMonacoRange(model, selection));
      return { lenses: ranges.map((range) => ({ range })), dispose: () => {} };
    },
    // Called only for visible lenses, because it searches the whole project.
    resolveCodeLens: async (model, lens, token) => {
      const position = monaco.Range.lift(lens.range).getStartPosition();
      const answer = await ask(context, model, token, 'uses', {
        file: pathOf(model),
        offset: model.getOffsetAt(position),
      });
      if (answer === undefined || answer === null) return lens;
      const { users } = answer;
      const places = users.flatMap((user) => user.places).flatMap((place) => toLocation(context, place));
      const command = {
        // Without an id, the title is plain text.
        id: places.length === 0 ? '' : SHOW_PLACES,
        title: lensTitle(answer.kind, users),
        arguments: [model.uri, position, places],
      };
      return { ...lens, command };
    },
  };
  // A change of another file may change the uses of a definition.
  const unsubscribe = context.store.subscribe(
    ({ analysis }) => analysis,
    () => changed.fire(provider),
  );
  return [changed, { dispose: unsubscribe }, monaco.languages.registerCodeLensProvider([...languages], provider)];
}
