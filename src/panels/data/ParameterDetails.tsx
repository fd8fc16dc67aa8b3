import { Button } from '../../ui/controls/Button.tsx';
import { PlaceLink } from '../shared/links.tsx';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { originText, type ParameterRow } from './parameter-rows.ts';
import { explainKey } from './view-state.ts';

export function ParameterDetails({ row, onClose }: { readonly row: ParameterRow; readonly onClose: () => void }) {
  const { key, parameter } = row;
  return (
    <Details label={`Parameter ${key}`} title={<code>{key}</code>} onClose={onClose}>
      <dl className="facts">
        <dt>Value from</dt>
        <dd>{originText(parameter.origin)}</dd>
        {parameter.place === undefined ? null : (
          <>
            <dt>Place</dt>
            <dd>
              <PlaceLink place={parameter.place} />
            </dd>
          </>
        )}
      </dl>
      <CardSection title="Value">
        <code className="fact-value">{parameter.text}</code>
      </CardSection>
      <div>
        <Button onPress={() => explainKey(key)}>Explain the lookup</Button>
      </div>
    </Details>
  );
}
