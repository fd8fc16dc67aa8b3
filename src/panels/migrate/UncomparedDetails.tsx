import { FolderOpen } from 'lucide-react';
import { nameRelease, type ReleaseId } from '../../protocol/project/releases.ts';
import { useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { openNode } from '../shared/open-node.ts';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import type { NodeNote } from './rows.ts';

interface UncomparedDetailsProps {
  readonly node: NodeNote;
  readonly from: ReleaseId;
  readonly onClose: () => void;
}

/** Details of a node whose catalogs were not compared. */
export function UncomparedDetails({ node: { certname, message }, from, onClose }: UncomparedDetailsProps) {
  const isCurrent = useAppStore((state) => state.project.node.certname === certname);
  return (
    <Details label={`Node ${certname}`} title={certname} onClose={onClose}>
      <CardSection title="Not compared">
        <p className="migrate-text">
          {message ?? `${nameRelease(from)} compiles an empty catalog for this node, so only its log was compared.`}
        </p>
      </CardSection>
      <div>
        <Button isDisabled={isCurrent} onPress={() => openNode(certname)}>
          <FolderOpen aria-hidden />
          {isCurrent ? 'The current node' : 'Open this node'}
        </Button>
      </div>
    </Details>
  );
}
