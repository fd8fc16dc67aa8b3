import { Puzzle } from 'lucide-react';
import type {
  MissingModule,
  MissingThing,
  ModuleRequestView,
  NodeOutcomeView,
  NodeSystemView,
} from '../../protocol/missing.ts';
import { hasStandIn } from '../../protocol/project/stand-ins.ts';
import { selectStandIns } from '../../store/missing/select-stand-ins.ts';
import { useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EyamlKeys } from '../shared/EyamlKeys.tsx';
import { CodeText } from '../shared/text/CodeText.tsx';
import { PlaceLink } from '../shared/links.tsx';
import { countText } from '../../protocol/count-text.ts';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { writeStandIns } from './change-stand-ins.ts';
import { kindTexts, StandInMark } from './MissingRowView.tsx';
import { groupState, type MissingRow } from './rows.ts';

interface MissingDetailsProps {
  readonly row: MissingRow;
  readonly onClose: () => void;
}

export function MissingDetails({ row, onClose }: MissingDetailsProps) {
  switch (row.kind) {
    case 'group': {
      const { module, title, things } = row.group;
      return (
        <Details label={row.id} title={title} onClose={onClose}>
          {module === undefined ? null : <Requests module={module} state={groupState(row.group)} />}
          <StandInOffer things={things} />
        </Details>
      );
    }
    case 'thing':
      return (
        <Details label={row.id} title={`${kindTexts[row.thing.kind]} ${row.thing.name}`} onClose={onClose}>
          <Thing thing={row.thing} />
        </Details>
      );
    case 'node':
      return (
        <Details label={row.id} title={row.node.node} onClose={onClose}>
          {row.node.system === undefined ? null : <OtherSystem system={row.node.system} />}
          {row.node.errors.length === 0 ? null : (
            <CardSection title="Errors that remain with all stand-ins">
              <ul className="missing-list">
                {uniqueErrors(row.node).map(([key, { message, place }]) => (
                  <li key={key}>
                    <p className="missing-text">{message}</p>
                    {place === undefined ? null : <PlaceLink place={place} />}
                  </li>
                ))}
              </ul>
            </CardSection>
          )}
        </Details>
      );
  }
}

function OtherSystem({ system: { title, facts } }: { readonly system: NodeSystemView }) {
  return (
    <CardSection title={`Compiles on ${title}`}>
      <p className="missing-text">
        {facts === undefined
          ? 'The code does not support the platform of this node. Choose this platform for the node.'
          : 'The code does not support the platform of this node. Add the facts of this system to the node’s own facts.'}
      </p>
      {facts === undefined ? null : (
        <CodeText code={JSON.stringify(facts, null, 2)} language="json" label={`Facts of ${title}`} />
      )}
    </CardSection>
  );
}

function uniqueErrors({ errors }: NodeOutcomeView): readonly (readonly [string, NodeOutcomeView['errors'][number]])[] {
  return [...new Map(errors.map((error) => [`${error.place?.file}:${error.place?.line} ${error.message}`, error]))];
}

function Requests({
  module: { present, requests },
  state,
}: {
  readonly module: MissingModule;
  readonly state: string;
}) {
  return (
    <>
      <CardSection title="Module">
        <p className="missing-text">
          {present === undefined
            ? 'Not in this project. Drop its folder or archive here. You can drop several at once.'
            : `${state}. Drag the folder or archive of the required version here.`}
        </p>
      </CardSection>
      {requests.length === 0 ? null : (
        <CardSection title="Required by">
          <ul className="missing-list">
            {requests.map((request) => (
              <li key={`${request.place.file}:${request.place.line}`}>
                <span className="missing-text">{requestText(request)}</span> <PlaceLink place={request.place} />
              </li>
            ))}
          </ul>
        </CardSection>
      )}
    </>
  );
}

function requestText({ slug, version, git, ref }: ModuleRequestView): string {
  const parts = [slug, version, git, ref].filter((part) => part !== undefined);
  return parts.length === 0 ? 'any version' : parts.join(' ');
}

function Thing({ thing }: { readonly thing: MissingThing }) {
  const { places, uses, values, standIn, kind } = thing;
  return (
    <>
      {places.length === 0 ? null : (
        <CardSection title={`Used in ${countText(uses, 'place')}`}>
          <ul className="missing-list">
            {places.map((place) => (
              <li key={`${place.file}:${place.line}`}>
                <PlaceLink place={place} />
              </li>
            ))}
            {uses > places.length ? (
              <li className="card-quiet">and {countText(uses - places.length, 'more place')}</li>
            ) : null}
          </ul>
        </CardSection>
      )}
      {values === undefined ? null : (
        <CardSection title="Values of the fact in the project’s data">
          <p className="missing-text">{values.join(', ')}</p>
        </CardSection>
      )}
      {kind === 'fact' ? (
        <CardSection title="Next">
          <p className="missing-text">
            Add this fact to the node, in the field “Additional facts (JSON)” below the project’s files.
          </p>
        </CardSection>
      ) : null}
      {kind === 'host' ? (
        <CardSection title="Next">
          <p className="missing-text">
            No name server is available here. Add the name to /etc/hosts on the node’s machine, or use a stand-in.
          </p>
        </CardSection>
      ) : null}
      {kind === 'answer' ? (
        <CardSection title="Next">
          <p className="missing-text">
            This function needs a command, a connection, a file, or a library of a real server. A stand-in is its
            result.
          </p>
        </CardSection>
      ) : null}
      {kind === 'trusted data' ? (
        <CardSection title="Next">
          <p className="missing-text">
            Add the extension to the node, in the field “Additional facts (JSON)”:{' '}
            <code>{`{"trusted": {"extensions": {"${thing.name}": "…"}}}`}</code>
          </p>
        </CardSection>
      ) : null}
      {kind === 'private key' ? (
        <CardSection title="Available private keys">
          <EyamlKeys />
        </CardSection>
      ) : (
        <StandInOffer things={[thing]} />
      )}
      {standIn === undefined ? null : (
        <CardSection title={standIn.path}>
          <CodeText
            code={standIn.text}
            language={standIn.path.endsWith('.pp') ? 'puppet' : 'yaml'}
            label={`Content of the stand-in for ${thing.name}`}
          />
        </CardSection>
      )}
    </>
  );
}

function StandInOffer({ things }: { readonly things: readonly MissingThing[] }) {
  const standIns = useAppStore(selectStandIns);
  const possible = things.filter(({ standIn }) => standIn !== undefined);
  const left = possible.filter(({ standIn }) => standIn !== undefined && !hasStandIn(standIns, standIn));
  if (things.length === 0) return null;
  return (
    <CardSection title="Stand-in">
      {possible.length === 0 ? (
        <p className="missing-text">No stand-in needed: catalogs compile without it.</p>
      ) : left.length === 0 ? (
        <StandInMark text={possible.length === 1 ? 'Stand-in written' : 'All stand-ins written'} />
      ) : (
        <Button onPress={() => writeStandIns(left)}>
          <Puzzle aria-hidden />
          {left.length === 1 ? 'Write a stand-in' : `Write ${left.length} stand-ins`}
        </Button>
      )}
    </CardSection>
  );
}
