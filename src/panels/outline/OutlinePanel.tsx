import { PanelFrame } from '../shared/PanelFrame.tsx';
import { OutlineTree } from './OutlineTree.tsx';

/** The outline as a view of its own. Wide pages also show it below the list of files. */
export function OutlinePanel() {
  return (
    <PanelFrame label="Outline">
      <OutlineTree />
    </PanelFrame>
  );
}
