import {
  Button,
  FooterNote,
  PageListen,
  useAnnounced,
  usePreferences,
  useWords,
  type PageListenProps,
} from '@friendbase/ui-kit';
import { useCallback, useState } from 'react';
import { comfort } from '../words/en/comfort.ts';
import { pageReader } from '../words/en/pageReader.ts';
import { useMaking } from './changes.tsx';

/** Reads the page, and once somebody has heard it offers to keep Listen on. */
export function PageReader(props: PageListenProps) {
  const { press, onReading } = props;
  const isOn = usePreferences(({ readAloud }) => readAloud);
  const [wasOn] = useState(isOn);
  const [isReading, setIsReading] = useState(false);
  const [offer, setOffer] = useState<'later' | 'open' | 'closed'>(wasOn ? 'closed' : 'later');
  const follow = useCallback(
    (reads: boolean) => {
      setIsReading(reads);
      onReading(reads);
      if (reads) setOffer((before) => (before === 'later' ? 'open' : before));
    },
    [onReading],
  );
  const close = () => {
    setOffer('closed');
    (press.target as HTMLElement).focus();
  };
  return (
    <>
      <PageListen {...props} onReading={follow} />
      {offer === 'open' && !isReading && <KeepOn isOn={isOn} onClose={close} />}
    </>
  );
}

/** Stays until it is answered or the page is left: what was chosen, and its Undo, stay under the finger. */
function KeepOn({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const t = useWords(pageReader);
  const inAll = useWords(comfort);
  const { changing, made, undo } = useMaking();
  useAnnounced(t('offer'), 'polite');
  const keep = () =>
    changing.make(() => changing.editor.change({ readAloud: true }), { done: t('isOn'), undone: t('isOff') });
  return (
    <FooterNote {...(made ?? { tone: 'info', text: t('offer') })}>
      <Button tone="quiet" icon={isOn ? 'undo' : 'listen'} onPress={made ? undo : keep}>
        {isOn ? inAll('undo') : t('keepOn')}
      </Button>
      <Button tone="plain" icon="close" onPress={onClose}>
        {t(made ? 'close' : 'notNow')}
      </Button>
    </FooterNote>
  );
}
