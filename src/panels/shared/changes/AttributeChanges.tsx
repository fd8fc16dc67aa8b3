import type { AttributeChangeView } from '../../../protocol/nodes/nodes.ts';
import { StatusMark } from '../runs/StatusMark.tsx';
import { diffLines } from '../text/text-diff.ts';
import './changes.css';

const MOST_LINES = 400;

/** Lists the attributes of a resource that differ between two catalogs, each with both values. */
export function AttributeChanges({ attributes }: { readonly attributes: readonly AttributeChangeView[] }) {
  return (
    <dl className="facts facts-code">
      {attributes.map((attribute) => (
        <div key={attribute.name} className="fact">
          <dt>{attribute.name}</dt>
          <dd>
            <Attribute attribute={attribute} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Attribute({ attribute: { name, before, after, isText } }: { readonly attribute: AttributeChangeView }) {
  if (isText === true || name === 'order') return <TextChange before={before} after={after} />;
  return (
    <>
      {before === undefined ? null : <ChangedValue status="removed" text={before} />}
      {after === undefined ? null : <ChangedValue status="added" text={after} />}
    </>
  );
}

export function ChangedValue({ status, text }: { readonly status: 'added' | 'removed'; readonly text: string }) {
  return (
    <span className={`change-value change-value-${status}`}>
      <StatusMark status={status} />
      <span className="visually-hidden">{status === 'added' ? 'now ' : 'before '}</span>
      <code className="fact-value">{text}</code>
    </span>
  );
}

interface TextChangeProps {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

function TextChange({ before, after }: TextChangeProps) {
  const lines = diffLines(before, after);
  return (
    <div className="change-diff" role="group" aria-label="Lines that differ" tabIndex={0}>
      {lines.slice(0, MOST_LINES).map(({ kind, text, before: old, after: now }) => (
        <div key={`${old ?? ''} ${now ?? ''} ${kind}`} className={`change-line change-line-${kind}`}>
          <span aria-hidden>{kind === 'added' ? '+' : kind === 'removed' ? '-' : ' '}</span>
          {kind === 'added' ? (
            <ins>{text}</ins>
          ) : kind === 'removed' ? (
            <del>{text}</del>
          ) : (
            <span>{kind === 'gap' ? '…' : text}</span>
          )}
        </div>
      ))}
      {lines.length <= MOST_LINES ? null : (
        <div className="change-line">{`… ${lines.length - MOST_LINES} more lines`}</div>
      )}
    </div>
  );
}
