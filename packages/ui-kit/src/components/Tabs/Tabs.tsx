import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import type { IconName } from '../Icon/Icon.tsx';
import { TabButton } from './TabButton.tsx';
import { TabPanel } from './TabPanel.tsx';
import './Tabs.css';

export interface TabItem<Id extends string = string> {
  id: Id;
  title: string;
  icon: IconName;
  content: ReactNode;
  /** The page that opens with this tab selected, for as long as no script is there. */
  href?: string | undefined;
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
 * was typed in them stays. Not React Aria's Tabs: its collections weigh 13 KB, on the first screen of every
 * visitor, for three tabs that are always there. Source: widget contract W3, ARIA's pattern of tabs.
 */
export function Tabs<Id extends string>({ label, tabs, selectedId, onSelect }: TabsProps<Id>) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { direction } = useLocale();
  const idsOf = (id: Id) => ({ tabId: `${baseId}-${id}`, panelId: `${baseId}-${id}-panel` });

  const goBy = (event: KeyboardEvent) => {
    const from = tabs.findIndex(({ id }) => id === selectedId);
    const to = targetOf(event.key, { from, count: tabs.length, isRightToLeft: direction === 'rtl' });
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus();
    onSelect(tab.id);
  };

  return (
    <div className="fb-Tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        className="fb-Tabs-list"
      >
        {tabs.map(({ id, title, icon, href }) => (
          <TabButton
            key={id}
            id={idsOf(id).tabId}
            panelId={idsOf(id).panelId}
            title={title}
            icon={icon}
            href={href}
            isSelected={id === selectedId}
            onSelect={() => onSelect(id)}
            onKeyDown={goBy}
          />
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={idsOf(id).panelId} tabId={idsOf(id).tabId} isSelected={id === selectedId}>
          {content}
        </TabPanel>
      ))}
    </div>
  );
}

interface Row {
  from: number;
  count: number;
  isRightToLeft: boolean;
}

/** Where a key leads in the row of tabs; arrows wrap, and follow the eye from right to left too. */
function targetOf(key: string, { from, count, isRightToLeft }: Row): number | undefined {
  const [forwards, backwards] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forwards || key === 'ArrowDown') return (from + 1) % count;
  if (key === backwards || key === 'ArrowUp') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
