import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { Icon, type IconName } from '../Icon/index.ts';

export interface TabItem<Id extends string = string> {
  id: Id;
  title: string;
  icon: IconName;
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** The accessible name of the tab list. Not shown. */
  label: string;
  tabs: TabItem<Id>[];
  selectedId: Id;
  onSelect: (id: Id) => void;
}

/**
 * Shows one of several panels. Arrow keys open the next tab at once. Hidden panels stay mounted, so that what
 * was typed in them is kept.
 */
export function Tabs<Id extends string>({ label, tabs, selectedId, onSelect }: TabsProps<Id>) {
  return (
    <AriaTabs className="fb-Tabs" selectedKey={selectedId} onSelectionChange={(key) => onSelect(key as Id)}>
      <TabList aria-label={label} className="fb-Tabs-list">
        {tabs.map(({ id, title, icon }) => (
          <Tab key={id} id={id} className="fb-Tabs-tab">
            <Icon name={icon} />
            <span>{title}</span>
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} shouldForceMount className="fb-Tabs-panel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
