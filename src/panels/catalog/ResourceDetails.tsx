import { Copy } from 'lucide-react';
import type { ResourceView } from '../../protocol/analysis.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { selectRunsByRef } from '../../store/selectors.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { RefText } from '../shared/links.tsx';
import { GoalButton } from '../shared/GoalButton.tsx';
import { goalOfResource } from '../shared/goals.ts';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { Parameters, ResourceOrigin, RunFacts } from '../shared/ResourceFacts.tsx';
import { copyWithNotice } from '../../ui/clipboard.ts';
import { puppetText } from './puppet-text.ts';

interface ResourceDetailsProps {
  readonly resource: ResourceView;
  readonly onTag: (tag: string) => void;
}

export function ResourceDetails({ resource, onTag }: ResourceDetailsProps) {
  const { select } = useActions();
  const { ref } = resource;
  const run = useAppStore((state) => selectRunsByRef(state).get(ref));
  return (
    <Details
      label={`Resource ${ref}`}
      title={<RefText refText={ref} length={90} />}
      onClose={() => select(undefined, 'catalog')}
    >
      <ResourceOrigin resource={resource} by="catalog" />
      <GoalButton goal={goalOfResource(resource)} />
      <CardSection
        title={
          <span className="catalog-heading">
            Attributes
            <IconButton
              label="Copy as Puppet code"
              onPress={() => void copyWithNotice(puppetText(resource), `Copied ${ref} as Puppet code`)}
            >
              <Copy />
            </IconButton>
          </span>
        }
      >
        <Parameters parameters={resource.parameters} />
      </CardSection>
      <CardSection title="Tags">
        <ul className="catalog-tags">
          {resource.tags.map((tag) => (
            <li key={tag}>
              <button type="button" className="catalog-tag" title={`Search for tag:${tag}`} onClick={() => onTag(tag)}>
                {tag}
              </button>
            </li>
          ))}
        </ul>
      </CardSection>
      {run === undefined ? null : <RunFacts run={run} />}
    </Details>
  );
}
