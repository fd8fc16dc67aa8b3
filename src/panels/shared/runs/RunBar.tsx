import { FileText, TriangleAlert } from 'lucide-react';
import { selectRunAge } from '../../../store/selectors.ts';
import { useAppStore } from '../../../store/store.ts';
import { ageText, shortAgeText } from './run-texts.ts';
import { KeepButton } from './KeepButton.tsx';
import { RunPicker } from './RunPicker.tsx';

export function RunBar() {
  const hasRuns = useAppStore(({ runs }) => runs.length > 0);
  if (!hasRuns) return null;
  return (
    <div className="run-bar-row">
      <RunPicker />
      <RunAgeNote />
      <KeepButton />
    </div>
  );
}

/**
 * States that the code or the machine has changed since the shown run, or that the run applied other code. Renders
 * nothing for a current run.
 */
export function RunAgeNote({ isShort = false }: { readonly isShort?: boolean }) {
  const age = useAppStore((state) => (state.progress === undefined ? selectRunAge(state) : undefined));
  const text = isShort ? shortAgeText(age) : ageText(age);
  return (
    <span
      className={isShort ? 'run-age run-age-short' : 'run-age'}
      data-opened={age === 'of an agent' || undefined}
      title={ageText(age)}
    >
      {text === undefined ? null : (
        <>
          {age === 'of an agent' ? <FileText aria-hidden /> : <TriangleAlert aria-hidden />}
          <span className="run-age-text">{text}</span>
        </>
      )}
    </span>
  );
}
