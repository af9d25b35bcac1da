import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import { Fault } from '../fault.ts'
import { hashed } from '../secrets.ts'
import type { PasskeyRow, Schema } from '../store/schema.ts'
import { holdPerson, type People, type Person } from './people.ts'

const CHALLENGE_MS = 5 * 60_000
/** So many devices one person may have. */
const MOST_EACH = 20

/** Where a passkey is made and used: it works nowhere else. */
export interface Site {
  readonly origin: string
  readonly host: string
}

/** Signing in without a password. A challenge is good for one answer. */
export class Passkeys {
  private readonly db: Kysely<Schema>
  private readonly people: People
  private readonly now: () => number

  constructor(db: Kysely<Schema>, people: People, now: () => number) {
    this.db = db
    this.people = people
    this.now = now
  }

  async offer(person: Person, site: Site): Promise<object> {
    const known = await this.db.selectFrom('passkeys').select('id').where('person', '=', person.id).execute()
    if (known.length >= MOST_EACH) throw new Fault('not-allowed')
    const options = await generateRegistrationOptions({
      rpName: 'Athanor',
      rpID: site.host,
      userName: person.name,
      userID: new TextEncoder().encode(person.id),
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await this.remember(options.challenge, person.id)
    return options
  }

  /** Keeps the person with the new passkey. */
  async add(person: Person, site: Site, response: RegistrationResponseJSON): Promise<Person> {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.redeem(challenge, person.id),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    }).catch(refuse)
    if (!registrationInfo || (await this.row(registrationInfo.credential.id))) throw new Fault('bad-request')
    const kept = await this.people.keep(person.id)
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    const key = Buffer.from(publicKey).toString('base64url')
    const row = { id, person: person.id, key, counter, transports: JSON.stringify(transports), created: this.now() }
    await this.db.insertInto('passkeys').values(row).execute()
    return kept
  }

  async ask(site: Site): Promise<object> {
    const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' })
    await this.remember(options.challenge, null)
    return options
  }

  async signIn(site: Site, response: AuthenticationResponseJSON): Promise<Person> {
    const row = await this.row(response.id)
    if (!row) throw new Fault('wrong-password')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.redeem(challenge, null),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: { id: row.id, publicKey: new Uint8Array(Buffer.from(row.key, 'base64url')), counter: row.counter },
      requireUserVerification: false,
    }).catch(refuse)
    const person = verified ? await this.people.find(row.person) : undefined
    if (!person) throw new Fault('wrong-password')
    await this.db
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter })
      .where('id', '=', row.id)
      .execute()
    return person
  }

  /** The last key of somebody without a password stays: there would be no way back in. */
  async remove(person: Person, id: string): Promise<void> {
    const others = this.db.selectFrom('passkeys').select('id').where('person', '=', person.id).where('id', '!=', id)
    if (!(await this.people.hasPassword(person.id)) && !(await others.executeTakeFirst()))
      throw new Fault('not-allowed')
    await this.db.deleteFrom('passkeys').where('person', '=', person.id).where('id', '=', id).execute()
  }

  async forgetOld(): Promise<void> {
    await this.db.deleteFrom('challenges').where('expires', '<', this.now()).execute()
  }

  private row(id: string): Promise<PasskeyRow | undefined> {
    return this.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
  }

  private async remember(challenge: string, person: string | null): Promise<void> {
    const row = { hash: hashed(challenge), challenge, person, expires: this.now() + CHALLENGE_MS }
    await this.db.transaction().execute(async (db) => {
      if (person !== null) await holdPerson(db, person)
      await db.insertInto('challenges').values(row).execute()
    })
  }

  private async redeem(challenge: string, person: string | null): Promise<boolean> {
    const row = await this.db
      .deleteFrom('challenges')
      .where('hash', '=', hashed(challenge))
      .returning(['person', 'expires'])
      .executeTakeFirst()
    return row !== undefined && row.person === person && row.expires >= this.now()
  }
}

/** Whatever a forged answer breaks in the library is no business of whoever sent it. */
const refuse = (): never => {
  throw new Fault('wrong-password')
}
