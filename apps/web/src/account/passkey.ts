import { fromBase64, toBase64 } from '@athanor/kernel'
import { api } from '../net/api.ts'
import type { Person } from '../net/cards.ts'
import { ApiFault } from '../net/fault.ts'

export const passkeysWork = (): boolean => typeof PublicKeyCredential === 'function'

/** Keeps the person who is signed in with a new passkey of this device. */
export async function addPasskey(): Promise<Person> {
  const publicKey = creationOptions(await api.passkeyOffer())
  return api.addPasskey(await given(navigator.credentials.create({ publicKey })))
}

/** Signs in whoever the device knows. */
export async function signInByPasskey(): Promise<Person> {
  const publicKey = requestOptions(await api.passkeyAsk())
  return api.passkeySignIn(await given(navigator.credentials.get({ publicKey })))
}

/** The credential as JSON; a person who says no to the device's question gets a sentence, not an error. */
async function given(asked: Promise<Credential | null>): Promise<object> {
  const credential = await asked.catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) throw new ApiFault('no-passkey')
  return credential.toJSON?.() ?? credentialJson(credential)
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(fromBase64(text) ?? [])
const text = (buffer: ArrayBuffer | null): string => toBase64([...new Uint8Array(buffer ?? new ArrayBuffer(0))])

// Browsers from before 2025 read and write no JSON of credentials: for them the same by hand.

function creationOptions(json: PublicKeyCredentialCreationOptionsJSON): PublicKeyCredentialCreationOptions {
  if ('parseCreationOptionsFromJSON' in PublicKeyCredential)
    return PublicKeyCredential.parseCreationOptionsFromJSON(json)
  const {
    challenge,
    user,
    rp,
    pubKeyCredParams,
    authenticatorSelection,
    excludeCredentials = [],
  } = json as PublicKeyCredentialCreationOptionsJSON
  return {
    rp,
    pubKeyCredParams,
    ...(authenticatorSelection && { authenticatorSelection }),
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: excludeCredentials.map(({ id }) => ({ type: 'public-key', id: bytes(id) })),
  }
}

function requestOptions(json: PublicKeyCredentialRequestOptionsJSON): PublicKeyCredentialRequestOptions {
  if ('parseRequestOptionsFromJSON' in PublicKeyCredential) return PublicKeyCredential.parseRequestOptionsFromJSON(json)
  const { challenge, rpId, timeout } = json as PublicKeyCredentialRequestOptionsJSON
  return { challenge: bytes(challenge), ...(rpId && { rpId }), ...(timeout && { timeout }) }
}

function credentialJson({ id, type, response }: PublicKeyCredential): object {
  const clientDataJSON = text(response.clientDataJSON)
  const common = { id, rawId: id, type, clientExtensionResults: {} }
  if (response instanceof AuthenticatorAttestationResponse)
    return { ...common, response: { clientDataJSON, attestationObject: text(response.attestationObject) } }
  const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse
  return {
    ...common,
    response: {
      clientDataJSON,
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: text(userHandle),
    },
  }
}
