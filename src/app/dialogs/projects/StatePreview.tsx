import { diffLines } from '../../../panels/shared/text/text-diff.ts';
import type { FileDifference, StateDifference } from '../../../workspace/drafts/earlier-states.ts';

/** Maximum number of lines shown per file; a note states how many more there are. */
const SHOWN = 200;

const marks = { added: '+', removed: '-', same: ' ', gap: '⋯', note: ' ' } as const;

interface FilePreviewProps extends Omit<FileDifference, 'kind'> {
  readonly kind: string;
}

export function FilePreview({ path, kind, now, then }: FilePreviewProps) {
  const lines = diffLines(now, then);
  const more = lines.length - SHOWN;
  return (
    <details className="state-file" open={lines.length <= 60}>
      <summary>
        <code>{path}</code> <span className="dialog-note">{kind}</span>
      </summary>
      <pre className="state-lines">
        {lines.slice(0, SHOWN).map(({ kind, text }, index) => (
          // The order of the lines never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={`state-line state-line-${kind}`}>
            {`${marks[kind]} ${text}\n`}
          </span>
        ))}
      </pre>
      {more > 0 ? <p className="dialog-note">{`and ${more.toLocaleString('en')} more lines`}</p> : null}
    </details>
  );
}

export function StatePreview({ difference: { files, name, nodes } }: { readonly difference: StateDifference }) {
  if (files.length === 0 && name === undefined && !nodes) return <p>No changes: the project is still the same.</p>;
  return (
    <>
      {name === undefined ? null : <p>{`The name becomes ${name}.`}</p>}
      {nodes ? <p>The nodes, with their facts and machines, are also restored.</p> : null}
      {files.map((file) => (
        <FilePreview key={file.path} {...file} />
      ))}
    </>
  );
}
