import { catalogue } from '@friendbase/ui-kit/words';

/** The mailbox of the demo, which comes when it is opened. */
export const demoMail = catalogue('demo.mail', {
  purpose: 'This is a demo: no email leaves this browser. Here is what would be sent, the newest first.',
  count: ({ count }: { count: number }, f) =>
    f.plural(count, {
      '=0': 'No email has come yet. Sign up, or ask for one in Profile. The demo account gets none.',
      one: '1 email has come.',
      other: `${f.number(count)} emails have come.`,
    }),
  again: 'Look for new emails',
  to: ({ address }: { address: string }) => `To ${address}`,
  link: 'Open the link',
});
