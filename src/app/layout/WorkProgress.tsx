import { useAppStore } from '../../store/store.ts';
import { useLasting } from './use-lasting.ts';
import { runShare, SHOWN_AFTER, workName } from './shown-work.ts';
import './work-progress.css';

/**
 * Line below the header that shows the progress of longer work of the engine. It takes no space, so that the page does
 * not move.
 */
export function WorkProgress() {
  const name = useAppStore(workName);
  const share = useAppStore((state) => runShare(state.progress));
  const shown = useLasting(name !== undefined, SHOWN_AFTER);
  if (!shown || name === undefined) return null;
  return (
    <div
      className="work-progress"
      role="progressbar"
      aria-label={name}
      {...(share === undefined ? {} : { 'aria-valuenow': Math.round(share * 100) })}
    >
      <div
        className={share === undefined ? 'work-progress-unknown' : 'work-progress-done'}
        style={share === undefined ? {} : { width: `${share * 100}%` }}
      />
    </div>
  );
}
