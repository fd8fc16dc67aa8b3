import { FolderOpen, GitCompareArrows } from 'lucide-react';
import { earlierProject } from '../../store/all-nodes/all-nodes.ts';
import { pageNodes } from '../../store/all-nodes/page-nodes.ts';
import type { NodeRow } from '../../store/all-nodes/rows.ts';
import { appStore, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PlaceLink } from '../shared/links.tsx';
import { countText } from '../../protocol/count-text.ts';
import { durationText } from '../shared/label-texts.ts';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { changedText } from './NodesTable.tsx';
import { openNode } from '../shared/open-node.ts';

interface NodeDetailsProps {
  readonly row: NodeRow;
  readonly onClose: () => void;
  readonly onCompare: () => void;
}

const sources = {
  definition: 'Named in a node definition',
  data: 'Named in a data file',
  pattern: 'Example name that matches a node definition',
  default: 'Example for the default node',
} as const;

export function NodeDetails({ row, onClose, onCompare }: NodeDetailsProps) {
  const { node, named, isOfProject, entry } = row;
  const { certname, facts } = node.node;
  const isCurrent = useAppStore((state) => state.project.node.certname === certname);
  const error = entry?.result.error;
  const before = entry?.before;
  return (
    <Details label={`Node ${certname}`} title={certname} onClose={onClose}>
      <div className="nodes-actions">
        <Button look="primary" isDisabled={isCurrent} onPress={() => openNode(certname)}>
          <FolderOpen aria-hidden />
          {isCurrent ? 'The current node' : 'Open this node'}
        </Button>
        {before === undefined ? null : (
          <Button
            onPress={() => {
              onCompare();
              const { project } = appStore.getState();
              void pageNodes.compare({ label: 'the previous compilation', project: earlierProject(project, before) });
            }}
          >
            <GitCompareArrows aria-hidden />
            Show changes
          </Button>
        )}
      </div>
      <dl className="facts">
        {named === undefined ? null : (
          <>
            <dt>{sources[named.from]}</dt>
            <dd>
              <PlaceLink place={named.place} />
            </dd>
          </>
        )}
        <dt>Additional facts</dt>
        <dd>{isOfProject ? Object.keys(facts).length.toLocaleString('en') : 'none: not a node of the project yet'}</dd>
        {entry === undefined ? null : (
          <>
            <dt>Compiled</dt>
            <dd>{`${countText(entry.times, 'time')}, the last in ${durationText(entry.result.milliseconds)}`}</dd>
            <dt>Depends on</dt>
            <dd>{countText(entry.reads.length, 'path')}</dd>
            <dt>Since the last compilation</dt>
            <dd>{changedText(row)}</dd>
          </>
        )}
      </dl>
      {error === undefined ? null : (
        <CardSection title="First error">
          <p className="nodes-message">{error.message}</p>
          {error.place === undefined ? null : <PlaceLink place={error.place} />}
        </CardSection>
      )}
    </Details>
  );
}
