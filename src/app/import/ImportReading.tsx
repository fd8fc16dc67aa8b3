import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Button } from '../../ui/controls/Button.tsx';
import { DialogActions } from '../../ui/overlays/Dialog.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import type { ImportProgress } from '../../workspace/import/budget.ts';
import { importLimits } from '../../workspace/import/import-limits.ts';
import { filesText } from '../../workspace/import/import-text.ts';

interface ImportReadingProps {
  /** Progress in files and bytes. Undefined if the number of read bytes is unknown. */
  readonly progress: ImportProgress | undefined;
  readonly onCancel: () => void;
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

/**
 * Progress of an import. The unpacked size of an archive is not known in advance, so the bar shows the read bytes as a
 * fraction of the allowed maximum.
 */
export function ImportReading({ progress, onCancel }: ImportReadingProps) {
  const text = progress === undefined ? '' : `${filesText(progress.entries)}, ${megabytes(progress.bytes)} MiB`;
  return (
    <>
      <p role="status">Reading the files</p>
      <ProgressBar
        className="import-progress"
        aria-label="Read so far"
        isIndeterminate={progress === undefined}
        value={progress?.bytes ?? 0}
        maxValue={importLimits.unpackedBytes}
        valueLabel={text}
      >
        {({ percentage = 0 }) => (
          <>
            <span className="import-bar" data-indeterminate={progress === undefined || undefined}>
              <span className="import-bar-done" style={{ width: `${percentage}%` }} />
            </span>
            <span className="dialog-note">{text}</span>
          </>
        )}
      </ProgressBar>
      <DialogActions>
        {/* Takes the focus, because the button that had it has disappeared. */}
        <Button ref={takeFocus} onPress={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </>
  );
}
