import { useEffect, useState, type ReactNode } from 'react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import './tabs.css';

export interface TabEntry {
  readonly id: string;
  readonly title: string;
  /** Number shown beside the title. Hidden if it is zero. */
  readonly count?: number;
  readonly tone?: 'error' | 'warning' | 'neutral';
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabEntry[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Content of the selected tab. The contents of other tabs are not mounted. */
  readonly children: ReactNode;
  /** Button directly after the last tab, such as a menu of further tabs. */
  readonly more?: ReactNode;
  readonly actions?: ReactNode;
}

export function Tabs({ label, tabs, selected, onSelect, children, more, actions }: TabsProps) {
  const [tab, setTab] = useState<HTMLDivElement | null>(null);
  // Scrolls the selected tab into view, because the view may have been opened from elsewhere on the page.
  useEffect(() => {
    if (tab === null) return undefined;
    // The observer also reports the initial size. Later, the tabs become wider when fonts have loaded.
    const observer = new ResizeObserver(() => tab.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    observer.observe(tab);
    return () => observer.disconnect();
  }, [tab]);
  return (
    <AriaTabs className="tabs" selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <div className="tabs-bar">
        <TabList className={more === undefined ? 'tabs-list' : 'tabs-list tabs-list-with-more'} aria-label={label}>
          {tabs.map((entry) => (
            <AriaTab key={entry.id} ref={entry.id === selected ? setTab : null} id={entry.id} className="tab">
              {entry.title}
              {entry.count === undefined || entry.count === 0 ? null : (
                <span className={`tab-count tab-count-${entry.tone ?? 'neutral'}`}>
                  {entry.count.toLocaleString('en')}
                </span>
              )}
            </AriaTab>
          ))}
        </TabList>
        {more === undefined ? null : <div className="tabs-more">{more}</div>}
        {actions === undefined ? null : <div className="tabs-actions">{actions}</div>}
      </div>
      <TabPanel id={selected} key={selected} className="tabs-panel">
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
