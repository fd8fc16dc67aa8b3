import { useMemo } from 'react';
import type { FileView } from '../../../protocol/run.ts';
import { CardSection } from '../../shared/PanelFrame.tsx';
import type { SystemPrompt } from '../system-prompt.ts';
import { FileActions } from './FileActions.tsx';
import { compareProperties, type Entry } from '../compare.ts';
import { diffLines, plainLines, type DiffLine } from '../../shared/text/text-diff.ts';
import { Authors } from './Authors.tsx';
import { PropertyList } from '../PropertyList.tsx';

interface FileCardProps {
  readonly entry: Entry<FileView>;
  readonly authors: readonly string[];
  /** True if the user made the shown changes by hand. `authors` are then the resources of the earlier run. */
  readonly isByHand: boolean;
  /** Opens the form for an edit. Absent if the machine cannot be changed. */
  readonly onPrompt?: ((prompt: SystemPrompt) => void) | undefined;
}

/** A file before and after the run. The content comes before the attributes, so that it is visible on a phone. */
export function FileCard({ entry, authors, isByHand, onPrompt }: FileCardProps) {
  const { before, after, status } = entry;
  const lines = useMemo(() => {
    if (before?.content === undefined && after?.content === undefined) return undefined;
    return status === 'same' || before?.content === after?.content
      ? plainLines(after?.content ?? '')
      : diffLines(before?.content, after?.content);
  }, [before, after, status]);
  const isChanged = lines !== undefined && status !== 'same';
  const content =
    lines === undefined ? (
      (after ?? before)?.type === 'file' ? (
        <p className="card-hint">The content is not text, or is too long to show.</p>
      ) : null
    ) : (
      <CardSection title={status === 'same' ? 'Content' : 'Content, before and after'}>
        {lines.length === 0 ? <p className="card-hint">The file is empty.</p> : <DiffView lines={lines} />}
      </CardSection>
    );
  return (
    <>
      {isChanged ? content : null}
      {onPrompt === undefined || after === undefined ? null : (
        <FileActions path={entry.key} view={after} onPrompt={onPrompt} />
      )}
      <Authors title={isByHand ? 'Changed during the run by' : 'Changed by'} authors={authors} />
      <CardSection title="Attributes">
        <PropertyList properties={compareProperties(entry, ['content'])} />
      </CardSection>
      {isChanged ? null : content}
    </>
  );
}

const signs = { same: ' ', added: '+', removed: '-', gap: '⋯', note: '\\' } as const;
const mostLines = 2000;

function DiffView({ lines }: { readonly lines: readonly DiffLine[] }) {
  return (
    <pre className="diff" tabIndex={0} aria-label="Content">
      {lines.slice(0, mostLines).map((line, index) => (
        // Lines are identified only by their position.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={`diff-line diff-${line.kind}`}>
          <span className="diff-number" aria-hidden>
            {line.after ?? line.before ?? ''}
          </span>
          <span className="diff-sign">{signs[line.kind]}</span>
          <span className="diff-text">{line.text}</span>
        </span>
      ))}
      {lines.length > mostLines ? (
        <span className="diff-line diff-note">{lines.length - mostLines} more lines</span>
      ) : null}
    </pre>
  );
}
