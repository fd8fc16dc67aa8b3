import { useMemo } from 'react';
import { countText } from '../../protocol/count-text.ts';
import type { Thing } from '../../protocol/language-api.ts';
import { findUsers } from '../../protocol/nodes/find-users.ts';
import type { NodeUsage } from '../../protocol/nodes/node-uses.ts';
import { useAppStore } from '../../store/store.ts';
import { placeText } from '../shared/label-texts.ts';
import { PlaceLink } from '../shared/links.tsx';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { More, NodeNames, PlaceList } from './UserLists.tsx';
import { unreachedMentions } from './thing-rows.ts';
import { toPlace, useMentions } from './use-things.ts';

const MOST = 50;

interface ThingDetailsProps {
  readonly thing: Thing;
  readonly usages: readonly NodeUsage[];
  readonly onClose: () => void;
}

/** Nodes and places that use a class, a key or a file. */
export function ThingDetails({ thing, usages, onClose }: ThingDetailsProps) {
  const { kind, name, definitions } = thing;
  const files = useAppStore((app) => app.project.files);
  const mentions = useMentions(thing);
  const { nodes, places, byParameter } = useMemo(() => findUsers(usages, thing), [usages, thing]);
  const others = unreachedMentions(mentions, places);
  return (
    <Details label={`Users of ${name}`} title={name} onClose={onClose}>
      <CardSection title={usages.length === 0 ? 'Nodes' : countText(nodes.length, 'node')}>
        {nodes.length > 0 ? (
          <NodeNames nodes={nodes} />
        ) : (
          <p className="card-quiet">
            {usages.length === 0 ? 'Compile the nodes to see which of them use this.' : 'No compiled node uses this.'}
          </p>
        )}
      </CardSection>
      {places.length === 0 ? null : (
        <CardSection title="Used in">
          <PlaceList places={places} empty="" />
        </CardSection>
      )}
      {byParameter.length === 0 ? null : (
        <p className="card-quiet">{`A class parameter reads it on ${countText(byParameter.length, 'node')}.`}</p>
      )}
      {others.length === 0 ? null : (
        <CardSection title={kind === 'key' && byParameter.length > 0 ? 'Parameter' : 'Other mentions'}>
          {others.slice(0, MOST).map((place) => (
            <PlaceLink key={placeText(place)} place={place} />
          ))}
          <More count={others.length} what="mention" />
        </CardSection>
      )}
      <CardSection title={kind === 'key' ? 'Values' : 'Definition'}>
        {definitions.slice(0, MOST).map((definition) => {
          const place = toPlace(definition, files);
          return <PlaceLink key={`${placeText(place)} ${definition.range[0]}`} place={place} />;
        })}
        <More count={definitions.length} what="place" />
      </CardSection>
    </Details>
  );
}
