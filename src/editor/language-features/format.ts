/** Formats a file, or the selected statements of a manifest, by the style guide. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { FormatAnswer } from '../../protocol/language-api.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import { ask, askService, languages, toMonacoRange, type FeatureContext } from './context.ts';

/**
 * Converts an answer to edits of the model. If the file cannot be formatted, a toast shows the reason, but only if the
 * user requested formatting.
 */
function toEdits(
  model: Monaco.editor.ITextModel,
  answer: FormatAnswer | undefined,
  isRequested = true,
): Monaco.languages.TextEdit[] | undefined {
  if (answer?.refusal !== undefined && isRequested) showToast({ message: answer.refusal });
  return answer?.edits.map(({ range, text }) => ({ range: toMonacoRange(model, range), text }));
}

/** Maximum number of pasted lines that are formatted, so that pasting is not delayed. */
const MOST_PASTED_LINES = 2000;

/**
 * Returns whether a range was just pasted. After a paste, the cursor is at the end of the range, and nothing is
 * selected. The format command, in contrast, passes a selection or whole lines.
 */
function isPasted(model: Monaco.editor.ITextModel, range: Monaco.IRange): boolean {
  const isLine = range.startLineNumber === range.endLineNumber && range.startColumn === 1;
  return monaco.editor.getEditors().some((editor) => {
    const selection = editor.getModel() === model ? editor.getSelection() : null;
    return (
      selection?.isEmpty() === true && !isLine && selection.getEndPosition().equals(monaco.Range.getEndPosition(range))
    );
  });
}

export function provideFormat(context: FeatureContext): readonly Monaco.IDisposable[] {
  return [
    monaco.languages.registerDocumentFormattingEditProvider([...languages], {
      displayName: 'Bunraku',
      provideDocumentFormattingEdits: async (model, _options, token) => {
        const format = (signal: AbortSignal): Promise<FormatAnswer | undefined> =>
          context.language.format(pathOf(model), signal);
        return toEdits(model, await askService(context, model, token, format));
      },
    }),
    monaco.languages.registerDocumentRangeFormattingEditProvider('puppet', {
      displayName: 'Puppet',
      provideDocumentRangeFormattingEdits: async (model, range, _options, token) => {
        const [start, end] = [monaco.Range.getStartPosition(range), monaco.Range.getEndPosition(range)];
        const isPaste = isPasted(model, range);
        // Code pasted within one line is not formatted, because this would change the code around it.
        const lines = end.lineNumber - start.lineNumber;
        if (isPaste && (lines === 0 || lines > MOST_PASTED_LINES)) return [];
        return toEdits(
          model,
          await ask(context, model, token, 'formatRange', {
            file: pathOf(model),
            range: [model.getOffsetAt(start), model.getOffsetAt(end)],
          }),
          !isPaste,
        );
      },
    }),
  ];
}
