import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { X } from 'lucide-react';
import { Tab, TabList, Tabs } from 'react-aria-components/Tabs';
import { selectTabs, selectVisibleFile } from '../../store/groups/editor-groups.ts';
import type { GroupPosition } from '../../store/state/project-state.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { shortestNames } from './tab-names.ts';
import { pathAt, useTabDrag } from './use-tab-drag.ts';
import { revealHidden } from '../../ui/hidden-characters.ts';
import { ShownText } from '../../ui/ShownText.tsx';
import './file-tabs.css';

interface FileTabsProps {
  readonly group: GroupPosition;
  readonly label: string;
  /** True if the editor can be split into two groups. */
  readonly canSplit: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows the tabs of a group's files above its editor. Tabs can be dragged into another order and to the other group.
 * Delete, a middle click or the close button closes a tab.
 */
export function FileTabs({ group, label, canSplit, actions, children }: FileTabsProps) {
  const openFiles = useAppStore((state) => selectTabs(state, group));
  const activeFile = useAppStore((state) => selectVisibleFile(state, group));
  const { focusGroup, openFile, closeFile } = useActions();
  const drag = useTabDrag(group, canSplit);
  const [selected, setSelected] = useState<HTMLDivElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [first] = openFiles;
  const shown = activeFile ?? first;
  // Makes the editor the panel of the selected tab. The library's own panel would search for focusable elements after
  // each change of its content, and an editor changes constantly.
  useEffect(() => {
    if (selected === null) return;
    panel.current?.setAttribute('id', selected.getAttribute('aria-controls') ?? '');
    panel.current?.setAttribute('aria-labelledby', selected.id);
    selected.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  if (first === undefined || shown === undefined) return null;
  const names = shortestNames(openFiles);

  const closeAt = (event: SyntheticEvent): void => {
    const path = pathAt(event);
    if (path === undefined) return;
    event.stopPropagation();
    event.preventDefault();
    focusGroup(group);
    closeFile(path);
  };

  return (
    <div className="file-tabs">
      <Tabs
        selectedKey={shown}
        onSelectionChange={(key) => {
          focusGroup(group);
          openFile(String(key));
        }}
        keyboardActivation="manual"
      >
        <div
          className="file-tabs-row"
          role="presentation"
          onAuxClick={(event) => {
            if (event.button === 1) closeAt(event);
          }}
          {...drag.row}
          onKeyDownCapture={(event) => {
            if (event.key === 'Delete') closeAt(event);
          }}
        >
          <TabList className="file-tabs-list" aria-label={label}>
            {openFiles.map((path) => (
              <Tab
                key={path}
                ref={path === shown ? setSelected : null}
                id={path}
                className="file-tab"
                aria-label={path}
              >
                <span title={revealHidden(path)} draggable>
                  <ShownText text={names.get(path) ?? path} />
                </span>
                {/* This button is only for pointers: the keyboard closes a tab with Delete, and a button inside a tab would confuse screen readers. */}
                <span
                  className="file-tab-close"
                  aria-hidden
                  onPointerDown={(event) => event.stopPropagation()}
                  onMouseDown={(event) => event.stopPropagation()}
                  onClick={(event) => {
                    event.stopPropagation();
                    focusGroup(group);
                    closeFile(path);
                  }}
                >
                  <X />
                </span>
              </Tab>
            ))}
          </TabList>
          {actions}
        </div>
      </Tabs>
      <div ref={panel} role="tabpanel" className="file-tabs-panel" {...drag.panel}>
        {children}
      </div>
    </div>
  );
}
