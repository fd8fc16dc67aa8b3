import { useEffect, useMemo, useRef } from 'react';
import { Search, SearchX, TriangleAlert } from 'lucide-react';
import { MOST_MATCHES, type FileMatches, type ReplaceRequest } from '../../protocol/search.ts';
import { selectFilePaths } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { countText } from '../../protocol/count-text.ts';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { MatchRow } from './MatchRow.tsx';
import { QueryForm } from './QueryForm.tsx';
import { ReplaceNotice } from './ReplaceNotice.tsx';
import { ResultActions } from './ResultActions.tsx';
import { searchRows, withoutLeftOut, type SearchRow } from './rows.ts';
import { useTextSearch, type TextSearchState } from './use-text-search.ts';
import { exclude, activeExclusions, toggleClosed, useSearchView } from './view-state.ts';

/** Counts the matches; `text` is for example `12 matches in 3 files`. */
function countMatches(found: readonly FileMatches[]): { readonly matches: number; readonly text: string } {
  const matches = found.reduce((sum, each) => sum + each.matches.length, 0);
  return { matches, text: `${countText(matches, 'match', 'matches')} in ${countText(found.length, 'file')}` };
}

function buildNotice({ outcome, read, total }: TextSearchState): string | undefined {
  switch (outcome?.kind) {
    case 'done':
      return outcome.isCut
        ? `The first ${MOST_MATCHES.toLocaleString('en')} matches are shown. Enter more text, or limit the files to search.`
        : undefined;
    case 'too slow':
      return `Stopped after ${read.toLocaleString('en')} of ${countText(total, 'file')}: the expression takes too long in one of them. Simplify it (avoid nested repetition), or exclude that file.`;
    case 'failed':
      return 'The search could not be started. Reload the page.';
    default:
      return undefined;
  }
}

export function TextSearch() {
  const { query, replacement, isReplacing, closed, selected, leftOut: exclusions } = useSearchView();
  const files = useAppStore((state) => state.project.files);
  const state = useTextSearch();
  const leftOut = useMemo(() => activeExclusions(exclusions, files), [exclusions, files]);
  const found = useMemo(() => withoutLeftOut(state.found, leftOut), [state.found, leftOut]);
  const rows = useMemo(() => searchRows(found, closed), [found, closed]);
  const counts = useMemo(() => countMatches(found), [found]);
  const isOld = state.files !== files || state.isBusy;
  const body = useRef<HTMLDivElement>(null);
  const { revealPlace, openFile, highlight } = useActions();
  const row = rows.find(({ id }) => id === selected);
  useEffect(() => () => highlight(undefined), [highlight]);

  const request = (only?: ReplaceRequest['only']): ReplaceRequest => ({
    query: { ...query, replacement },
    leftOut,
    ...(only === undefined ? {} : { only }),
  });
  /**
   * Shows a match in the editor. If `isGoing` is true, the editor takes the focus; otherwise, the list of results keeps
   * it.
   */
  const show = (shown: SearchRow & { readonly kind: 'match' }, isGoing = true): void => {
    const { line, column, endLine, endColumn } = shown.match;
    const place = { file: shown.file, line, column, endLine, endColumn };
    if (isGoing) revealPlace(place);
    else openFile(shown.file);
    highlight({ place, scroll: true });
  };
  const excludeRow = (gone: SearchRow): void => {
    const index = rows.indexOf(gone);
    const next =
      rows.find((each, at) => at > index && (gone.kind === 'match' || each.file !== gone.file)) ?? rows[index - 1];
    exclude(gone.file, files[gone.file] ?? '', gone.kind === 'match' ? gone.match.offset : undefined);
    useSearchView.setState({ selected: next?.id });
  };

  return (
    <div className="search-body" ref={body}>
      <QueryForm
        result={query.text === '' || state.outcome?.kind === 'refused' ? undefined : counts.text}
        error={state.outcome?.kind === 'refused' ? state.outcome.message : undefined}
        onDown={() => body.current?.querySelector<HTMLElement>('[role=tree]')?.focus()}
      />
      {state.isBusy && state.total > 0 && state.read < state.total ? (
        <progress className="search-progress" aria-label="Files read" value={state.read} max={state.total} />
      ) : null}
      {state.found.length === 0 ? null : (
        <ResultActions
          found={found}
          row={row}
          isReplacing={isReplacing}
          isOld={isOld}
          request={request}
          onShow={show}
          onLeaveOut={excludeRow}
        />
      )}
      <ReplaceNotice />
      <Notice text={buildNotice(state)} />
      <div className="search-results">
        {rows.length > 0 ? (
          <VirtualTree
            label={counts.text}
            rows={rows}
            selected={selected}
            rowHeight={28}
            onSelect={(chosen) => {
              useSearchView.setState({ selected: chosen.id });
              if (chosen.kind === 'match') show(chosen, !isReplacing);
            }}
            onToggle={({ file }) => toggleClosed(file)}
            onKey={(event, active) => {
              if (event.key === 'Delete' && active !== undefined) excludeRow(active);
            }}
            renderRow={(each) => <MatchRow row={each} />}
          />
        ) : (
          <Nothing state={state} isEmpty={query.text === ''} hasLeftOut={state.found.length > 0} />
        )}
      </div>
    </div>
  );
}

function Notice({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <div className="panel-notice">
      <TriangleAlert className="search-icon" aria-hidden />
      <span className="search-notice" role="status">
        {text}
      </span>
    </div>
  );
}

interface NothingProps {
  readonly state: TextSearchState;
  readonly isEmpty: boolean;
  readonly hasLeftOut: boolean;
}

function Nothing({ state, isEmpty, hasLeftOut }: NothingProps) {
  const paths = useAppStore(selectFilePaths);
  const globs = useSearchView(({ query }) => query.include !== '' || query.exclude !== '');
  if (isEmpty)
    return (
      <EmptyState icon={<Search />} title={`Search ${countText(paths.length, 'file')}`}>
        Matches appear as you type. Arrow Down goes to the matches, Enter shows a match in the editor.
      </EmptyState>
    );
  if (hasLeftOut) return <EmptyState title="All matches are excluded">Change the search to see them again.</EmptyState>;
  if (state.isBusy || state.outcome === undefined) return <EmptyState title="Searching" />;
  if (state.outcome.kind !== 'done') return null;
  return (
    <EmptyState icon={<SearchX />} title="No matches">
      {globs
        ? `Searched ${countText(state.total, 'file')} that the file patterns match. To find more, change the patterns, or turn off “Match case”, “Whole words” or “Regular expression”.`
        : `Searched ${countText(state.total, 'file')}. To find more, turn off “Match case”, “Whole words” or “Regular expression”.`}
    </EmptyState>
  );
}
