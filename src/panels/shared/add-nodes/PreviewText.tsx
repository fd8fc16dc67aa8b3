import { countText } from '../../../protocol/count-text.ts';
import type { Preview } from './preview.ts';

export const REFUSAL = 'add-nodes-refusal';

export function PreviewText({ preview }: { readonly preview: Preview }) {
  switch (preview.kind) {
    case 'nothing':
      return <p className="add-nodes-preview" role="status" />;
    case 'reading':
      return (
        <p className="add-nodes-preview" role="status">
          Reading…
        </p>
      );
    case 'refused':
      return (
        <p id={REFUSAL} className="add-nodes-preview field-error" role="alert">
          {preview.message}
        </p>
      );
    case 'nodes': {
      const { given, facts, leftOut } = preview;
      const { added, filled } = given;
      const what = [
        ...(added === 0 ? [] : [`${countText(added, 'node')} to add`]),
        ...(filled === 0 ? [] : [`facts of ${countText(filled, 'node')} to replace`]),
      ];
      const names = given.nodes.slice(0, 5).map(({ node }) => node.certname);
      return (
        <div className="add-nodes-preview" role="status">
          <p>
            {what.length === 0 ? 'The project already has these nodes.' : `${what.join(', ')}: ${names.join(', ')}`}
            {given.nodes.length > names.length ? ` and ${given.nodes.length - names.length} more` : ''}
          </p>
          {facts === 0 && leftOut === 0 ? null : (
            <p className="add-nodes-about">
              {`${countText(facts, 'fact')}${leftOut === 0 ? '' : `, without ${countText(leftOut, 'legacy fact')}`}`}
            </p>
          )}
        </div>
      );
    }
  }
}
