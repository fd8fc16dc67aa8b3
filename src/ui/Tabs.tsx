import { useEffect, useRef, type ReactNode } from 'react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import './tabs.css';

export interface TabEntry {
  readonly id: string;
  readonly title: string;
  /** A count beside the title, left out at zero. */
  readonly count?: number;
  readonly tone?: 'error' | 'warning' | 'neutral';
  /** Stands apart from the tab before: what follows is needed less often. */
  readonly beginsGroup?: boolean;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabEntry[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** The selected tab's content. Only it is mounted. */
  readonly children: ReactNode;
  /** Buttons at the end of the row of tabs. */
  readonly actions?: ReactNode;
}

export function Tabs({ label, tabs, selected, onSelect, children, actions }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // What is opened from elsewhere may be the tab of a view that lies beyond the end of the row.
  useEffect(() => {
    const tab = [...(list.current?.querySelectorAll('[data-key]') ?? [])].find(
      (element) => element.getAttribute('data-key') === selected,
    );
    if (tab === undefined) return undefined;
    // Once now, and again when the fonts arrive, which make the tabs wider.
    const observer = new ResizeObserver(() => tab.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    observer.observe(tab);
    return () => observer.disconnect();
  }, [selected]);
  return (
    <AriaTabs className="tabs" selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <div className="tabs-bar">
        <TabList ref={list} className="tabs-list" aria-label={label}>
          {tabs.map((tab) => (
            <AriaTab key={tab.id} id={tab.id} className={tab.beginsGroup === true ? 'tab tab-begins-group' : 'tab'}>
              {tab.title}
              {tab.count === undefined || tab.count === 0 ? null : (
                <span className={`tab-count tab-count-${tab.tone ?? 'neutral'}`}>{tab.count.toLocaleString('en')}</span>
              )}
            </AriaTab>
          ))}
        </TabList>
        {actions === undefined ? null : <div className="tabs-actions">{actions}</div>}
      </div>
      <TabPanel id={selected} key={selected} className="tabs-panel">
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
