import { isIP } from 'node:net'
import { isTimeZone } from '@edconsole/console-core/contract'
import { dataGroupFrom } from '../data-folder/local-users.ts'
import { trustedProxiesIn } from '../http/connection.ts'
import { LOG_LEVELS } from '../logger.ts'
import { smtpUrlFrom } from '../mail/mail-from-env.ts'
import { employeeAccessFrom } from '../static/console-settings.ts'
import { bucketIn } from '../storage/open-store.ts'
import { privateNetworksIn } from './private-networks.ts'
import { PROVIDER_CLIENT_SETTINGS } from './provider-clients.ts'
import { SERVER_ROLES, serverRoleFrom } from './server-role.ts'
import { SERVER_SETTINGS } from './server-settings.ts'
import { areTokenIssuers } from './token-issuers.ts'

type Env = Readonly<Record<string, string | undefined>>

type Rule = {
  readonly isValid: (value: string) => boolean
  /** What the value must be. */
  readonly must: string
  /** The value may hold a password and is not repeated. */
  readonly isSecret?: true
}

const hasProtocol = (value: string, protocols: RegExp): boolean =>
  protocols.test(value) && URL.canParse(value)
const isWebAddress = (value: string): boolean => hasProtocol(value, /^https?:\/\//i)
const isOwnOrWebAddress = (value: string): boolean => /^\/(?!\/)/.test(value) || isWebAddress(value)
const isOrigin = (value: string): boolean => isWebAddress(value) && new URL(value).origin === value
const isKey = (value: string): boolean => /^[A-Za-z0-9+/_-]{43}=?$/.test(value.trim())
const isEmail = (value: string): boolean => /^[^\s<>@]+@[^\s<>@]+$/.test(value)

const ON_OR_OFF: Rule = { isValid: (value) => value === '1' || value === '0', must: '1 or 0' }
const PORT: Rule = {
  isValid: (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
  must: 'a port from 1 to 65535',
}
const DATABASE: Rule = {
  isValid: (value) => hasProtocol(value, /^postgres(ql)?:\/\//i),
  must: 'an address such as postgres://user@db.example.org:5432/console',
  isSecret: true,
}
const CALLS: Rule = {
  isValid: (value) => /^(0|[1-9]\d{1,5})$/.test(value),
  must: 'a number of calls from 10 to 999999, or 0 for no limit',
}
const WEB_ADDRESS: Rule = { isValid: isWebAddress, must: 'an address such as https://console.example.org' }
const ADDRESS: Rule = {
  isValid: isOwnOrWebAddress,
  must: 'a path such as /api or an address such as https://api.example.org',
}

/** Settings whose form is checked before anything is opened; those that are absent or empty keep their default. */
const RULES: Readonly<Record<string, Rule>> = {
  DATABASE_URL: DATABASE,
  CONSOLE_DATABASE_DIRECT_URL: DATABASE,
  CONSOLE_DATABASE_REPLICA_URL: DATABASE,
  CONSOLE_REPLICA_MAX_LAG: {
    isValid: (value) => /^\d{1,3}$/.test(value) && Number(value) >= 2,
    must: 'a number of seconds from 2 to 999',
  },
  CONSOLE_ROLE: {
    isValid: (value) => SERVER_ROLES.some((role) => role === value),
    must: SERVER_ROLES.join(', '),
  },
  CONSOLE_STORAGE: {
    isValid: (value) => bucketIn(value) !== null,
    must: 'a bucket with or without a folder such as s3://bucket/console',
  },
  CONSOLE_S3_ENDPOINT: { isValid: isOrigin, must: 'an address such as https://s3.example.org' },
  CONSOLE_S3_REGION: { isValid: (value) => /^[\w-]+$/.test(value), must: 'a region such as us-east-1' },
  CONSOLE_S3_PATH_STYLE: ON_OR_OFF,
  CONSOLE_SECRET_KEY: {
    isValid: isKey,
    must: '32 bytes in base64, for example what "openssl rand -base64 32" prints',
    isSecret: true,
  },
  CONSOLE_PREVIOUS_SECRET_KEYS: {
    isValid: (value) => value.split(',').every(isKey),
    must: 'keys of 32 bytes in base64, separated by commas',
    isSecret: true,
  },
  CONSOLE_PUBLIC_URL: WEB_ADDRESS,
  CONSOLE_ORIGINS: {
    isValid: (value) => originsOf(value).every(isOrigin),
    must: 'origins such as https://portal.example.org, separated by commas',
  },
  CONSOLE_TOKEN_ISSUERS: {
    isValid: areTokenIssuers,
    must: 'a JSON list of issuers as docs/operate.md describes it',
    isSecret: true,
  },
  CONSOLE_TIME_ZONE: { isValid: isTimeZone, must: 'a time zone such as America/Chicago' },
  CONSOLE_BASE_URL: ADDRESS,
  CONSOLE_SIGN_IN_URL: ADDRESS,
  CONSOLE_SESSION_FRAME_RP: ADDRESS,
  CONSOLE_SESSION_FRAME_PROVIDER: ADDRESS,
  CONSOLE_SENTRY_DSN: {
    isValid: isWebAddress,
    must: 'an address such as https://key@sentry.example.org/1',
    isSecret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: WEB_ADDRESS,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: WEB_ADDRESS,
  CONSOLE_MAIL_FROM: {
    isValid: (value) => isEmail(/<([^<>]*)>\s*$/.exec(value)?.[1] ?? value.trim()),
    must: 'an email address, with or without a name: Console <console@example.org>',
  },
  CONSOLE_ADMIN_EMAIL: { isValid: isEmail, must: 'an email address' },
  CONSOLE_AUDIT_YEARS: {
    isValid: (value) => /^[1-9]\d?$/.test(value),
    must: 'a number of years from 1 to 99',
  },
  CONSOLE_IMPORTS_AT_A_TIME: {
    isValid: (value) => /^[1-8]$/.test(value),
    must: 'a number from 1 to 8',
  },
  CONSOLE_IMPORT_DETAIL_DAYS: {
    isValid: (value) => /^\d{2,4}$/.test(value) && Number(value) >= 30,
    must: 'a number of days from 30 to 9999',
  },
  CONSOLE_CHANGED_FIELD_BATCHES: {
    isValid: (value) => /^[1-9]\d{0,2}$/.test(value),
    must: 'a number of imports from 1 to 999',
  },
  CONSOLE_SESSION_CALLS_PER_MINUTE: CALLS,
  CONSOLE_TOKEN_CALLS_PER_MINUTE: CALLS,
  CONSOLE_SFTP_PORT: PORT,
  CONSOLE_METRICS_PORT: PORT,
  CONSOLE_METRICS_HOST: {
    isValid: (value) => isIP(value) !== 0,
    must: 'an IP address of this machine such as 10.0.0.5',
  },
  CONSOLE_LOG_LEVEL: {
    isValid: (value) => LOG_LEVELS.some((level) => level === value),
    must: LOG_LEVELS.join(', '),
  },
  CONSOLE_ALLOW_LOOPBACK: ON_OR_OFF,
  CONSOLE_STAFF_SECOND_FACTOR: ON_OR_OFF,
  CONSOLE_HSTS_SUBDOMAINS: ON_OR_OFF,
}

/** Settings whose own reader says what is wrong with them. */
const READERS: readonly ((env: Env) => unknown)[] = [
  smtpUrlFrom,
  (env) => trustedProxiesIn(env.CONSOLE_TRUSTED_PROXIES),
  (env) => privateNetworksIn(env.CONSOLE_PRIVATE_NETWORKS),
  employeeAccessFrom,
  dataGroupFrom,
]

/** Settings that mean nothing without each other. */
const PAIRS = [
  ['CONSOLE_S3_ACCESS_KEY_ID', 'CONSOLE_S3_SECRET_ACCESS_KEY'],
  ['CONSOLE_SESSION_FRAME_RP', 'CONSOLE_SESSION_FRAME_PROVIDER'],
  ...Object.values(PROVIDER_CLIENT_SETTINGS),
] as const

/** Settings that mean nothing without another one. */
const NEEDS: readonly { given: string; is: (env: Env) => boolean; needs: string }[] = [
  ...(
    [
      ['CONSOLE_DATABASE_DIRECT_URL', 'DATABASE_URL'],
      ['CONSOLE_DATABASE_REPLICA_URL', 'DATABASE_URL'],
      ['CONSOLE_REPLICA_MAX_LAG', 'CONSOLE_DATABASE_REPLICA_URL'],
    ] as const
  ).map(([given, needs]) => ({ given, is: (env: Env) => Boolean(env[given]), needs })),
  ...(
    ['CONSOLE_S3_ENDPOINT', 'CONSOLE_S3_REGION', 'CONSOLE_S3_ACCESS_KEY_ID', 'CONSOLE_S3_PATH_STYLE'] as const
  ).map((given) => ({ given, is: (env: Env) => Boolean(env[given]), needs: 'CONSOLE_STORAGE' })),
  ...(['web', 'worker'] as const).map((role) => ({
    given: `CONSOLE_ROLE=${role}`,
    is: (env: Env) => serverRoleFrom(env) === role,
    needs: 'DATABASE_URL',
  })),
  // It asks the pages of the web servers whether they answer.
  {
    given: 'CONSOLE_ROLE=worker',
    is: (env) => serverRoleFrom(env) === 'worker',
    needs: 'CONSOLE_PUBLIC_URL',
  },
]

/** Those of the demonstration, and of what builds and tests this project. */
const OTHERS = /^CONSOLE_(NOW$|API$|RELEASE$|TEST_|E2E_|STORIES_)/

/** Returns a sentence for each setting with which a server doesn't start. */
export const settingFaults = (env: Env): string[] => [
  ...Object.entries(RULES).flatMap(([name, { isValid, must, isSecret }]) => {
    const value = env[name]
    return value && !isValid(value) ? [`${name} must be ${must}${isSecret ? '' : `, not ${value}`}.`] : []
  }),
  ...PAIRS.flatMap(([one, other]) => {
    if (Boolean(env[one]) === Boolean(env[other])) return []
    const [given, missing] = env[one] ? [one, other] : [other, one]
    return [`${given} also needs ${missing}.`]
  }),
  ...NEEDS.flatMap(({ given, is, needs }) =>
    is(env) && !env[needs] ? [`${given} also needs ${needs}.`] : [],
  ),
  ...(env.CONSOLE_STORAGE && env.CONSOLE_DATA_GROUP
    ? ['CONSOLE_DATA_GROUP needs inboxes on this machine: leave it out, or leave out CONSOLE_STORAGE.']
    : []),
  // Data folders of servers with a bucket come and go, and the only key would go with one.
  ...(env.CONSOLE_STORAGE && !env.CONSOLE_SECRET_KEY
    ? [
        'CONSOLE_STORAGE also needs CONSOLE_SECRET_KEY: the key that is in secret.key of the data folder, or a new one from "openssl rand -base64 32".',
      ]
    : []),
  ...READERS.flatMap((read) => faultOf(() => read(env))),
]

const faultOf = (read: () => unknown): string[] => {
  try {
    read()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/**
 * Checks settings that would otherwise fail late, or be ignored.
 * @throws with one sentence about the first that is wrong
 */
export const checkSettings = (env: Env): void => {
  const [fault] = settingFaults(env)
  if (fault !== undefined) throw new Error(fault)
}

/** Names settings that nothing reads, such as misspelled ones, in a sentence; null without any. */
export const unknownSettings = (env: Env): string | null => {
  const known = new Set(SERVER_SETTINGS.flatMap(({ names }) => names))
  const names = Object.keys(env).filter(
    (name) => env[name] && name.startsWith('CONSOLE_') && !known.has(name) && !OTHERS.test(name),
  )
  return names.length === 0
    ? null
    : `No setting is named ${names.toSorted().join(' or ')}. Check the spelling.`
}

/** The entries of `CONSOLE_ORIGINS`. */
export const originsOf = (value = ''): string[] =>
  value
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
