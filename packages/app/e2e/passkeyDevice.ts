import type { CDPSession, Page } from '@playwright/test';

/** A device with a lock of its own, and a person in front of it. */
export async function addDevice(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether it knows the finger, the face or the code. */
    recognizes: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Whether somebody touches it. What a browser has asked before is not answered then. */
    isTouched: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}
