import { useMemo } from 'react';
import { useStore } from 'zustand';
import { CircleCheck, WandSparkles } from 'lucide-react';
import type { ProblemView } from '../../protocol/analysis.ts';
import { selectProblems } from '../../store/problems.ts';
import { selectFixIsOld } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { applyFix } from '../shared/problem/apply-fix.ts';
import { ExplainButton } from '../shared/problem/ExplainButton.tsx';
import { filterList } from '../shared/list/list-view.ts';
import { ListSearch } from '../shared/list/ListTools.tsx';
import { SeverityIcon } from '../shared/problem/SeverityIcon.tsx';
import { VirtualList } from '../shared/list/VirtualList.tsx';
import { isTrouble, placeText, problemText } from './problem-text.ts';
import { problemsView } from './problems-view.ts';
import './problems.css';

const renderProblem = (problem: ProblemView) => <Problem problem={problem} />;

/** Problems in the project's code; pressing one goes to its place. */
export function ProblemsPanel() {
  const all = useAppStore(selectProblems);
  const analyzed = useAppStore((state) => state.analysis !== undefined);
  const { text, onlyTrouble } = useStore(problemsView);
  const problems = useMemo(
    () => filterList(all, { text, onlyTrouble }, problemText, isTrouble),
    [all, text, onlyTrouble],
  );
  if (!analyzed) return <EmptyState title="Reading the project" />;
  if (all.length === 0) return <EmptyState icon={<CircleCheck />} title="No problems" />;
  return (
    <div className="list">
      <ListSearch view={problemsView} what="problems" result={`${problems.length} of ${all.length}`} />
      {problems.length === 0 ? <p className="list-empty">No matching problems.</p> : null}
      <VirtualList label="Problems" role="list" items={problems} rowHeight={32} renderRow={renderProblem} />
    </div>
  );
}

function Problem({ problem }: { readonly problem: ProblemView }) {
  const { code, severity, message, hint, place, related, fix, view } = problem;
  const { revealPlace, showView } = useActions();
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
          {place === undefined ? null : <span className="problem-place">{placeText(place)}</span>}
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
