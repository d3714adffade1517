import { AUDIT_SUBJECT_KINDS, plural } from '@edconsole/console-core/contract'
import { type ErasedValues, eraseAudit } from './audit/erase-audit.ts'
import { type ChainReport, verifyAudit } from './audit/verify-audit.ts'
import {
  BACKUP_OPTIONS,
  BACKUP_USAGE,
  RESTORE_USAGE,
  reportLoss,
  runBackup,
  runRestore,
} from './backup/backup-commands.ts'
import { openAsItIs } from './db/open-database.ts'
import type { Db } from './db/schema.ts'
import { requireInstallation } from './install/examine-database.ts'
import {
  DOCTOR_OPTIONS,
  DOCTOR_USAGE,
  INIT_OPTIONS,
  INIT_USAGE,
  PRODUCTS_OPTIONS,
  PRODUCTS_USAGE,
  runDoctor,
  runInit,
  runMigrate,
  runProducts,
} from './install/install-commands.ts'
import { PERSON_OPTIONS, PERSON_USAGE, runPerson } from './privacy/person-command.ts'
import { readOptions, refuse } from './run-command.ts'
import { NO_KEY_YET, openStoredSecrets } from './secrets/open-secrets.ts'
import { ROTATE_OPTIONS, ROTATE_USAGE, runRotateKeys } from './secrets/rotate-command.ts'
import type { KeyedSecrets } from './secrets/secrets.ts'
import { findFederatedSignIns } from './session/federated/sign-in-log.ts'
import { makeSignInLink, SIGN_IN_LINK_MINUTES } from './session/sign-in-links.ts'
import { checkSettings } from './settings/check-settings.ts'
import { directPlace } from './settings/database-place.ts'
import type { FileStore } from './storage/file-store.ts'
import { openStore } from './storage/open-store.ts'

const COMMANDS = {
  'verify-audit': {
    does: 'Checks that nobody changed the audit log',
    usage: 'console-server verify-audit [--data DIR]',
    options: {},
    run: async ({ db, secrets }: Opened) => {
      let chains = 0
      const isWhole = await verifyAudit(db, secrets, (chain) => {
        chains += 1
        console.log(lineOf(chain))
      })
      if (chains === 0) console.log('0 entries: nothing to verify yet.')
      if (!isWhole) process.exitCode = 1
    },
  },
  'erase-audit': {
    does: "Erases a person's or a record's personal values from the audit log",
    usage:
      'console-server erase-audit --user ID | --account ID | --staff LEA/STAFF_ID | --record KIND:ID [--data DIR]',
    options: {
      user: { type: 'string' },
      account: { type: 'string' },
      staff: { type: 'string' },
      record: { type: 'string' },
    },
    run: async ({ db, values }: Opened) => {
      const erased = await eraseAudit(db, valuesIn(values))
      console.log(`Erased ${erased} personal ${plural(erased, 'value', 'values')}. The entries stay.`)
    },
  },
  'find-sign-in': {
    does: 'Shows what happened at a sign-in, by its reference number',
    usage: 'console-server find-sign-in --reference NUMBER [--data DIR]',
    options: { reference: { type: 'string' } },
    run: async ({ db, values }: Opened) => {
      const found = await findFederatedSignIns(db, values.reference ?? '')
      for (const one of found) console.log(JSON.stringify(one, null, 2))
      if (found.length === 0) refuse('No sign-in of the last 90 days has this reference number.')
    },
  },
  'sign-in-link': {
    does: 'Makes a link that signs somebody in once',
    usage: 'console-server sign-in-link EMAIL [--data DIR]',
    options: {},
    run: async ({ db, secrets, args: [email, ...rest] }: Opened) => {
      if (email === undefined || rest.length > 0)
        return refuse(`Name one email address.\n\n${COMMANDS['sign-in-link'].usage}`)
      const path = await makeSignInLink({ db, secrets, now: () => new Date() }, email)
      const address = process.env.CONSOLE_PUBLIC_URL || `http://localhost:${process.env.PORT || '4300'}`
      console.log(`${address.replace(/\/+$/, '')}${path}`)
      console.log(
        `The link works once, for ${SIGN_IN_LINK_MINUTES} minutes. Whoever opens it is signed in as ${email}, without a password or second factor.`,
      )
    },
  },
  'rotate-keys': {
    does: 'Encrypts stored secrets with the newest secret key',
    usage: ROTATE_USAGE,
    options: ROTATE_OPTIONS,
    run: runRotateKeys,
  },
  person: {
    does: 'Exports or erases everything that is stored about one person',
    usage: PERSON_USAGE,
    options: PERSON_OPTIONS,
    run: runPerson,
  },
  products: {
    does: 'Lists, adds, changes, offers, or withdraws products',
    usage: PRODUCTS_USAGE,
    options: PRODUCTS_OPTIONS,
    run: runProducts,
  },
} as const

/** Commands whose arguments aren't all options. */
const WITH_ARGUMENTS: readonly OperatorCommand[] = ['sign-in-link', 'person', 'products', 'backup', 'restore']

type Values = Readonly<Record<string, string | undefined>>

type Unopened = {
  readonly values: Values
  /** The data folder. */
  readonly data: string
  readonly env: NodeJS.ProcessEnv
  /** What isn't an option. */
  readonly args: readonly string[]
}

type Opened = Unopened & { readonly db: Db; readonly store: FileStore; readonly secrets: KeyedSecrets }

type DatabaseCommand = keyof typeof COMMANDS

/** Commands that open what they need by themselves. */
const OTHERS = {
  init: {
    does: 'Sets up a new installation: database, first administrator, district, products',
    usage: INIT_USAGE,
    options: INIT_OPTIONS,
    run: runInit,
  },
  migrate: {
    does: 'Brings the database to this release',
    usage: 'console-server migrate [--data DIR]',
    options: {},
    run: runMigrate,
  },
  doctor: {
    does: 'Checks the installation, and says what is left to do',
    usage: DOCTOR_USAGE,
    options: DOCTOR_OPTIONS,
    run: runDoctor,
  },
  backup: {
    does: 'Saves the database and its files as a zip archive',
    usage: BACKUP_USAGE,
    options: BACKUP_OPTIONS,
    run: runBackup,
  },
  restore: {
    does: 'Loads a backup into an empty database',
    usage: RESTORE_USAGE,
    options: {},
    run: runRestore,
  },
} as const

type OtherCommand = keyof typeof OTHERS

export type OperatorCommand = DatabaseCommand | OtherCommand

const isOther = (name: string): name is OtherCommand => Object.hasOwn(OTHERS, name)

export const isOperatorCommand = (name: string): name is OperatorCommand =>
  isOther(name) || Object.hasOwn(COMMANDS, name)

/** Their names, each with what it does, for the usage text of the server. */
export const OPERATOR_COMMANDS: readonly (readonly [name: string, does: string])[] = [
  ...Object.entries(COMMANDS),
  ...Object.entries(OTHERS),
]
  .map(([name, { does }]) => [name, does] as const)
  .toSorted(([one], [other]) => one.localeCompare(other))

/**
 * Runs a command of the operator: one that sets up, checks or repairs an installation beside its server. Exits with 1 if what it
 * checks isn't in order, or it can't run.
 */
export const runOperatorCommand = async (name: OperatorCommand, args: readonly string[]): Promise<void> => {
  const { does, usage, options } = isOther(name) ? OTHERS[name] : COMMANDS[name]
  const { values, rest } = readValues(args, { does, usage, options, isNamed: !WITH_ARGUMENTS.includes(name) })
  if (name === 'erase-audit') valuesIn(values)
  const folder = values.data || process.env.CONSOLE_DATA || '.data'
  try {
    if (isOther(name)) return await OTHERS[name].run({ values, args: rest, data: folder, env: process.env })
    const { run } = COMMANDS[name]
    checkSettings(process.env)
    const store = await openStore(process.env, folder)
    const { db, close } = await openAsItIs(directPlace(process.env, folder), reportLoss)
    try {
      await requireInstallation(db)
      const secrets = await openStoredSecrets(db, process.env, folder, async () => {
        throw new Error(NO_KEY_YET)
      })
      await run({ db, store, secrets, values, args: rest, data: folder, env: process.env })
    } finally {
      store.close()
      await close()
    }
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
}

type OptionsOf = {
  does: string
  usage: string
  options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  /** Everything is named by an option. */
  isNamed: boolean
}

type ReadArguments = { values: Values; rest: readonly string[] }

const readValues = (args: readonly string[], { does, usage, options, isNamed }: OptionsOf): ReadArguments => {
  const all = { ...options, data: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
  const parsed = readOptions({ args: [...args], options: all, allowPositionals: !isNamed }, usage)
  const { help, ...given } = parsed.values
  // A switch that is there counts as a setting that is on.
  const texts = Object.entries(given).map(([name, value]) => [name, typeof value === 'boolean' ? '1' : value])
  if (!help) return { values: Object.fromEntries(texts), rest: parsed.positionals }
  console.log(`${does}.\n\n${usage}`)
  process.exit(0)
}

const valuesIn = ({ user, account, staff, record }: Values): ErasedValues => {
  const given = [user, account, staff, record].filter((value) => value !== undefined)
  if (given.length !== 1) return refuse(`Name one person or record.\n\n${COMMANDS['erase-audit'].usage}`)
  if (user !== undefined) return { user: numberIn('--user', user) }
  if (account !== undefined) return { account: numberIn('--account', account) }
  if (record !== undefined) {
    const [name, id = '', ...rest] = record.split(':')
    const kind = AUDIT_SUBJECT_KINDS.find((one) => one === name)
    if (kind && rest.length === 0) return { record: `${kind}:${numberIn('--record', id)}` }
    return refuse(`--record must be a kind and a number, such as district:412, not ${record}.`)
  }
  const [lea, staffId, ...rest] = (staff ?? '').split('/')
  if (!lea || !staffId || rest.length > 0)
    return refuse(`--staff must be a district's code and a staff ID, such as 4107320/8812, not ${staff}.`)
  return { staff: { lea, staffId } }
}

const numberIn = (option: string, value: string): number =>
  /^[1-9]\d{0,8}$/.test(value) ? Number(value) : refuse(`${option} must be a number, not ${value}.`)

const lineOf = ({ chainId, clientName, entries, after, erased, fault }: ChainReport): string => {
  const name =
    chainId === 0 ? 'Provider' : `Client ${chainId}${clientName === null ? '' : ` (${clientName})`}`
  const from = after === 0 ? 'from the first one' : `from the checkpoint after entry ${after}`
  const without = erased === 0 ? '' : `, ${erased} personal ${plural(erased, 'value', 'values')} erased`
  const count = `${entries} ${plural(entries, 'entry', 'entries')} ${from}${without}`
  return fault === null ? `${name}: OK, ${count}` : `${name}: BROKEN after ${count}. ${fault}`
}
