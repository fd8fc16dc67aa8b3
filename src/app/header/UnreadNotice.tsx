import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import './guide.css';

/**
 * States why the project was not analyzed, with a button that analyzes it. An analysis that did not finish is never
 * repeated automatically.
 */
export function UnreadNotice() {
  const unread = useAppStore((state) => state.unread);
  const { readNow } = useActions();
  if (unread === undefined) return null;
  return (
    <aside className="guide" aria-label="Project not analyzed">
      <p role="status">{unread}</p>
      <Button onPress={readNow}>Analyze now</Button>
    </aside>
  );
}
