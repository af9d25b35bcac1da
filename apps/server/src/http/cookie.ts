import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { SESSION_DAYS } from '../people/sessions.ts'

export const COOKIE = 'athanor'

export const isSecure = (request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  request.protocol === 'https' || publicUrl?.protocol === 'https:'

/** Only the server reads the cookie, it goes only to this site, and only over TLS where there is TLS. */
const settings = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax' as const, secure })

export const setCookie = (reply: FastifyReply, token: string, secure: boolean): void => {
  reply.setCookie(COOKIE, token, { ...settings(secure), maxAge: SESSION_DAYS * 24 * 3600 })
}

export const clearCookie = (reply: FastifyReply, secure: boolean): void => {
  reply.clearCookie(COOKIE, settings(secure))
}
