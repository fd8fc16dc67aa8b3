import { BookOpenText } from 'lucide-react';
import { explanationAddress } from '../../protocol/explained.ts';
import { useActions } from '../../store/store.ts';
import './explain-button.css';

/**
 * Opens what explains a problem or a line of the log, beside the editor; nothing where there is no explanation. The browser's own button:
 * a list that is followed through a run draws hundreds of them a second.
 */
export function ExplainButton({ code }: { readonly code: string | undefined }) {
  const { openReference } = useActions();
  const address = explanationAddress(code);
  if (address === undefined) return null;
  return (
    <button
      type="button"
      className="button button-quiet button-icon explain-button"
      aria-label="Explain"
      title="Explain"
      onClick={() => openReference(address)}
    >
      <BookOpenText />
    </button>
  );
}
