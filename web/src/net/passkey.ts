/**
 * A passkey that holds the key of my card: it is what the authenticator is told as the handle of its user, and gives back
 * once it is unlocked. The server needs to know nothing of it.
 */

import { fromLetters, inLetters } from './letters';

const CHALLENGE = 32;
const ES256 = -7;
const RS256 = -257;

const challenge = () => crypto.getRandomValues(new Uint8Array(CHALLENGE));

/** An address of numbers can have none. */
export const canPasskey = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

/** Whether it is there now; not where the person would rather not. */
export async function keepInPasskey(key: string, name: string): Promise<boolean> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    rp: { name: 'Tablée' },
    user: { id: fromLetters(key), name, displayName: name },
    challenge: challenge(),
    pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
  };
  return (await navigator.credentials.create({ publicKey }).catch(() => null)) !== null;
}

/** The key that a passkey holds; null where there is none, or it stays locked. */
export async function keyFromPasskey(): Promise<string | null> {
  const publicKey: PublicKeyCredentialRequestOptions = { challenge: challenge(), userVerification: 'preferred' };
  const found = (await navigator.credentials.get({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  const handle = (found?.response as AuthenticatorAssertionResponse | undefined)?.userHandle ?? null;
  return handle && inLetters(new Uint8Array(handle));
}
