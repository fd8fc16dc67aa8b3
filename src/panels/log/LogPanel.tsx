import { ScrollText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { LogLineView } from '../../protocol/analysis.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { levelWord, logText, shortPlace } from './log-text.ts';
import { selectShownLog } from './shown-log.ts';
import './log.css';

function LogRow({ line }: { readonly line: LogLineView }) {
  const { revealPlace } = useActions();
  const { place } = line;
  const text = (
    <>
      <span className={`log-level log-level-${line.level}`}>{levelWord(line.level)}</span>
      {logText(line).slice(levelWord(line.level).length).trimEnd()}
    </>
  );
  if (place === undefined) return <div className="log-line">{text}</div>;
  return (
    <button
      type="button"
      className="log-line log-line-button"
      title={`${place.file}:${place.line}`}
      onClick={() => revealPlace(place)}
    >
      {text}
      <span className="log-place">{` ${shortPlace(place)}`}</span>
    </button>
  );
}

/** Lines from which on a run counts as long. */
const FOLLOWED = 300;

/** The run's log in Puppet's own words, up to the step that a replay shows. */
export function LogPanel() {
  const lines = useAppStore(selectShownLog);
  const running = useAppStore((state) => state.progress !== undefined);
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its functions are not kept from one drawing to the next here
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 22,
    overscan: 20,
  });

  useEffect(() => {
    // A long run is followed, as in a terminal; a short one is over before anyone reads, and is read from its top.
    if (running && lines.length > FOLLOWED) rows.scrollToIndex(lines.length - 1);
  }, [running, lines.length, rows]);

  if (lines.length === 0) {
    return (
      <EmptyState icon={<ScrollText />} title={running ? 'Applying' : 'Nothing logged yet'}>
        {running ? undefined : 'Press Apply to run the project on its simulated machine.'}
      </EmptyState>
    );
  }
  return (
    <div ref={scroller} className="log" role="log" aria-label="Log" aria-live="off" tabIndex={0}>
      <div className="log-rows" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const line = lines[row.index];
          return line === undefined ? null : (
            <div
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              className="log-row"
              style={{ transform: `translateY(${row.start}px)` }}
            >
              <LogRow line={line} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
