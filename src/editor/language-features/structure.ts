/** What a text is made of: folds, growing selections, links, and words whose meaning the grammar of the editor cannot know. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type {
  FoldingRange,
  SemanticToken,
  SemanticTokenModifier,
  SemanticTokenType,
} from '../../protocol/language-api.ts';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import { ask, languages, placeOf, puppetLanguages, rangeOf, type FeatureContext } from './context.ts';

/** The rest (keywords, strings, numbers, …) the editor's own grammar colours as it is typed. */
const shownTypes: readonly SemanticTokenType[] = ['class', 'function', 'method', 'parameter', 'variable', 'property'];
const shownModifiers: readonly SemanticTokenModifier[] = ['declaration', 'deprecated'];

function toFold({ start, end, kind }: FoldingRange): Monaco.languages.FoldingRange {
  if (kind === undefined) return { start, end };
  return {
    start,
    end,
    kind: kind === 'comment' ? monaco.languages.FoldingRangeKind.Comment : monaco.languages.FoldingRangeKind.Region,
  };
}

/** Five numbers a token, as Monaco wants them: lines and columns from those of the token before. */
function encoded(model: Monaco.editor.ITextModel, tokens: readonly SemanticToken[]): Uint32Array {
  const data: number[] = [];
  let [line, column] = [1, 1];
  for (const { range, type, modifiers = [] } of tokens) {
    const kind = shownTypes.indexOf(type);
    if (kind === -1) continue;
    const at = model.getPositionAt(range[0]);
    const bits = modifiers.reduce((sum, modifier) => {
      const bit = shownModifiers.indexOf(modifier);
      return bit === -1 ? sum : sum | (1 << bit);
    }, 0);
    const isSameLine = at.lineNumber === line;
    data.push(at.lineNumber - line, isSameLine ? at.column - column : at.column - 1, range[1] - range[0], kind, bits);
    [line, column] = [at.lineNumber, at.column];
  }
  return new Uint32Array(data);
}

export function provideStructure(context: FeatureContext): readonly Monaco.IDisposable[] {
  return [
    monaco.languages.registerFoldingRangeProvider([...languages], {
      provideFoldingRanges: async (model, _context, token) => {
        const answer = await ask(context, model, token, 'folding', { file: pathOf(model) });
        return answer?.ranges.map(toFold);
      },
    }),
    monaco.languages.registerSelectionRangeProvider([...puppetLanguages], {
      provideSelectionRanges: async (model, positions, token) =>
        Promise.all(
          positions.map(async (position) => {
            const answer = await ask(context, model, token, 'selectionRanges', placeOf(model, position));
            return (answer?.ranges ?? []).map((range) => ({ range: rangeOf(model, range) }));
          }),
        ),
    }),
    monaco.languages.registerLinkProvider([...languages], {
      provideLinks: async (model, token) => {
        const answer = await ask(context, model, token, 'links', { file: pathOf(model) });
        return {
          links: (answer?.links ?? []).flatMap((link): Monaco.languages.ILink[] => {
            const range = rangeOf(model, link.range);
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
        const answer = await ask(context, model, token, 'semanticTokens', { file: pathOf(model) });
        return answer === undefined ? null : { data: encoded(model, answer.tokens) };
      },
      releaseDocumentSemanticTokens: () => {},
    }),
  ];
}
