import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import './guide.css';

/** Asks whether to wait for an engine that makes no progress. */
export function SilenceNotice() {
  const silence = useAppStore(({ worker }) => (worker.kind === 'busy' ? worker.silence : undefined));
  const { cancelRun, waitLonger } = useActions();
  if (silence === undefined) return null;
  return (
    <aside className="guide" aria-label="The engine makes no progress">
      <p role="status">{silence}</p>
      <Button onPress={waitLonger}>Wait longer</Button>
      <Button onPress={() => void cancelRun()}>Stop</Button>
    </aside>
  );
}
