import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { ScrollText } from 'lucide-react';
import type { LogLineView } from '../../protocol/analysis.ts';
import { selectDiagnosis, selectIsErrorFixed, selectResource } from '../../store/selectors.ts';
import { selectOpened } from '../../store/opened/shown-graph.ts';
import { findProjectPlace } from '../../store/opened/project-place.ts';
import { appStore, useActions, useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ArchiveOffer } from '../shared/archive/ArchiveOffer.tsx';
import { Diagnosis } from '../shared/problem/Diagnosis.tsx';
import { ExplainButton } from '../shared/problem/ExplainButton.tsx';
import { filterList } from '../shared/list/list-view.ts';
import { ListSearch } from '../shared/list/ListTools.tsx';
import { VirtualList } from '../shared/list/VirtualList.tsx';
import {
  isSourceOf,
  isTrouble,
  levelWord,
  logText,
  refOfSource,
  shortPlace,
  withShortSums,
} from '../shared/text/log-text.ts';
import { ShownText } from '../../ui/ShownText.tsx';
import { logView } from './log-view.ts';
import { selectShownLog } from './shown-log.ts';
import './log.css';

/** A log line. Checksums are shortened, except in the lines of the selected resource. */
function LogRow({ line, isSelected }: { readonly line: LogLineView; readonly isSelected: boolean }) {
  const { revealPlace, select } = useActions();
  const { source } = line;
  const files = useAppStore(({ project }) => project.files);
  const place = line.place === undefined ? undefined : (findProjectPlace(files, line.place) ?? line.place);
  const words = logText(line).slice(levelWord(line.level).length).trimEnd();
  const text = (
    <>
      <span className={`log-level log-level-${line.level}`}>{levelWord(line.level)}</span>
      <ShownText text={isSelected ? words : withShortSums(words)} />
    </>
  );
  if (place === undefined && !source.endsWith(']') && !source.includes(']/'))
    return <div className="log-line">{text}</div>;
  return (
    <button
      type="button"
      className="log-line log-line-button"
      data-selected={isSelected || undefined}
      title={place === undefined ? undefined : `${place.file}:${place.line}`}
      onClick={() => {
        const ref = refOfSource(source, (each) => selectResource(appStore.getState(), each) !== undefined);
        if (ref !== undefined) select({ kind: 'resource', ref }, 'log');
        if (place !== undefined) revealPlace(place);
      }}
    >
      {text}
      {place === undefined ? null : <span className="log-place">{` ${shortPlace(place)}`}</span>}
    </button>
  );
}

/** Number of lines after which the log scrolls to its end during a run. */
const FOLLOWED = 300;

export function LogPanel() {
  const all = useAppStore(selectShownLog);
  const running = useAppStore((state) => state.progress !== undefined);
  const selected = useAppStore(({ selection }) => (selection?.kind === 'resource' ? selection.ref : undefined));
  const isErrorFixed = useAppStore(selectIsErrorFixed);
  const isOpened = useAppStore((state) => selectOpened(state) !== undefined);
  const diagnosis = useAppStore(selectDiagnosis);
  const { text, onlyTrouble } = useStore(logView);
  const lines = useMemo(() => filterList(all, { text, onlyTrouble }, logText, isTrouble), [all, text, onlyTrouble]);
  // During a long run, the log scrolls to its end like a terminal. A short run is over before anyone reads its log.
  const isFollowed = running && lines.length > FOLLOWED;
  // Lines have no buttons while they scroll past, because nobody can click them.
  const renderLine = useCallback(
    (line: LogLineView) => (
      <>
        <div className="explain-row">
          <LogRow line={line} isSelected={selected !== undefined && isSourceOf(line.source, selected)} />
          {isFollowed ? null : <ExplainButton code={line.code} />}
        </div>
        {/* Puppet logs this error twice: for the resource, and for the run. The offer appears only below the first. */}
        {!isFollowed && line.level === 'err' && line.source !== 'Puppet' ? (
          <ArchiveOffer missing={line.missingPackage} />
        ) : null}
      </>
    ),
    [selected, isFollowed],
  );
  if (all.length === 0) {
    const title = isOpened
      ? 'No messages in the opened file'
      : running
        ? 'Applying'
        : isErrorFixed
          ? 'The project compiles again'
          : 'Nothing logged yet';
    return (
      <EmptyState icon={<ScrollText />} title={title}>
        {running || isOpened ? undefined : 'Press Apply to run the project on its simulated machine.'}
      </EmptyState>
    );
  }
  return (
    <div className="list">
      <ListSearch view={logView} what="log" result={`${lines.length} of ${all.length}`} />
      {diagnosis === undefined || isErrorFixed ? null : <Diagnosis problem={diagnosis} />}
      {lines.length === 0 ? <p className="list-empty">No matching log lines.</p> : null}
      <VirtualList label="Log" role="log" items={lines} rowHeight={22} isFollowed={isFollowed} renderRow={renderLine} />
    </div>
  );
}
