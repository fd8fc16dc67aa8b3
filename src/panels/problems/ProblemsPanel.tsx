import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { Place, ProblemView } from '../../protocol/analysis.ts';
import { selectProblems } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import './problems.css';

/** More rows than this are cut: nobody reads on, and the page stays quick. */
const SHOWN = 300;

function SeverityIcon({ severity }: { readonly severity: ProblemView['severity'] }) {
  switch (severity) {
    case 'error':
      return <CircleX className="problem-error" aria-label="Error" />;
    case 'warning':
      return <TriangleAlert className="problem-warning" aria-label="Warning" />;
    case 'info':
      return <Info className="problem-info" aria-label="Note" />;
  }
}

/** `site.pp:3:5`, as the end of a row. */
export function placeText({ file, line, column }: Place): string {
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

/** What is wrong with the project's text; a press goes to the place. */
export function ProblemsPanel() {
  const problems = useAppStore(selectProblems);
  const analysed = useAppStore((state) => state.analysis !== undefined);
  const { revealPlace } = useActions();
  if (!analysed) return <EmptyState title="Reading the project" />;
  if (problems.length === 0) return <EmptyState icon={<CircleCheck />} title="No problems" />;
  return (
    <ul className="problems" aria-label="Problems" tabIndex={-1}>
      {problems.slice(0, SHOWN).map((problem, index) => {
        const { place } = problem;
        return (
          <li key={`${index} ${problem.message}`} className="problem">
            <button
              type="button"
              className="problem-button"
              disabled={place === undefined}
              onClick={() => {
                if (place !== undefined) revealPlace(place);
              }}
            >
              <SeverityIcon severity={problem.severity} />
              <span className="problem-text">
                {problem.message}
                {problem.hint === undefined ? null : <span className="problem-hint">{problem.hint}</span>}
              </span>
              {place === undefined ? null : <span className="problem-place">{placeText(place)}</span>}
            </button>
            {problem.related.map((related) => (
              <button
                key={`${placeText(related.place)} ${related.message}`}
                type="button"
                className="problem-button problem-related"
                onClick={() => revealPlace(related.place)}
              >
                <span className="problem-text">{related.message}</span>
                <span className="problem-place">{placeText(related.place)}</span>
              </button>
            ))}
          </li>
        );
      })}
      {problems.length > SHOWN ? <li className="problem-more">{`and ${problems.length - SHOWN} more`}</li> : null}
    </ul>
  );
}
