import { Link, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { clubs } from '../../words/en/clubs.ts';

export function ToVideos() {
  const t = useWords(clubs);
  return (
    <Stack gap="small">
      <Text size="small">{t('toVideosText')}</Text>
      <Row>
        <Link href="/videos" icon="videos">
          {t('toVideos')}
        </Link>
      </Row>
    </Stack>
  );
}
