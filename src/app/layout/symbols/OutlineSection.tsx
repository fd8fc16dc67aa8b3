import { ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useActions, useAppStore } from '../../../store/store.ts';
import { Landmark } from '../../../ui/Landmark.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LaterPart } from '../LaterPart.tsx';
import './outline-section.css';

const OutlineTree = lazyPart(async () => (await import('../../../panels/outline/OutlineTree.tsx')).OutlineTree);

export function OutlineSection() {
  const isOpen = useAppStore(({ editorSettings }) => editorSettings.showsOutline);
  const { setEditor } = useActions();
  return (
    <Landmark needsHeading={false} className="outline-section" label="Outline">
      <h2 className="outline-head">
        <Button className="outline-toggle" aria-expanded={isOpen} onPress={() => setEditor({ showsOutline: !isOpen })}>
          <ChevronRight aria-hidden />
          Outline
        </Button>
      </h2>
      {isOpen ? (
        <div className="outline-body">
          <LaterPart what="The outline" waiting="Loading the outline">
            <OutlineTree />
          </LaterPart>
        </div>
      ) : null}
    </Landmark>
  );
}
