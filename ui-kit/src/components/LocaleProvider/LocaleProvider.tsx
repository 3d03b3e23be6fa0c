import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export interface LocaleProviderProps {
  /** A BCP 47 tag, for example `en-US`. Its script decides which way arrow keys and swipes go. */
  locale: string;
  children: ReactNode;
}

/** Language and direction for everything below it. Without it the browser's own language applies. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
