import { createHash, randomBytes } from 'node:crypto'
import { formatDateTimeWithZone } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { findConsoleAddress } from '../http/console-address.ts'
import type { OutgoingMail } from '../mail/mail.ts'
import type { ServerContext } from '../server-context.ts'
import { accountLine } from './account-change-emails.ts'
import { describeDevice } from './describe-device.ts'
import type { SignInAccount } from './find-account.ts'
import { DEVICE_DAYS, readDeviceCookie, writeDeviceCookie } from './session-cookie.ts'
import type { SignInOrigin } from './session-store.ts'
import { inBackground } from './write-hourly.ts'

const DAY_MS = 86_400_000

type SignedIn = { userId: number; account: SignInAccount; origin: SignInOrigin }

/**
 * Recognizes the browser of a sign-in by a cookie, and emails the owner of the account if they hadn't signed in with it before.
 * Their very first sign-in needs no email. The sign-in doesn't wait for it.
 */
export const noticeDevice = (
  context: ServerContext,
  c: Context<ApiEnv>,
  { userId, account, origin }: SignedIn,
): void => {
  const token = readDeviceCookie(c) ?? randomBytes(32).toString('base64url')
  writeDeviceCookie(c, token)
  // Programs keep no cookies: each of their sign-ins would look like a new device.
  if (account.userType === 'service') return
  const { db, mail, now, timeZone } = context
  const [at, address] = [now(), findConsoleAddress({ ...context, http: c })]
  void inBackground(async () => {
    const device = { userId, hash: hashOf(userId, token) }
    if (!(await isNewBesideOthers(db, device, at)) || account.emailAddress === '') return
    try {
      await mail.send(
        newDeviceEmail(account, { origin, time: formatDateTimeWithZone(at, timeZone), address }),
      )
    } catch (error) {
      // So that the next sign-in with it sends one.
      await db
        .deleteFrom('signInDevices')
        .where('userId', '=', userId)
        .where('hash', '=', device.hash)
        .execute()
      throw error
    }
  })
}

type KnownDevice = { userId: number; hash: string }

/** Remembers a device. True if it is new and the user has others. */
const isNewBesideOthers = async (db: Db, { userId, hash }: KnownDevice, now: Date): Promise<boolean> => {
  const noted = await db
    .insertInto('signInDevices')
    .values({ userId, hash, firstSeenAt: now, lastSeenAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'hash']).doUpdateSet({ lastSeenAt: now }))
    .returning([
      sql<boolean>`xmax = 0`.as('isNew'),
      // Sees the table as it was before.
      sql<boolean>`exists (select from sign_in_devices others where others.user_id = ${userId})`.as('hasAny'),
    ])
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('signInDevices')
    .where('userId', '=', userId)
    .where('lastSeenAt', '<', new Date(now.getTime() - DEVICE_DAYS * DAY_MS).toISOString())
    .execute()
  return noted.isNew && noted.hasAny
}

const hashOf = (userId: number, token: string): string =>
  createHash('sha256').update(`${userId} ${token}`).digest('hex')

type SignInFacts = { origin: SignInOrigin; time: string; address: string | null }

const newDeviceEmail = (
  { emailAddress, firstName, username }: SignInAccount,
  { origin, time, address }: SignInFacts,
): OutgoingMail => ({
  to: emailAddress,
  subject: 'New device signed in to your account',
  text: `Hello${firstName === '' ? '' : ` ${firstName}`},

Someone signed in to your account "${username}" from a device that hasn't been used with it before:

    Device: ${deviceWords(origin.userAgent)}
    IP address: ${origin.address ?? 'Unknown'}
    Time: ${time}

If this was you, you don't need to do anything.

If it wasn't, change your password now. This signs out every other device.
${accountLine(address)}
If you can't sign in anymore, contact an administrator.
`,
})

const deviceWords = (userAgent: string | null): string => {
  const { browser, operatingSystem } = describeDevice(userAgent)
  if (browser !== null && operatingSystem !== null) return `${browser} on ${operatingSystem}`
  return browser ?? operatingSystem ?? 'Unknown'
}
