import { CardList, CardListItem, Heading, Row, Skeleton, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useId } from 'react';
import { NextPage } from '../../lib/lists/NextPage.tsx';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { rewards } from '../../words/en/rewards.ts';
import { CodeCard } from './CodeCard.tsx';
import { useCodes } from './useCodes.ts';

/** All that the member ever redeemed, to open and with its code: none is lost with a closed message. Source: conflict X5. */
export function MyCodes() {
  const t = useWords(rewards);
  const titleId = useId();
  const { codes, firstNewId, ...list } = useCodes();
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          {t('codes')}
        </Heading>
        <Unloaded query={list.query} title={t('codesFailed')} text={t('codesFailedText')}>
          <Skeleton shape="lines" />
        </Unloaded>
        {codes && <Text>{t(codes.length === 0 ? 'codesEmpty' : 'codesPurpose')}</Text>}
        {codes && codes.length > 0 && (
          <CardList label={t('codes')} layout="grid">
            {codes.map((redemption) => (
              <CardListItem key={redemption.id}>
                <CodeCard redemption={redemption} isFocused={redemption.id === firstNewId} />
              </CardListItem>
            ))}
          </CardList>
        )}
        {list.nextPage.hasMore && (
          <Row justify="center">
            <NextPage page={list.nextPage} pendingLabel={t('loadingCodes')}>
              {t('moreCodes')}
            </NextPage>
          </Row>
        )}
      </Stack>
    </section>
  );
}
