import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ProblemView } from '../../protocol/analysis.ts';
import { explanationAddress } from '../../protocol/help/explanation-address.ts';
import { changesOfFix, changeWithUndo } from '../../store/changes/change-with-undo.ts';
import { selectFixIsOld } from '../../store/selectors.ts';
import { appStore, useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { formatMessage } from './problems.ts';

const icons = { error: CircleX, warning: TriangleAlert, info: Info } as const;

/**
 * Code of the check for trailing white space. Problems of this check are hidden here, because a new line is indented
 * before the user types anything.
 */
const TRAILING_SPACE = 'lint:trailing_whitespace';

/** Shows the first problem on the cursor's line, with its fix. */
export function LineProblem({ problems }: { readonly problems: readonly ProblemView[] }) {
  const files = useAppStore((state) => state.project.files);
  const { openReference } = useActions();
  const problem = problems.find(({ code }) => code !== TRAILING_SPACE);
  const isOld = useAppStore((state) => problem !== undefined && selectFixIsOld(state, problem));
  const fix = problem?.fix;
  const address = explanationAddress(problem?.code);
  const Icon = icons[problem?.severity ?? 'info'];
  return (
    // The live region is off, because `announceProblems` already announces errors when typing pauses.
    <div className="code-problem" role="status" aria-live="off" aria-label="Problem on this line">
      {problem === undefined ? null : (
        <div className={`code-problem-text code-problem-${problem.severity}`}>
          <Icon aria-hidden />
          <p>{formatMessage(problem)}</p>
          {fix === undefined ? null : (
            <Button isDisabled={isOld} onPress={() => changeWithUndo(appStore, changesOfFix(files, fix))}>
              {fix.title}
            </Button>
          )}
          {address === undefined ? null : <Button onPress={() => openReference(address, problem)}>Explain</Button>}
        </div>
      )}
    </div>
  );
}
