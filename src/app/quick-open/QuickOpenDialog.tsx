import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { activeEditor } from '../../editor/active-editor.ts';
import { placeAt } from '../../protocol/project/text-edits.ts';
import { selectFilePaths } from '../../store/selectors.ts';
import { appStore, useAppStore } from '../../store/store.ts';
import { isNarrow } from '../../ui/narrow.ts';
import { useCommands } from '../commands.ts';
import { afterDialog } from '../dialogs/after-dialog.ts';
import { Palette, type PaletteEntry, type PaletteSection } from '../dialogs/Palette.tsx';
import { findFiles, readQuery, type FoundFile, type QuickQuery } from './find.ts';
import { fuzzyMatch } from './fuzzy.ts';
import { recentFiles } from './recent-files.ts';
import { useSymbols, type FoundSymbol, type SymbolsState } from './use-symbols.ts';
import { ShownText } from '../../ui/ShownText.tsx';

const MOST = 60;
const LINE = 'line';

function marked(text: string, offsets: readonly number[]): ReactNode {
  if (offsets.length === 0) return text;
  const found = new Set(offsets);
  const parts: { readonly isMarked: boolean; text: string }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isMarked = found.has(at);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += text.charAt(at);
    else parts.push({ isMarked, text: text.charAt(at) });
  }
  return parts.map((part, index) =>
    // Parts have no other identity than their position.
    // oxlint-disable-next-line react/no-array-index-key
    part.isMarked ? <b key={index}>{part.text}</b> : <ShownText key={index} text={part.text} />,
  );
}

function fileEntry({ path, offsets }: FoundFile): PaletteEntry {
  const cut = path.lastIndexOf('/') + 1;
  return {
    id: path,
    text: path,
    shown: (
      <>
        <span>
          {marked(
            path.slice(cut),
            offsets.filter((at) => at >= cut).map((at) => at - cut),
          )}
        </span>
        <span className="quick-folder">
          {marked(
            path.slice(0, Math.max(cut - 1, 0)),
            offsets.filter((at) => at < cut - 1),
          )}
        </span>
      </>
    ),
  };
}

/** Finds files by letters of their paths, symbols after `@` and `#`, a line after `:`. */
export function QuickOpenDialog() {
  const { show } = useCommands();
  const [text, setText] = useState('');
  const query = useMemo(() => readQuery(text), [text]);
  const paths = useAppStore(selectFilePaths);
  // The recent files at the time when the dialog opened.
  const [recent] = useState(() => recentFiles(appStore.getState()));
  const symbols = useSymbols(query);
  const isCommand = query.kind === 'commands';
  useEffect(() => {
    if (isCommand) show('commands');
  }, [isCommand, show]);

  const fitting = useMemo(() => fittingSymbols(query, symbols), [query, symbols]);
  const files = useMemo(
    () => (query.kind === 'files' ? findFiles(paths, recent, query.text, MOST) : undefined),
    [query, paths, recent],
  );
  const sections: readonly PaletteSection[] =
    files !== undefined
      ? [
          { title: 'Recent', entries: files.recent.map(fileEntry) },
          {
            title: files.more === 0 ? 'Files' : `Files (${files.more.toLocaleString('en')} more)`,
            entries: files.others.map(fileEntry),
          },
        ]
      : query.kind === 'line'
        ? [{ title: 'Line', entries: lineEntry(query) }]
        : [{ title: 'Symbols', entries: fitting.map(({ entry }) => entry) }];

  const choose = (id: string): void => {
    show(undefined);
    const found = fitting.find(({ entry }) => entry.id === id)?.symbol;
    afterDialog(() => {
      if (found !== undefined) goToSymbol(found);
      else if (query.kind === 'files') goToFile(id, query);
      else if (query.kind === 'line') goToFile(appStore.getState().activeFile, query);
    });
  };

  const chooseAside = (id: string): void => {
    const { actions, project } = appStore.getState();
    if (query.kind !== 'files' || project.files[id] === undefined || isNarrow()) return choose(id);
    show(undefined);
    afterDialog(() => {
      actions.openToSide(id);
      actions.revealPlace({ file: id, line: query.line ?? 1 });
    });
  };

  return (
    <Palette
      label="Go to a file or symbol"
      placeholder="File name; or @ file symbol, # project symbol, : line, > command"
      listLabel="Places"
      query={text}
      onQuery={setText}
      sections={sections}
      onClose={() => show(undefined)}
      empty={emptyText(query, symbols, paths.length)}
      onChoose={choose}
      onChooseAside={chooseAside}
    />
  );
}

function fittingSymbols(
  query: QuickQuery,
  state: SymbolsState,
): readonly { readonly symbol: FoundSymbol; readonly entry: PaletteEntry }[] {
  if (state.kind !== 'found') return [];
  const isOfFile = query.kind === 'file symbols';
  if (!isOfFile && query.kind !== 'project symbols') return [];
  const found = state.symbols.flatMap((symbol) => {
    const match = query.text === '' ? { score: 0, offsets: [] } : fuzzyMatch(query.text, symbol.name);
    if (match === undefined) return [];
    const { name, kind, file, range } = symbol;
    const entry: PaletteEntry = {
      id: `${file}@${range[0]} ${name}`,
      text: name,
      shown: marked(name, match.offsets),
      description: isOfFile ? kind : `${kind}, ${file}`,
    };
    return [{ symbol, entry, score: match.score }];
  });
  const ids = new Set<string>();
  return found
    .toSorted((one, other) => other.score - one.score || one.symbol.name.length - other.symbol.name.length)
    .filter(({ entry: { id } }) => !ids.has(id) && ids.add(id))
    .slice(0, MOST);
}

function lineEntry({ line }: QuickQuery & { readonly kind: 'line' }): readonly PaletteEntry[] {
  const { activeFile } = appStore.getState();
  return line === undefined || activeFile === undefined
    ? []
    : [{ id: LINE, text: `Line ${line.toLocaleString('en')}`, description: activeFile }];
}

function emptyText(query: QuickQuery, symbols: SymbolsState, count: number): string {
  const { activeFile, project } = appStore.getState();
  switch (query.kind) {
    case 'files':
      return count === 0 ? 'The project has no files.' : 'No matching files.';
    case 'line':
      return activeFile === undefined
        ? 'No file is open.'
        : `Type a line number from 1 to ${(project.files[activeFile] ?? '').split('\n').length.toLocaleString('en')}.`;
    case 'file symbols':
      if (activeFile === undefined) return 'No file is open.';
      return symbols.kind === 'found' && query.text === '' ? 'No symbols in this file.' : symbolsText(symbols);
    case 'project symbols':
      return symbolsText(symbols);
    case 'commands':
      return '';
  }
}

function symbolsText({ kind }: SymbolsState): string {
  switch (kind) {
    case 'reading':
      return 'Reading the project';
    case 'failed':
      return 'The project could not be read. Type again to retry.';
    case 'found':
      return 'No matching symbols.';
  }
}

function goToSymbol({ file, range }: FoundSymbol): void {
  const { project, actions } = appStore.getState();
  const text = project.files[file];
  if (text !== undefined) actions.revealPlace(placeAt(file, text, ...range));
}

/** Shows a file at the given position, or at its last cursor position if there is none. */
function goToFile(
  path: string | undefined,
  { line, column }: { readonly line?: number | undefined; readonly column?: number },
): void {
  const { project, actions } = appStore.getState();
  const text = path === undefined ? undefined : project.files[path];
  if (path === undefined || text === undefined) return;
  if (line !== undefined) {
    const last = text.split('\n').length;
    actions.revealPlace({
      file: path,
      line: Math.min(Math.max(line, 1), last),
      ...(column === undefined ? {} : { column }),
    });
    return;
  }
  actions.openFile(path);
  actions.showNarrowPane('code');
  activeEditor()?.focus();
}
