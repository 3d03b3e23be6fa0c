import { BulletList, Disclosure, QuestionGlyph, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { howItWorks } from '../../words/en/howItWorks.ts';

interface HowItWorksProps {
  /** What it is about, for who hears the button alone. */
  subject: string;
  /** In their order, one thing each. */
  steps: string[];
}

/** Says how something works, at its place and behind a button. Source: COGA patterns 4.4.9 and 4.8.4. */
export function HowItWorks({ subject, steps }: HowItWorksProps) {
  const t = useWords(howItWorks);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      label={t('show')}
      openLabel={t('hide')}
      subject={subject}
      icon={QuestionGlyph}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <BulletList items={steps} isNumbered />
    </Disclosure>
  );
}
