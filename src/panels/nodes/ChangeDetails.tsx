import type { AttributeChangeView } from '../../protocol/nodes/nodes.ts';
import { PlaceLink, RefText } from '../shared/links.tsx';
import { countText } from '../../protocol/count-text.ts';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { StatusMark } from '../shared/runs/StatusMark.tsx';
import { diffLines } from '../shared/text/text-diff.ts';
import { changeWords, errorWords, type CompareRow } from './compare-rows.ts';
import { openNode } from '../shared/open-node.ts';

const MOST_LINES = 400;
const MOST_NODES = 200;

export function ChangeDetails({ row, onClose }: { readonly row: CompareRow; readonly onClose: () => void }) {
  const nodes = row.kind === 'error' ? row.error.nodes : row.change.nodes;
  const change = row.kind === 'change' ? row.change.change : undefined;
  return (
    <Details
      label={change === undefined ? 'Changed error' : `Changes to ${change.resource}`}
      title={
        change === undefined ? (
          row.kind === 'error' ? (
            errorWords(row.error)
          ) : (
            ''
          )
        ) : (
          <RefText refText={change.resource} length={90} />
        )
      }
      onClose={onClose}
    >
      {row.kind === 'error' ? (
        <>
          {row.error.before === undefined ? null : <Value status="removed" text={row.error.before} />}
          {row.error.after === undefined ? null : <Value status="added" text={row.error.after} />}
        </>
      ) : (
        <dl className="facts">
          <dt>Resource</dt>
          <dd>{changeWords[row.change.change.status]}</dd>
          {change?.place === undefined ? null : (
            <>
              <dt>Declared</dt>
              <dd>
                <PlaceLink place={change.place} />
              </dd>
            </>
          )}
        </dl>
      )}
      {change === undefined || change.attributes.length === 0 ? null : (
        <CardSection title="Attributes">
          <dl className="facts facts-code">
            {change.attributes.map((attribute) => (
              <div key={attribute.name} className="fact">
                <dt>{attribute.name}</dt>
                <dd>
                  <Attribute attribute={attribute} />
                </dd>
              </div>
            ))}
          </dl>
        </CardSection>
      )}
      <CardSection title={countText(nodes.length, 'node')}>
        <ul className="nodes-list">
          {nodes.slice(0, MOST_NODES).map((certname) => (
            <li key={certname}>
              <button
                type="button"
                className="place-link"
                title={`Open ${certname}`}
                onClick={() => openNode(certname)}
              >
                {certname}
              </button>
            </li>
          ))}
        </ul>
        {nodes.length <= MOST_NODES ? null : <p className="card-hint">{`and ${nodes.length - MOST_NODES} more`}</p>}
      </CardSection>
    </Details>
  );
}

function Attribute({ attribute: { name, before, after, isText } }: { readonly attribute: AttributeChangeView }) {
  if (isText === true || name === 'order') return <TextChange before={before} after={after} />;
  return (
    <>
      {before === undefined ? null : <Value status="removed" text={before} />}
      {after === undefined ? null : <Value status="added" text={after} />}
    </>
  );
}

function Value({ status, text }: { readonly status: 'added' | 'removed'; readonly text: string }) {
  return (
    <span className={`nodes-value nodes-value-${status}`}>
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
    <div className="nodes-diff" role="group" aria-label="Lines that differ" tabIndex={0}>
      {lines.slice(0, MOST_LINES).map(({ kind, text, before: old, after: now }) => (
        <div key={`${old ?? ''} ${now ?? ''} ${kind}`} className={`nodes-line nodes-line-${kind}`}>
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
        <div className="nodes-line">{`… ${lines.length - MOST_LINES} more lines`}</div>
      )}
    </div>
  );
}
