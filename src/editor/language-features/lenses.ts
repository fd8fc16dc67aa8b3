/** Code lenses: a line above each definition shows its uses. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import { ask, languages, toLocation, toMonacoRange, type FeatureContext } from './context.ts';
import { lensTitle } from './lens-title.ts';

/** Monaco's command that opens a peek view with the given places. */
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
    // Searches the whole project, so Monaco calls this only for visible lenses.
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
        // Without a command id, Monaco shows the title as plain text.
        id: places.length === 0 ? '' : SHOW_PLACES,
        title: lensTitle(answer.kind, users),
        arguments: [model.uri, position, places],
      };
      return { ...lens, command };
    },
  };
  // Each analysis refreshes the lenses, because a change of another file may change the uses of a definition.
  const unsubscribe = context.store.subscribe(
    ({ analysis }) => analysis,
    () => changed.fire(provider),
  );
  return [changed, { dispose: unsubscribe }, monaco.languages.registerCodeLensProvider([...languages], provider)];
}
