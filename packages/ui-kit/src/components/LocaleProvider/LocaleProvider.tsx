import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export interface LocaleProviderProps {
  /** A BCP 47 tag, for example `en-US`. Its script decides which way arrow keys and swipes go. */
  locale: string;
  children: ReactNode;
}

/** Sets language and direction for everything below. Without it React Aria takes the browser's language. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
