import type { DataStepView } from '../../protocol/data.ts';
import { PlaceLink } from '../shared/links.tsx';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { outcomeText, stepTitle } from './step-rows.ts';

const kindWords = {
  search: 'Search through all layers',
  options: 'Search for the merge behavior of the key',
  layer: 'Layer: global, the environment, or a module',
  level: 'Level of the hierarchy',
  file: 'Data file',
  merge: 'Merged values',
  interpolation: 'Interpolated into the value',
  scope: 'Interpolated variable',
  segment: 'Subkey of the value',
  note: 'Note',
} as const satisfies Record<DataStepView['kind'], string>;

export function StepDetails({ step, onClose }: { readonly step: DataStepView; readonly onClose: () => void }) {
  const { kind, detail, outcome, value, remarks, place } = step;
  const title = stepTitle(step);
  return (
    <Details label={`Step ${title}`} title={title} onClose={onClose}>
      <dl className="facts">
        <dt>Kind</dt>
        <dd>{kindWords[kind]}</dd>
        {outcome === undefined ? null : (
          <>
            <dt>Outcome</dt>
            <dd>{outcomeText[outcome]}</dd>
          </>
        )}
        {place === undefined ? null : (
          <>
            <dt>Place</dt>
            <dd>
              <PlaceLink place={place} />
            </dd>
          </>
        )}
        {kind !== 'file' || detail === undefined ? null : (
          <>
            <dt>Path in hiera.yaml</dt>
            <dd>
              <code>{detail}</code>
            </dd>
          </>
        )}
        {kind !== 'merge' || detail === undefined ? null : (
          <>
            <dt>Options</dt>
            <dd>
              <code>{detail}</code>
            </dd>
          </>
        )}
      </dl>
      {value === undefined ? null : (
        <CardSection title="Value">
          <code className="fact-value data-details-value">{value}</code>
        </CardSection>
      )}
      {remarks.length === 0 ? null : (
        <CardSection title="Notes">
          {remarks.map((remark) => (
            <p key={remark} className="card-hint">
              {remark}
            </p>
          ))}
        </CardSection>
      )}
    </Details>
  );
}
