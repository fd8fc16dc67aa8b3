import { BookOpenText } from 'lucide-react';
import { explanationAddress } from '../../protocol/explained.ts';
import { useActions } from '../../store/store.ts';
import { IconButton } from '../../ui/Button.tsx';
import './explain-button.css';

/** Opens what explains a problem or a line of the log, beside the editor; nothing where there is no explanation. */
export function ExplainButton({ code }: { readonly code: string | undefined }) {
  const { openReference } = useActions();
  const address = explanationAddress(code);
  if (address === undefined) return null;
  return (
    <IconButton label="Explain" className="explain-button" onPress={() => openReference(address)}>
      <BookOpenText />
    </IconButton>
  );
}
