import { useEffect, useMemo, useRef, useState } from 'react';
import { SearchX } from 'lucide-react';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import type { WorkspaceSymbol } from '../../protocol/language-api.ts';
import { placeAt } from '../../protocol/project/text-edits.ts';
import { language, useActions, useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { countText } from '../../protocol/count-text.ts';
import { middleTruncate } from '../shared/label-texts.ts';
import { SearchField } from '../shared/controls.tsx';
import type { TreeRow } from '../shared/list/tree-keys.ts';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { useAskedFocus } from './use-asked-focus.ts';
import { useSearchView } from './view-state.ts';
import { ShownText } from '../../ui/ShownText.tsx';

/** Debounce for typing, in milliseconds. */
const TYPING_PAUSE = 80;

type SymbolRow = TreeRow & { readonly symbol: WorkspaceSymbol };

type Answer =
  | { readonly kind: 'symbols'; readonly rows: readonly SymbolRow[]; readonly files: ProjectFiles }
  | { readonly kind: 'failed' };

function toRow(symbol: WorkspaceSymbol): SymbolRow {
  const { name, kind, file, range } = symbol;
  return {
    id: `${file}@${range[0]} ${name}`,
    level: 1,
    isExpanded: undefined,
    text: `${name}, ${kind}, ${file}`,
    symbol,
  };
}

/** Finds definitions and resources by name. The letters of the query need not be adjacent in the name. */
export function SymbolSearch() {
  const query = useSearchView((view) => view.symbolQuery);
  const files = useAppStore((state) => state.project.files);
  const [answer, setAnswer] = useState<Answer | undefined>(undefined);
  const [selected, setSelected] = useState<string | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const { revealPlace } = useActions();
  useAskedFocus(field);
  useEffect(() => {
    const giveUp = new AbortController();
    const ask = async (): Promise<void> => {
      const given = await language.ask('workspaceSymbols', { query }, giveUp.signal);
      if (giveUp.signal.aborted) return;
      setAnswer(given === undefined ? { kind: 'failed' } : { kind: 'symbols', rows: given.symbols.map(toRow), files });
    };
    const timer = setTimeout(() => void ask(), TYPING_PAUSE);
    return () => {
      giveUp.abort();
      clearTimeout(timer);
    };
  }, [query, files]);
  const rows = useMemo(() => (answer?.kind === 'symbols' ? answer.rows : []), [answer]);

  return (
    <div className="search-body">
      {/* Only handles keys that bubble up from the form's field, so the form needs no role. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className="search-form"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.currentTarget.parentElement?.querySelector<HTMLElement>('[role=listbox]')?.focus();
        }}
      >
        <SearchField
          label="Find a symbol"
          value={query}
          onChange={(symbolQuery) => useSearchView.setState({ symbolQuery })}
          onSubmit={() => field.current?.form?.parentElement?.querySelector<HTMLElement>('[role=listbox]')?.focus()}
          result={answer?.kind === 'symbols' ? countText(rows.length, 'symbol') : undefined}
          inputRef={field}
        />
      </form>
      {answer === undefined ? (
        <EmptyState title="Reading the project" />
      ) : answer.kind === 'failed' ? (
        <EmptyState tone="error" title="The project could not be read">
          Type again to retry. If that does not help, reload the page.
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState icon={<SearchX />} title={query === '' ? 'No symbols yet' : 'No matching symbols'}>
          Symbols are classes, defines, functions, types, nodes, facts, data keys and resources. Add one to a manifest
          to find it here by name.
        </EmptyState>
      ) : (
        <div className="search-results">
          <VirtualTree
            flat
            label="Symbols"
            rows={rows}
            selected={selected}
            rowHeight={30}
            onSelect={(row) => {
              setSelected(row.id);
              const { file, range } = row.symbol;
              const text = answer.files[file];
              if (text !== undefined) revealPlace(placeAt(file, text, ...range));
            }}
            renderRow={({ symbol: { name, kind, file } }) => (
              <>
                <span className="search-symbol">
                  <ShownText text={name} />
                </span>
                <span className="search-kind">{kind}</span>
                <span className="search-folder">
                  <ShownText text={middleTruncate(file, 48)} />
                </span>
              </>
            )}
          />
        </div>
      )}
    </div>
  );
}
