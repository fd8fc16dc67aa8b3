import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { ProblemView } from '../protocol/analysis.ts';
import type { AppStore } from '../store/create-store.ts';
import { selectFixIsOld, selectProblems } from '../store/selectors.ts';
import { rangeOf } from './markers.ts';
import { pathOf, type ProjectModels } from './models.ts';
import { monaco } from './monaco.ts';

type Fix = NonNullable<ProblemView['fix']>;

function editOf(fix: Fix, models: ProjectModels): Monaco.languages.WorkspaceEdit {
  return {
    edits: fix.edits.flatMap(({ place, text }) => {
      const model = models.get(place.file);
      if (model === undefined) return [];
      return [
        { resource: model.uri, versionId: model.getVersionId(), textEdit: { range: rangeOf(place, model), text } },
      ];
    }),
  };
}

/** Offers the fixes that the problems carry, where they are and as long as they answer the text on the page. */
export function provideQuickFixes(store: AppStore, models: ProjectModels): Monaco.IDisposable {
  return monaco.languages.registerCodeActionProvider(['puppet', 'epp'], {
    provideCodeActions: (model, range) => {
      const state = store.getState();
      const actions = selectProblems(state).flatMap((problem): Monaco.languages.CodeAction[] => {
        const { fix, place } = problem;
        if (fix === undefined || place === undefined || place.file !== pathOf(model)) return [];
        if (selectFixIsOld(state, problem)) return [];
        if (!monaco.Range.areIntersectingOrTouching(rangeOf(place, model), range)) return [];
        return [{ title: fix.title, kind: 'quickfix', isPreferred: true, edit: editOf(fix, models) }];
      });
      return { actions, dispose: () => {} };
    },
  });
}
