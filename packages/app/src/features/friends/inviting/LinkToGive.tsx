import { Button, CopyField, QR_MARGIN, QrCode, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import encodeQr from 'qr';
import { invitations } from '../../../words/en/invitations.ts';

/** The link, to be copied, sent by another app of the device, or scanned from this screen. */
export function LinkToGive({ url, canShare }: { url: string; canShare: boolean }) {
  const t = useWords(invitations);
  return (
    <Stack>
      <CopyField label={t('link')} value={url} copyLabel={t('copy')} copiedText={t('copied')} isShown />
      {canShare && (
        <Row>
          <Button tone="quiet" icon="send" onPress={() => void share(t('shareText'), url)}>
            {t('share')}
          </Button>
        </Row>
      )}
      <Text>{t('scan')}</Text>
      <QrCode label={t('code')} squares={encodeQr(url, 'raw', { border: QR_MARGIN })} />
    </Stack>
  );
}

/** Whoever closes what the device shows has changed their mind: nothing went wrong, and the link still stands there. */
const share = (text: string, url: string): Promise<void> => navigator.share({ text, url }).catch(() => {});
