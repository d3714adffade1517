import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from '../http/api-env.ts'
import { readBearer } from './bearer.ts'

export const SESSION_COOKIE = 'edconsole_session'

/**
 * Reads the session ID; none for a request with a bearer token, which decides alone. Over https only a cookie with the prefix `__Host-` is accepted, which neither other hosts of
 * the domain nor pages over http can set.
 */
export const readSessionCookie = (c: Context<ApiEnv>): string | undefined => {
  if (readBearer(c) !== undefined) return undefined
  return isSecure(c) ? getCookie(c, SESSION_COOKIE, 'host') : getCookie(c, SESSION_COOKIE)
}

export const writeSessionCookie = (c: Context<ApiEnv>, token: string): void =>
  setCookie(c, SESSION_COOKIE, token, attributes(c))

export const clearSessionCookie = (c: Context<ApiEnv>): void => {
  deleteCookie(c, SESSION_COOKIE, attributes(c))
}

const DEVICE_COOKIE = 'edconsole_device'
const DAY_S = 86_400
/** The longest that browsers keep a cookie. */
export const DEVICE_DAYS = 400

/** Reads what a browser is recognized by at its next sign-in. What this server didn't make is ignored. */
export const readDeviceCookie = (c: Context<ApiEnv>): string | undefined => {
  const value = isSecure(c) ? getCookie(c, DEVICE_COOKIE, 'host') : getCookie(c, DEVICE_COOKIE)
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

export const writeDeviceCookie = (c: Context<ApiEnv>, token: string): void =>
  setCookie(c, DEVICE_COOKIE, token, { ...attributes(c), maxAge: DEVICE_DAYS * DAY_S })

const ATTEMPT_COOKIE = 'edconsole_attempt'

/** Reads what binds a sign-in at an identity provider to the browser that began it. */
export const readAttemptCookie = (c: Context<ApiEnv>): string | undefined => {
  const value = isSecure(c) ? getCookie(c, ATTEMPT_COOKIE, 'host') : getCookie(c, ATTEMPT_COOKIE)
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

export const writeAttemptCookie = (c: Context<ApiEnv>, token: string, ms: number): void =>
  setCookie(c, ATTEMPT_COOKIE, token, { ...attributes(c), maxAge: Math.ceil(ms / 1000) })

const LAUNCH_COOKIE = 'edconsole_launch'
/** A provider's page that sends people back at once does so within seconds. */
const LAUNCH_S = 20

/** Whether a browser came from its provider's portal a moment ago. */
export const readLaunchCookie = (c: Context<ApiEnv>): boolean =>
  (isSecure(c) ? getCookie(c, LAUNCH_COOKIE, 'host') : getCookie(c, LAUNCH_COOKIE)) !== undefined

export const writeLaunchCookie = (c: Context<ApiEnv>): void =>
  setCookie(c, LAUNCH_COOKIE, '1', { ...attributes(c), maxAge: LAUNCH_S })

export const clearLaunchCookie = (c: Context<ApiEnv>): void => {
  deleteCookie(c, LAUNCH_COOKIE, attributes(c))
}

const STEP_COOKIE = 'edconsole_step'

/** Reads what binds a sign-in between password and second factor to the browser that began it. */
export const readStepCookie = (c: Context<ApiEnv>): string | undefined => {
  const value = isSecure(c) ? getCookie(c, STEP_COOKIE, 'host') : getCookie(c, STEP_COOKIE)
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

export const writeStepCookie = (c: Context<ApiEnv>, token: string, ms: number): void =>
  setCookie(c, STEP_COOKIE, token, { ...attributes(c), maxAge: Math.ceil(ms / 1000) })

export const clearStepCookie = (c: Context<ApiEnv>): void => {
  deleteCookie(c, STEP_COOKIE, attributes(c))
}

const attributes = (c: Context<ApiEnv>) => {
  const common = { path: '/', httpOnly: true, sameSite: 'Lax' } as const
  return isSecure(c) ? ({ ...common, secure: true, prefix: 'host' } as const) : common
}

const isSecure = (c: Context<ApiEnv>): boolean => c.get('connection').scheme === 'https'
