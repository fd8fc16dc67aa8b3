import { PlaceLink, RefText } from '../shared/links.tsx';
import { countText } from '../../protocol/count-text.ts';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { AttributeChanges, ChangedValue } from '../shared/changes/AttributeChanges.tsx';
import { changeWords } from '../shared/changes/change-texts.ts';
import { errorWords, type CompareRow } from './compare-rows.ts';
import { NodeLinks } from '../shared/NodeLinks.tsx';

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
          {row.error.before === undefined ? null : <ChangedValue status="removed" text={row.error.before} />}
          {row.error.after === undefined ? null : <ChangedValue status="added" text={row.error.after} />}
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
          <AttributeChanges attributes={change.attributes} />
        </CardSection>
      )}
      <CardSection title={countText(nodes.length, 'node')}>
        <NodeLinks nodes={nodes} />
      </CardSection>
    </Details>
  );
}
