import { PanelFrame } from '../shared/PanelFrame.tsx';
import { OutlineTree } from './OutlineTree.tsx';

/** The outline as a separate view. On a wide page, it also appears below the list of files. */
export function OutlinePanel() {
  return (
    <PanelFrame label="Outline">
      <OutlineTree />
    </PanelFrame>
  );
}
