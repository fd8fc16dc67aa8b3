import { selectDiagnosis } from '../../store/selectors.ts';
import { lastAnswer } from '../../store/lessons/lesson-slice.ts';
import type { OpenLesson } from '../../store/state/lesson-state.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Diagnosis, PuppetMessage } from '../shared/problem/Diagnosis.tsx';

export function LessonNotice({ open }: { readonly open: OpenLesson }) {
  const { recheckLesson, switchNode } = useActions();
  const diagnosis = useAppStore(selectDiagnosis);
  const { result } = open;
  const { failure, otherNode } = lastAnswer(open) ?? {};
  if (result.kind === 'failed') {
    return (
      <div className="lesson-failure" role="alert">
        <p>{`The tasks could not be checked. ${result.message}`}</p>
        <Button onPress={() => void recheckLesson()}>Check again</Button>
      </div>
    );
  }
  if (otherNode !== undefined) {
    return (
      <div className="lesson-failure">
        <p>{`The tasks of this lesson check the node ${otherNode}.`}</p>
        <Button onPress={() => switchNode(otherNode)}>Switch to this node</Button>
      </div>
    );
  }
  if (failure === undefined) return null;
  return diagnosis === undefined ? (
    <div className="lesson-failure">
      <p>Nothing was applied.</p>
      <PuppetMessage message={failure} />
    </div>
  ) : (
    <Diagnosis problem={diagnosis} />
  );
}
