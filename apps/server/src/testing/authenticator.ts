import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { cbor } from './cbor.ts'

const USER_PRESENT = 1
const USER_VERIFIED = 4
const KEY_ATTACHED = 64

/** A page that asks for a passkey: browsers vouch for its address. */
export interface Page {
  readonly origin: string
  readonly challenge: string
}

/** A device with one passkey, and the browser around it. */
export class Authenticator {
  readonly id = randomBytes(16)
  private readonly publicKey: KeyObject
  private readonly privateKey: KeyObject
  private uses = 0

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.publicKey = publicKey
    this.privateKey = privateKey
  }

  /** The new passkey for a page. */
  register(page: Page): RegistrationResponseJSON {
    const length = Buffer.from([0, this.id.length])
    const attached = Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey()])
    const authData = Buffer.concat([this.dataFor(page, USER_PRESENT | USER_VERIFIED | KEY_ATTACHED), attached])
    const attestation = cbor(
      new Map<string, string | Buffer | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return {
      ...this.credential(),
      response: {
        clientDataJSON: url(clientData('webauthn.create', page)),
        attestationObject: url(attestation),
        transports: ['internal'],
      },
    }
  }

  /** Proves to a page that the passkey is here; a thief has another `key`. */
  signIn(page: Page, key: KeyObject = this.privateKey): AuthenticationResponseJSON {
    const authenticatorData = this.dataFor(page, USER_PRESENT | USER_VERIFIED)
    const said = clientData('webauthn.get', page)
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(said)]), key)
    return {
      ...this.credential(),
      response: {
        clientDataJSON: url(said),
        authenticatorData: url(authenticatorData),
        signature: url(signature),
      },
    }
  }

  private credential() {
    const id = url(this.id)
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  }

  /** Whose page it is, what the device knows of its user, and how often the key was used. */
  private dataFor({ origin }: Page, flags: number): Buffer {
    const uses = Buffer.alloc(4)
    uses.writeUInt32BE(this.uses++)
    return Buffer.concat([sha256(Buffer.from(new URL(origin).hostname)), Buffer.from([flags]), uses])
  }

  private coseKey(): Buffer {
    const { x, y } = this.publicKey.export({ format: 'jwk' })
    const [KIND, ALGORITHM, CURVE, X, Y] = [1, 3, -1, -2, -3] as const
    const [EC2, ES256, P256] = [2, -7, 1] as const
    return cbor(
      new Map<number, number | Buffer>([
        [KIND, EC2],
        [ALGORITHM, ES256],
        [CURVE, P256],
        [X, Buffer.from(x!, 'base64url')],
        [Y, Buffer.from(y!, 'base64url')],
      ]),
    )
  }
}

const clientData = (type: string, { origin, challenge }: Page): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
const sha256 = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest()
const url = (data: Buffer): string => data.toString('base64url')
