/**
 * Provides folding ranges, selection ranges, links, and semantic tokens, which the grammar for highlighting cannot
 * know.
 */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { FoldingRange } from '../../protocol/language-api.ts';
import { shownModifiers, shownTypes, shownWords } from '../../protocol/shown-words.ts';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import {
  ask,
  askService,
  languages,
  toRequestPlace,
  puppetLanguages,
  toMonacoRange,
  type FeatureContext,
} from './context.ts';

function toFold({ start, end, kind }: FoldingRange): Monaco.languages.FoldingRange {
  if (kind === undefined) return { start, end };
  return {
    start,
    end,
    kind: kind === 'comment' ? monaco.languages.FoldingRangeKind.Comment : monaco.languages.FoldingRangeKind.Region,
  };
}

/**
 * Converts semantic tokens to Monaco's format: five numbers per token, with lines and columns relative to the previous
 * token.
 */
function encoded(model: Monaco.editor.ITextModel, packed: Uint32Array): Uint32Array | undefined {
  const data: number[] = [];
  let [line, column] = [1, 1];
  for (const { offset, length, type, modifiers } of shownWords(packed)) {
    const at = model.getPositionAt(offset);
    // A token is outside of the model if the project has changed and the model has not been updated yet. When it is
    // updated, Monaco requests tokens again.
    if (at.column + length > model.getLineMaxColumn(at.lineNumber)) return undefined;
    const isSameLine = at.lineNumber === line;
    data.push(at.lineNumber - line, isSameLine ? at.column - column : at.column - 1, length, type, modifiers);
    [line, column] = [at.lineNumber, at.column];
  }
  return Uint32Array.from(data);
}

export function provideStructure(context: FeatureContext): readonly Monaco.IDisposable[] {
  return [
    monaco.languages.registerFoldingRangeProvider([...languages], {
      provideFoldingRanges: async (model, _context, token) => {
        const answer = await ask(context, model, token, 'folding', { file: pathOf(model) });
        // Never answers a cancelled request: for an empty answer, Monaco would compute folding by indentation for the
        // whole file, and then drop the result.
        if (answer === undefined && token.isCancellationRequested) return await new Promise<never>(() => {});
        return answer?.ranges.map(toFold);
      },
    }),
    monaco.languages.registerSelectionRangeProvider([...puppetLanguages], {
      provideSelectionRanges: async (model, positions, token) =>
        Promise.all(
          positions.map(async (position) => {
            const answer = await ask(context, model, token, 'selectionRanges', toRequestPlace(model, position));
            return (answer?.ranges ?? []).map((range) => ({ range: toMonacoRange(model, range) }));
          }),
        ),
    }),
    monaco.languages.registerLinkProvider([...languages], {
      provideLinks: async (model, token) => {
        const answer = await ask(context, model, token, 'links', { file: pathOf(model) });
        return {
          links: (answer?.links ?? []).flatMap((link): Monaco.languages.ILink[] => {
            const range = toMonacoRange(model, link.range);
            if ('url' in link) return [{ range, url: link.url }];
            const target = context.models.get(link.file);
            return target === undefined ? [] : [{ range, url: target.uri, tooltip: link.file }];
          }),
        };
      },
    }),
    monaco.languages.registerDocumentSemanticTokensProvider([...puppetLanguages], {
      getLegend: () => ({ tokenTypes: [...shownTypes], tokenModifiers: [...shownModifiers] }),
      provideDocumentSemanticTokens: async (model, _last, token) => {
        const packed = await askService(context, model, token, (signal) =>
          context.language.shownWords(pathOf(model), signal),
        );
        const data = packed === undefined ? undefined : encoded(model, packed);
        return data === undefined ? null : { data };
      },
      releaseDocumentSemanticTokens: () => {},
    }),
  ];
}
