import type { CauseView, FindingView } from '../../protocol/migration.ts';
import { countText } from '../../protocol/count-text.ts';
import { nameRelease, type ReleaseId } from '../../protocol/project/releases.ts';
import { useActions } from '../../store/store.ts';
import { ExplainButton } from '../shared/problem/ExplainButton.tsx';
import { NodeLinks } from '../shared/NodeLinks.tsx';
import { FixOffer } from '../shared/problem/FixOffer.tsx';
import { PlaceLink } from '../shared/links.tsx';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { InlineCode } from '../../ui/InlineCode.tsx';
import { kindTexts } from './rows.ts';

interface FindingDetailsProps {
  readonly finding: FindingView;
  /** Number of compiled nodes. */
  readonly nodeCount: number;
  readonly releases: { readonly from: ReleaseId; readonly to: ReleaseId };
  /** True if the project has changed since the analysis. */
  readonly isOld: boolean;
  readonly onClose: () => void;
  readonly onApply: () => void;
}

export function FindingDetails(props: FindingDetailsProps) {
  const {
    finding,
    nodeCount,
    releases: { from, to },
    isOld,
    onClose,
    onApply,
  } = props;
  const { id, kind, message, place, code, before, after, causes, fix, nodes } = finding;
  const hasValues = before !== undefined || after !== undefined;
  return (
    <Details label={`Finding ${Number(id) + 1}`} title={kindTexts[kind].title} onClose={onClose}>
      <CardSection title="What changes">
        <p className="migrate-text">
          {message} <ExplainButton code={code} />
        </p>
        {place === undefined ? null : <PlaceLink place={place} />}
      </CardSection>
      {hasValues ? (
        <CardSection title="Values">
          <dl className="migrate-values">
            <dt>{nameRelease(from)}</dt>
            <dd>{before === undefined ? <span className="card-quiet">nothing</span> : <code>{before}</code>}</dd>
            <dt>{nameRelease(to)}</dt>
            <dd>{after === undefined ? <span className="card-quiet">nothing</span> : <code>{after}</code>}</dd>
          </dl>
        </CardSection>
      ) : null}
      {fix === undefined || isOld ? null : (
        <CardSection title="Fix">
          <FixOffer fix={fix} onApply={onApply} />
        </CardSection>
      )}
      {nodeCount < 2 ? null : nodes === undefined ? (
        <CardSection title="Nodes">
          <p className="migrate-text">{`All ${countText(nodeCount, 'node')}`}</p>
        </CardSection>
      ) : (
        <CardSection title={`On ${nodes.length.toLocaleString('en')} of ${countText(nodeCount, 'node')}`}>
          <NodeLinks nodes={nodes} />
        </CardSection>
      )}
      {causes.length === 0 ? null : (
        <CardSection title="Why">
          {causes.map((cause) => (
            <Cause key={cause.id} cause={cause} />
          ))}
        </CardSection>
      )}
    </Details>
  );
}

function Cause({ cause: { about, reason, reference } }: { readonly cause: CauseView }) {
  const { openReference } = useActions();
  return (
    <div className="migrate-cause">
      <p className="migrate-text">
        <InlineCode text={about} />
      </p>
      <p className="migrate-text">
        <InlineCode text={reason} />
      </p>
      <p className="card-quiet migrate-text">
        <InlineCode text={reference} />
      </p>
      <button type="button" className="place-link" onClick={() => openReference('concept/releases')}>
        Values in each release
      </button>
    </div>
  );
}
