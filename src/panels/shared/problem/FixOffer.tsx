import { useMemo } from 'react';
import { WandSparkles } from 'lucide-react';
import type { FixView } from '../../../protocol/analysis.ts';
import { selectAnalysisIsOld } from '../../../store/selectors.ts';
import { useAppStore } from '../../../store/store.ts';
import { editedFiles, lineChange } from '../../../protocol/project/text-edits.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { applyFix } from './apply-fix.ts';
import './fix-offer.css';

/** A fix: a preview of its changes to the manifest, and the button that applies it. */
export function FixOffer({ fix, onApply }: { readonly fix: FixView; readonly onApply?: () => void }) {
  const isOld = useAppStore(selectAnalysisIsOld);
  return (
    <div className="fix-offer">
      <FixPreview fix={fix} />
      <Button
        className="fix-apply"
        isDisabled={isOld}
        onPress={() => {
          onApply?.();
          applyFix(fix);
        }}
      >
        <WandSparkles aria-hidden />
        {fix.title}
      </Button>
    </div>
  );
}

/** Lines that a fix changes, before and after. */
function FixPreview({ fix }: { readonly fix: FixView }) {
  const files = useAppStore((state) => state.project.files);
  const isOld = useAppStore(selectAnalysisIsOld);
  const changes = useMemo(
    () =>
      isOld
        ? []
        : Object.entries(editedFiles(files, fix)).flatMap(([file, text]) => {
            const change = lineChange(files[file] ?? '', text);
            return change === undefined ? [] : [{ file, ...change }];
          }),
    [files, fix, isOld],
  );
  return changes.map(({ file, line, removed, added }) => (
    <figure key={file} className="fix-preview" aria-label={`Change to ${file}, line ${line}`}>
      {[...removed.map((text) => ({ kind: 'removed', text })), ...added.map((text) => ({ kind: 'added', text }))].map(
        ({ kind, text }, index) => (
          // Lines have no identity but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={`fix-line fix-line-${kind}`}>
            <span className="fix-sign">{kind === 'removed' ? '-' : '+'}</span>
            <code>{text}</code>
          </div>
        ),
      )}
    </figure>
  ));
}
