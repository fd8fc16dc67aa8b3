/** Formats a file or its selected lines by the style guide. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { FormatAnswer } from '../../protocol/language-api.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import { NOT_FORMATTED } from '../not-formatted.ts';
import { ask, toMonacoRange, type FeatureContext } from './context.ts';

/** Edits of the model; with a syntax error none, and a toast. */
function toEdits(
  model: Monaco.editor.ITextModel,
  answer: FormatAnswer | undefined,
): Monaco.languages.TextEdit[] | undefined {
  if (answer?.refusal !== undefined) showToast({ message: NOT_FORMATTED });
  return answer?.edits.map(({ range, text }) => ({ range: toMonacoRange(model, range), text }));
}

export function provideFormat(context: FeatureContext): readonly Monaco.IDisposable[] {
  return [
    monaco.languages.registerDocumentFormattingEditProvider('puppet', {
      displayName: 'Puppet',
      provideDocumentFormattingEdits: async (model, _options, token) =>
        toEdits(model, await ask(context, model, token, 'format', { file: pathOf(model) })),
    }),
    monaco.languages.registerDocumentRangeFormattingEditProvider('puppet', {
      displayName: 'Puppet',
      provideDocumentRangeFormattingEdits: async (model, range, _options, token) => {
        const [start, end] = [monaco.Range.getStartPosition(range), monaco.Range.getEndPosition(range)];
        return toEdits(
          model,
          await ask(context, model, token, 'formatRange', {
            file: pathOf(model),
            range: [model.getOffsetAt(start), model.getOffsetAt(end)],
          }),
        );
      },
    }),
  ];
}
