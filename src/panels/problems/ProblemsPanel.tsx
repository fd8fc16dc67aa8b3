import { useMemo } from 'react';
import { useStore } from 'zustand';
import { ChevronRight, CircleCheck, ListChecks, WandSparkles } from 'lucide-react';
import type { ProblemView } from '../../protocol/analysis.ts';
import { countKindFixes } from '../../store/changes/kind-fixes.ts';
import { selectProblems } from '../../store/problems.ts';
import { selectFixIsOld } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { applyFix } from '../shared/problem/apply-fix.ts';
import { ExplainButton } from '../shared/problem/ExplainButton.tsx';
import { filterList } from '../shared/list/list-view.ts';
import { ListSearch } from '../shared/list/ListTools.tsx';
import { SeverityIcon } from '../shared/problem/SeverityIcon.tsx';
import { VirtualList } from '../shared/list/VirtualList.tsx';
import { isTrouble, placeText, positionText, problemText } from './problem-text.ts';
import { KindFixes } from './KindFixes.tsx';
import { groupProblems, type FileRow, type ProblemRow } from './problem-rows.ts';
import { problemGroups, problemsView, toggleGroup } from './problems-view.ts';
import { ShownText } from '../../ui/ShownText.tsx';
import './problems.css';

const renderRow = (row: ProblemRow) =>
  row.kind === 'file' ? <FileHeading row={row} /> : <Problem problem={row.problem} isGrouped={row.isGrouped} />;

export function ProblemsPanel() {
  const all = useAppStore(selectProblems);
  const analyzed = useAppStore((state) => state.analysis !== undefined);
  const { text, onlyTrouble } = useStore(problemsView);
  const { scope, closed } = useStore(problemGroups);
  const activeFile = useAppStore((state) => state.activeFile);
  const file = scope === 'file' ? activeFile : undefined;
  const problems = useMemo(() => {
    const own = file === undefined ? all : all.filter(({ place }) => place?.file === file);
    return filterList(own, { text, onlyTrouble }, problemText, isTrouble);
  }, [all, file, text, onlyTrouble]);
  const rows = useMemo(() => groupProblems(problems, closed), [problems, closed]);
  const fixPreview = useAppStore((state) => state.fixPreview);
  if (fixPreview !== undefined) return <KindFixes code={fixPreview} />;
  if (!analyzed) return <EmptyState title="Reading the project" />;
  if (all.length === 0) return <EmptyState icon={<CircleCheck />} title="No problems" />;
  if (file !== undefined && problems.length === 0 && text === '' && !onlyTrouble)
    return (
      <EmptyState icon={<CircleCheck />} title="No problems in this file">
        Choose “Project” to see the problems of the other files.
      </EmptyState>
    );
  return (
    <div className="list">
      <ListSearch view={problemsView} what="problems" result={`${problems.length} of ${all.length}`} />
      {problems.length === 0 ? <p className="list-empty">No matching problems.</p> : null}
      <VirtualList label="Problems" role="list" items={rows} rowHeight={32} renderRow={renderRow} />
    </div>
  );
}

const severities = ['error', 'warning', 'info'] as const;

function FileHeading({ row: { file, isOpen, counts } }: { readonly row: FileRow }) {
  return (
    <button type="button" className="problem-file" aria-expanded={isOpen} onClick={() => toggleGroup(file)}>
      <ChevronRight className="problem-file-chevron" />
      <span className="problem-file-name">
        <ShownText text={file === '' ? 'Whole project' : file} />
      </span>
      {severities.map((severity) =>
        counts[severity] === 0 ? null : (
          <span key={severity} className="problem-file-count">
            <SeverityIcon severity={severity} />
            {counts[severity]}
          </span>
        ),
      )}
    </button>
  );
}

interface ProblemProps {
  readonly problem: ProblemView;
  /** True if the row is below its file's heading, so that it does not repeat the file. */
  readonly isGrouped: boolean;
}

function Problem({ problem, isGrouped }: ProblemProps) {
  const { code, severity, message, hint, place, related, fix, view } = problem;
  const { revealPlace, showView, previewFixes } = useActions();
  const ofKind = useAppStore((state) => (fix === undefined ? 0 : countKindFixes(selectProblems(state), code)));
  const isOld = useAppStore((state) => selectFixIsOld(state, problem));
  return (
    <>
      <div className="explain-row">
        <button
          type="button"
          className="problem-button"
          disabled={place === undefined}
          onClick={() => {
            if (place !== undefined) revealPlace(place);
          }}
        >
          <SeverityIcon severity={severity} />
          <span className="problem-text">
            {message}
            {hint === undefined ? null : <span className="problem-hint">{hint}</span>}
          </span>
          {place === undefined ? null : (
            <span className="problem-place" title={placeText(place)}>
              {isGrouped ? positionText(place) : placeText(place)}
            </span>
          )}
        </button>
        {fix === undefined ? null : (
          <button
            type="button"
            className="button button-quiet button-icon explain-button"
            aria-label={`Fix: ${fix.title}`}
            title={fix.title}
            disabled={isOld}
            onClick={() => applyFix(fix)}
          >
            <WandSparkles />
          </button>
        )}
        {ofKind < 2 ? null : (
          <IconButton
            label={`Fix all ${ofKind} of this kind…`}
            className="explain-button"
            onPress={() => previewFixes(code)}
          >
            <ListChecks />
          </IconButton>
        )}
        <ExplainButton code={code} problem={problem} />
      </div>
      {view === undefined ? null : (
        <button type="button" className="problem-button problem-related" onClick={() => showView(view)}>
          <span className="problem-text problem-link">Open the Missing view</span>
        </button>
      )}
      {related.map((each) => (
        <button
          key={`${placeText(each.place)} ${each.message}`}
          type="button"
          className="problem-button problem-related"
          onClick={() => revealPlace(each.place)}
        >
          <span className="problem-text">{each.message}</span>
          <span className="problem-place">{placeText(each.place)}</span>
        </button>
      ))}
    </>
  );
}
