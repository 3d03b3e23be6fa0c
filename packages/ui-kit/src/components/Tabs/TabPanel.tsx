import { useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { useFocusRing } from 'react-aria/useFocusRing';
import './Tabs.css';

interface TabPanelProps {
  id: string;
  tabId: string;
  isSelected: boolean;
  children: ReactNode;
}

const TAB_STOP = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The panel of a tab. Out of reach while another one is selected. One without a control is a tab stop, to be read. */
export function TabPanel({ id, tabId, isSelected, children }: TabPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasStop = useHasTabStop(ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <div
      {...focusProps}
      ref={ref}
      id={id}
      role="tabpanel"
      aria-labelledby={tabId}
      inert={!isSelected}
      className="fb-Tabs-panel"
      data-inert={!isSelected || undefined}
      data-focus-visible={isFocusVisible || undefined}
      {...(!hasStop && { tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

function useHasTabStop(ref: RefObject<HTMLElement | null>): boolean {
  const subscribe = (onChange: () => void) => {
    const observer = new MutationObserver(onChange);
    if (ref.current) observer.observe(ref.current, { childList: true, subtree: true });
    // The first look came before there was anything to look at.
    onChange();
    return () => observer.disconnect();
  };
  const look = () => !ref.current || ref.current.querySelector(TAB_STOP) !== null;
  return useSyncExternalStore(subscribe, look, () => true);
}
