import { useEffect, useRef } from 'react';
import { ChevronsDownUp, ChevronsUpDown, Copy, EyeOff, SquareArrowOutUpRight } from 'lucide-react';
import type { FileMatches, ReplaceRequest } from '../../protocol/search.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { copyWithNotice } from '../../ui/clipboard.ts';
import { isNarrow } from '../../ui/narrow.ts';
import { Toolbar } from '../../ui/controls/Toolbar.tsx';
import { replace } from './replace.ts';
import { foundAsText, matchId, type SearchRow } from './rows.ts';
import { useSearchView } from './view-state.ts';

interface ResultActionsProps {
  readonly found: readonly FileMatches[];
  readonly row: SearchRow | undefined;
  readonly isReplacing: boolean;
  /** True if the project's files have changed since the search. */
  readonly isOld: boolean;
  readonly request: (only?: ReplaceRequest['only']) => ReplaceRequest;
  readonly onShow: (row: SearchRow & { readonly kind: 'match' }) => void;
  readonly onLeaveOut: (row: SearchRow) => void;
}

function idsOf(found: readonly FileMatches[]): readonly string[] {
  return found.flatMap(({ file, matches }) => matches.map((match) => matchId(file, match)));
}

export function ResultActions({ found, row, isReplacing, isOld, request, onShow, onLeaveOut }: ResultActionsProps) {
  const hasClosed = useSearchView(({ closed }) => closed.size > 0);
  /** Set by a replacement: the number of matches before it, and the index of the replaced match. */
  const after = useRef<{ readonly count: number; readonly index: number } | undefined>(undefined);

  // Selects the next match once the search has found the new positions.
  useEffect(() => {
    const before = after.current;
    if (before === undefined || isOld) return;
    const ids = idsOf(found);
    // If the replacement itself matches, the number of matches is unchanged, and the next match has the next index.
    const index = ids.length < before.count ? before.index : before.index + 1;
    useSearchView.setState({ selected: ids[Math.min(index, ids.length - 1)] });
    after.current = undefined;
  }, [isOld, found]);

  const replaceOne = async (): Promise<void> => {
    if (row?.kind !== 'match') return;
    const ids = idsOf(found);
    const isDone = await replace(request({ file: row.file, offset: row.match.offset }));
    if (isDone) after.current = { count: ids.length, index: ids.indexOf(row.id) };
  };

  return (
    <Toolbar label="Matches" className="search-actions">
      {isReplacing ? (
        <>
          <Button isDisabled={isOld || row?.kind !== 'match'} onPress={() => void replaceOne()}>
            Replace
          </Button>
          <Button
            isDisabled={isOld || row === undefined}
            onPress={() => {
              if (row !== undefined) void replace(request({ file: row.file }));
            }}
          >
            In this file
          </Button>
          <Button look="primary" isDisabled={isOld || found.length === 0} onPress={() => void replace(request())}>
            Replace all
          </Button>
        </>
      ) : null}
      <div className="panel-toolbar-end">
        {isReplacing && isNarrow() ? (
          <IconButton
            label="Show in the editor"
            isDisabled={row?.kind !== 'match'}
            onPress={() => {
              if (row?.kind === 'match') onShow(row);
            }}
          >
            <SquareArrowOutUpRight />
          </IconButton>
        ) : null}
        <IconButton
          label="Exclude the selection"
          shortcut="Delete"
          isDisabled={row === undefined}
          onPress={() => {
            if (row !== undefined) onLeaveOut(row);
          }}
        >
          <EyeOff />
        </IconButton>
        <IconButton
          label={hasClosed ? 'Open all files' : 'Close all files'}
          onPress={() => useSearchView.setState({ closed: new Set(hasClosed ? [] : found.map(({ file }) => file)) })}
        >
          {hasClosed ? <ChevronsUpDown /> : <ChevronsDownUp />}
        </IconButton>
        <IconButton
          label="Copy the matches"
          isDisabled={found.length === 0}
          onPress={() => void copyWithNotice(foundAsText(found), 'Copied the matches')}
        >
          <Copy />
        </IconButton>
      </div>
    </Toolbar>
  );
}
