/** Provides definitions, references, highlights and symbols. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { DocumentSymbol, SymbolKind } from '../../protocol/language-api.ts';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import {
  ask,
  languages,
  toLocation,
  toRequestPlace,
  puppetLanguages,
  toMonacoRange,
  type FeatureContext,
} from './context.ts';

const kinds: Readonly<Record<SymbolKind, Monaco.languages.SymbolKind>> = {
  class: monaco.languages.SymbolKind.Class,
  define: monaco.languages.SymbolKind.Struct,
  function: monaco.languages.SymbolKind.Function,
  type: monaco.languages.SymbolKind.Interface,
  node: monaco.languages.SymbolKind.Namespace,
  parameter: monaco.languages.SymbolKind.Property,
  variable: monaco.languages.SymbolKind.Variable,
  resource: monaco.languages.SymbolKind.Object,
  fact: monaco.languages.SymbolKind.Constant,
  key: monaco.languages.SymbolKind.Key,
};

/**
 * Maximum number of symbols in an outline. The editor requests an outline at each key press, so an outline with more
 * symbols is reduced to definitions.
 */
const MOST_SYMBOLS = 2000;
/** Maximum number of top-level symbols in Monaco's list. */
const MOST_LISTED = 5000;

function countSymbols(symbols: readonly DocumentSymbol[]): number {
  return symbols.reduce((sum, { children = [] }) => sum + 1 + countSymbols(children), 0);
}

function collectDefinitions(symbols: readonly DocumentSymbol[]): readonly DocumentSymbol[] {
  return symbols
    .filter(({ kind }) => kind !== 'resource' && kind !== 'variable')
    .map((symbol) => ({ ...symbol, children: collectDefinitions(symbol.children ?? []) }));
}

function toSymbol(model: Monaco.editor.ITextModel, symbol: DocumentSymbol): Monaco.languages.DocumentSymbol {
  const { name, kind, range, selection, children = [] } = symbol;
  return {
    name,
    detail: kind,
    kind: kinds[kind],
    tags: [],
    range: toMonacoRange(model, range),
    selectionRange: toMonacoRange(model, selection),
    children: children.map((child) => toSymbol(model, child)),
  };
}

export function provideNavigation(context: FeatureContext): readonly Monaco.IDisposable[] {
  return [
    monaco.languages.registerDefinitionProvider([...languages], {
      provideDefinition: async (model, position, token) => {
        const answer = await ask(context, model, token, 'definition', toRequestPlace(model, position));
        return answer?.locations.flatMap((location) => toLocation(context, location));
      },
    }),
    monaco.languages.registerReferenceProvider([...languages], {
      provideReferences: async (model, position, _how, token) => {
        const answer = await ask(context, model, token, 'references', toRequestPlace(model, position));
        return answer?.locations.flatMap((location) => toLocation(context, location));
      },
    }),
    monaco.languages.registerDocumentHighlightProvider([...puppetLanguages], {
      provideDocumentHighlights: async (model, position, token) => {
        const answer = await ask(context, model, token, 'highlights', toRequestPlace(model, position));
        return answer?.ranges.map(({ range, kind }) => ({
          range: toMonacoRange(model, range),
          kind:
            kind === 'write'
              ? monaco.languages.DocumentHighlightKind.Write
              : monaco.languages.DocumentHighlightKind.Read,
        }));
      },
    }),
    monaco.languages.registerDocumentSymbolProvider([...languages], {
      displayName: 'Puppet',
      provideDocumentSymbols: async (model, token) => {
        const answer = await ask(context, model, token, 'symbols', { file: pathOf(model) });
        if (answer === undefined) return undefined;
        const shown = countSymbols(answer.symbols) > MOST_SYMBOLS ? collectDefinitions(answer.symbols) : answer.symbols;
        return shown.slice(0, MOST_LISTED).map((symbol) => toSymbol(model, symbol));
      },
    }),
    monaco.editor.registerEditorOpener({
      openCodeEditor: (_source, resource, at) => {
        const path = resource.path.slice(1);
        const { openFile, revealPlace } = context.store.getState().actions;
        if (resource.scheme !== 'project' || context.models.all().get(path)?.uri.toString() !== resource.toString())
          return false;
        openFile(path);
        if (at !== undefined) {
          const [line, column] = 'lineNumber' in at ? [at.lineNumber, at.column] : [at.startLineNumber, at.startColumn];
          revealPlace({ file: path, line, column });
        }
        return true;
      },
    }),
  ];
}
