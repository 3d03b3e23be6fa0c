import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ADDRESS_PLACE, composeOfflinePage, LINKS_PLACE, policyFor } from './offlinePage.ts';

const BUILT = `<script>let one</script><style>p{}</style><a href="${ADDRESS_PLACE}">Again</a><div hidden=""><ul>${LINKS_PLACE}</ul></div>`;

describe('the page in place of one that is not on the device', () => {
  it('shows no list where nothing is cached', () => {
    expect(composeOfflinePage(BUILT, '/friends', [])).toContain(
      '<a href="/friends">Again</a><div hidden="">',
    );
  });

  it('leads to those that are, and nothing in an address ends its link', () => {
    const page = composeOfflinePage(BUILT, '/a?b="&c=$&', [
      { address: '/x?y="z', title: 'You &amp; me' },
      { address: '/', title: '' },
    ]);
    expect(page).toContain('<a href="/a?b=&quot;&amp;c=$&amp;">Again</a><div><ul>');
    expect(page).toContain('<li><a class="fb-Link" href="/x?y=&quot;z"><span>You &amp; me</span></a></li>');
    expect(page).toContain('<li><a class="fb-Link" href="/"><span>/</span></a></li>');
  });

  it('allows what stands in it, and nothing else', async () => {
    const policy = await policyFor(BUILT);
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain(`script-src 'sha256-${hash('let one')}';`);
    expect(policy).toContain(`style-src 'sha256-${hash('p{}')}';`);
    expect(await policyFor('')).toContain("script-src 'none'; style-src 'none';");
  });
});
