import { FolderOpen, Users } from 'lucide-react';
import { countText } from '../../protocol/count-text.ts';
import type { ClassItem } from '../../protocol/nodes/class-graph.ts';
import { findUsers } from '../../protocol/nodes/find-users.ts';
import type { NodeUsage } from '../../protocol/nodes/node-uses.ts';
import { useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PlaceLink } from '../shared/links.tsx';
import { openNode } from '../shared/open-node.ts';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { NodeNames, PlaceList } from './UserLists.tsx';
import type { RoleRow } from './role-rows.ts';
import { useDefinition } from './use-things.ts';

interface ClassDetailsProps {
  readonly item: ClassItem;
  readonly usages: readonly NodeUsage[];
  readonly onClose: () => void;
  readonly onShowUsers: () => void;
}

export function ClassDetails({ item: { name, kind, nodes }, usages, onClose, onShowUsers }: ClassDetailsProps) {
  const definition = useDefinition('class', name);
  const { places } = findUsers(usages, { kind: 'class', name });
  return (
    <Details label={`${kind} ${name}`} title={name} onClose={onClose}>
      <div className="roles-actions">
        <Button onPress={onShowUsers}>
          <Users aria-hidden />
          Who uses this
        </Button>
      </div>
      {definition === undefined ? null : (
        <CardSection title="Definition">
          <PlaceLink place={definition} />
        </CardSection>
      )}
      <CardSection title="Declared in">
        <PlaceList places={places} empty="Declared by Ruby code, or as the parent of another class." />
      </CardSection>
      <CardSection title={countText(nodes.length, 'node')}>
        <NodeNames nodes={nodes} />
      </CardSection>
    </Details>
  );
}

interface NodeErrorDetailsProps {
  readonly row: RoleRow & { readonly kind: 'node' };
  readonly onClose: () => void;
}

export function NodeErrorDetails({ row: { certname, error }, onClose }: NodeErrorDetailsProps) {
  const isCurrent = useAppStore((state) => state.project.node.certname === certname);
  return (
    <Details label={`Node ${certname}`} title={certname} onClose={onClose}>
      <div className="roles-actions">
        <Button look="primary" isDisabled={isCurrent} onPress={() => openNode(certname)}>
          <FolderOpen aria-hidden />
          {isCurrent ? 'The current node' : 'Open this node'}
        </Button>
      </div>
      {error === undefined ? null : (
        <CardSection title="First error">
          <p className="roles-error-text">{error.message}</p>
          {error.place === undefined ? null : <PlaceLink place={error.place} />}
        </CardSection>
      )}
    </Details>
  );
}
