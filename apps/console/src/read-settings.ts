import type { ConsoleOptions } from '@edconsole/console-core'

export type AppSettings = Pick<
  ConsoleOptions,
  'timeZone' | 'baseUrl' | 'signInUrl' | 'sessionFrames' | 'employeeAccess' | 'demoAccounts'
> & {
  /** Of a build that is not production, for example `STAGING` (R4). */
  suffix?: string
  sentryDsn?: string
  /** The clock of a demonstration; time goes on from here. */
  now?: string
}

/** What the server answered with the page, by address below `/api`; nothing where something else serves the page. */
export const readAnswers = (page: Document): NonNullable<ConsoleOptions['answers']> => {
  const block = page.getElementById('console-answers')?.textContent?.trim()
  return record(block ? JSON.parse(block) : {}, 'The block of answers')
}

/**
 * The run-time settings that the server writes into the page; none is required. Read by hand: a schema library would be
 * on the way to the first screen.
 */
export const readSettings = (page: Document): AppSettings => {
  const block = page.getElementById('console-settings')?.textContent?.trim()
  const given = record(block ? JSON.parse(block) : {}, 'The settings block')
  const {
    suffix,
    timeZone,
    baseUrl,
    signInUrl,
    sessionFrames,
    employeeAccess,
    demoAccounts,
    sentryDsn,
    now,
  } = given
  return {
    ...(suffix !== undefined && { suffix: text(suffix, 'suffix').trim() }),
    ...(timeZone !== undefined && { timeZone: text(timeZone, 'timeZone') }),
    ...(baseUrl !== undefined && { baseUrl: text(baseUrl, 'baseUrl') }),
    ...(signInUrl !== undefined && { signInUrl: text(signInUrl, 'signInUrl') }),
    ...(sessionFrames !== undefined && { sessionFrames: frames(sessionFrames) }),
    ...(employeeAccess !== undefined && { employeeAccess: access(employeeAccess) }),
    ...(demoAccounts !== undefined && { demoAccounts: accounts(demoAccounts) }),
    ...(sentryDsn !== undefined && { sentryDsn: text(sentryDsn, 'sentryDsn') }),
    ...(now !== undefined && { now: instant(now) }),
  }
}

const frames = (value: unknown): NonNullable<AppSettings['sessionFrames']> => {
  const { relyingParty, provider } = record(value, 'sessionFrames')
  return { relyingParty: text(relyingParty, 'relyingParty'), provider: text(provider, 'provider') }
}

const access = (value: unknown): NonNullable<AppSettings['employeeAccess']> =>
  value === 'either' || value === 'strict' ? value : refuse('employeeAccess', '"either" or "strict"')

const accounts = (value: unknown): NonNullable<AppSettings['demoAccounts']> =>
  Array.isArray(value)
    ? value.map((account) => {
        const { username, password, shows } = record(account, 'An entry of demoAccounts')
        return {
          username: text(username, 'username'),
          password: text(password, 'password'),
          shows: text(shows, 'shows'),
        }
      })
    : refuse('demoAccounts', 'a list')

const instant = (value: unknown): string => {
  const moment = text(value, 'now')
  return Number.isNaN(Date.parse(moment)) ? refuse('now', 'a date and time') : moment
}

const record = (value: unknown, name: string): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : refuse(name, 'an object')

const text = (value: unknown, name: string): string =>
  typeof value === 'string' ? value : refuse(name, 'a string')

const refuse = (name: string, expected: string): never => {
  throw new Error(`${name} in the page's settings must be ${expected}.`)
}
