import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import './guide.css';

/** A line that says why the text was not read, and the way to read it: nothing that did not end begins again by itself. */
export function UnreadNotice() {
  const unread = useAppStore((state) => state.unread);
  const { readNow } = useActions();
  if (unread === undefined) return null;
  return (
    <aside className="guide" aria-label="Not read">
      <p role="status">{unread}</p>
      <Button onPress={readNow}>Read it now</Button>
    </aside>
  );
}
