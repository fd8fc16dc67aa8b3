import { BookOpenText } from 'lucide-react';
import type { ProblemView } from '../../../protocol/analysis.ts';
import { explanationAddress } from '../../../protocol/help/explanation-address.ts';
import { useActions } from '../../../store/store.ts';
import './explain-button.css';

interface ExplainButtonProps {
  readonly code: string | undefined;
  /** The problem to explain, needed if several problems have the same code. */
  readonly problem?: ProblemView;
}

/**
 * Opens the explanation of a problem or log line beside the editor. Renders nothing if there is no explanation. A
 * native button, because a list that follows a run renders hundreds of such buttons per second.
 */
export function ExplainButton({ code, problem }: ExplainButtonProps) {
  const { openReference } = useActions();
  const address = explanationAddress(code);
  if (address === undefined) return null;
  return (
    <button
      type="button"
      className="button button-quiet button-icon explain-button"
      aria-label="Explain"
      title="Explain"
      onClick={() => openReference(address, problem)}
    >
      <BookOpenText />
    </button>
  );
}
