import { useMemo } from 'react';
import type { FixView } from '../../../protocol/analysis.ts';
import { editedFiles, lineChange } from '../../../protocol/project/text-edits.ts';
import { useAppStore } from '../../../store/store.ts';
import './fix-offer.css';

/**
 * Shows the lines that a fix changes, before and after. Renders nothing if the code has changed since the fix was
 * computed.
 */
export function FixLines({ fix, isOld }: { readonly fix: FixView; readonly isOld: boolean }) {
  const files = useAppStore((state) => state.project.files);
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
          // Lines are identified only by their position.
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
