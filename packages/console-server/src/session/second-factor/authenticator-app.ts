import { PRODUCT_NAME } from '@edconsole/console-core/contract'
import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30

const generatorOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: PRODUCT_NAME,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  })

/** Returns a new secret in base32, of the 160 bits that RFC 4226 recommends. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32

/** Returns what a QR code holds for an authenticator app. */
export const appUri = (secret: string, username: string): string => generatorOf(secret, username).toString()

/**
 * Checks a code of an authenticator app, one period early or late included.
 * @returns the number of the code's period, or null if it is wrong
 */
export const counterOfCode = (secret: string, code: string, now: Date): number | null => {
  const delta = generatorOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta
}
