import { readFile } from 'node:fs/promises'
import { plural } from '@edconsole/console-core/contract'
import { reportLoss } from '../backup/backup-commands.ts'
import { dataGroupFrom } from '../data-folder/local-users.ts'
import { prepareDataFolder } from '../data-folder/prepare-data-folder.ts'
import { countMissing } from '../db/migrate.ts'
import { MIGRATIONS } from '../db/migrations/index.ts'
import {
  type DatabasePlace,
  isThere,
  missingDatabase,
  openAsItIs,
  openDatabase,
} from '../db/open-database.ts'
import type { Db } from '../db/schema.ts'
import { hasPeople, type PersonName, refuseFirstPassword } from '../first-run/first-administrator.ts'
import { openStoredSecrets } from '../secrets/open-secrets.ts'
import { checkSettings } from '../settings/check-settings.ts'
import { directPlace } from '../settings/database-place.ts'
import { openStore } from '../storage/open-store.ts'
import { diagnose } from './doctor.ts'
import { fillInstallation, type InitOptions, init, readDistrict } from './init.ts'
import { type DescribedProduct, productFault, productSchema, readProducts } from './product-file.ts'
import { offerProduct, saveProducts } from './save-products.ts'

type Env = Readonly<Record<string, string | undefined>>
type Values = Readonly<Record<string, string | undefined>>

export const INIT_USAGE = `console-server init --admin EMAIL [--name "FIRST LAST"] [--district NAME --lea CODE --state XX]
                    [--products FILE] [--data DIR]

  --admin     the first administrator; the password is CONSOLE_ADMIN_PASSWORD, or made up and printed
  --name      the administrator's first and last name; "First Administrator" without it
  --district  a first district with its client; others are added in the console
  --products  a CSV file with the columns code, name, description and components`

export const INIT_OPTIONS = {
  admin: { type: 'string' },
  name: { type: 'string' },
  district: { type: 'string' },
  lea: { type: 'string' },
  state: { type: 'string' },
  products: { type: 'string' },
} as const

type Examining = { data: string; env: Env; values: Values }

/** Runs `migrate`. @throws Error whose message says why not */
export const runMigrate = async ({ data, env }: Examining): Promise<void> => {
  checkSettings(env)
  const place = directPlace(env, data)
  if (!isThere(place)) throw missingDatabase(data)
  await (await openDatabase(place, reportLoss)).close()
  console.log(`The database has all ${MIGRATIONS.length} migrations of this release.`)
}

/** Runs `init`. @throws Error whose message says why not */
export const runInit = async ({ data, env, values }: Examining): Promise<void> => {
  checkSettings(env)
  const given = await readInit(values, env)
  const place = directPlace(env, data)
  await checkPassword(given.admin, place)
  prepareDataFolder(data, dataGroupFrom(env))
  const store = await openStore(env, data)
  const { db, close } = await openDatabase(place, reportLoss)
  try {
    await fillInstallation(db)
    const secrets = await openStoredSecrets(db, env, data)
    await init({ db, secrets, store, now: new Date(), tell: console.log, ...given })
  } finally {
    store.close()
    await close()
  }
}

/** Checks a password that would be the first administrator's, before anything is made. */
const checkPassword = async (
  { email, password, name }: InitOptions['admin'],
  place: DatabasePlace,
): Promise<void> => {
  if (password === undefined) return
  await refuseFirstPassword({ email, password, name }).catch(async (fault: unknown) => {
    // Where somebody can sign in already, nobody needs it.
    if (!(await hasPeopleAt(place))) throw fault
  })
}

const hasPeopleAt = async (place: DatabasePlace): Promise<boolean> => {
  if (!isThere(place)) return false
  const { db, close } = await openAsItIs(place, reportLoss)
  try {
    return (await countMissing(db, MIGRATIONS)) < MIGRATIONS.length && (await hasPeople(db))
  } finally {
    await close()
  }
}

/**
 * Reads what `init` is given, so that a typo is reported before anything is made.
 * @throws Error whose message says what is missing
 */
export const readInit = async (
  values: Values,
  env: Env,
): Promise<Pick<InitOptions, 'admin' | 'district' | 'products'>> => {
  const { admin = env.CONSOLE_ADMIN_EMAIL, name, district, lea, state, products } = values
  if (!admin || !/^[^\s<>@]+@[^\s<>@]+$/.test(admin)) throw new Error('--admin must be an email address.')
  const isNamed = [district, lea, state].some((value) => value !== undefined)
  if (isNamed && !(district && lea && state))
    throw new Error('A district needs --district, --lea and --state.')
  return {
    admin: { email: admin, password: env.CONSOLE_ADMIN_PASSWORD || undefined, name: nameIn(name) },
    district: district && lea && state ? readDistrict({ districtName: district, lea, state }) : null,
    products: products === undefined ? [] : await readProductFile(products),
  }
}

const nameIn = (text: string | undefined): PersonName | undefined => {
  if (text === undefined) return undefined
  const [, firstName, lastName] = /^(\S{1,75})\s+(\S.{0,74})$/.exec(text.trim()) ?? []
  if (firstName === undefined || lastName === undefined)
    throw new Error('--name must be a first and a last name, such as "Ana Vega".')
  return { firstName, lastName }
}

export const DOCTOR_USAGE = `console-server doctor [--data DIR] [--static DIR]

  --static  the folder of the built console that the server is given`

export const DOCTOR_OPTIONS = { static: { type: 'string' } } as const

const OUTCOMES = { passed: 'Passed', note: 'Note  ', toDo: 'To do ' } as const

/** Runs `doctor`; exits with 1 if there is something to do. */
export const runDoctor = async ({ data, env, values }: Examining): Promise<void> => {
  const options = { env, data, staticDir: values.static, now: () => new Date() }
  for await (const { name, outcome, text } of diagnose(options)) {
    console.log(`${OUTCOMES[outcome]}  ${name}: ${text}`)
    if (outcome === 'toDo') process.exitCode = 1
  }
}

export const PRODUCTS_USAGE = `console-server products [--data DIR]
console-server products read FILE
console-server products add --code CODE --name NAME [--description TEXT] [--components "sites staff …"]
console-server products withdraw CODE
console-server products offer CODE`

export const PRODUCTS_OPTIONS = {
  code: { type: 'string' },
  name: { type: 'string' },
  description: { type: 'string' },
  components: { type: 'string' },
} as const

const AUTHOR = 'console-server products'

type ChangingProducts = { db: Db; values: Values; args: readonly string[] }

/** Lists products, adds or changes them, or offers one no longer. @throws Error whose message says what is wrong */
export const runProducts = async ({ db, values, args }: ChangingProducts): Promise<void> => {
  const [action = 'list', subject, ...rest] = args
  const made = { now: new Date(), author: AUTHOR }
  if (rest.length > 0) throw new Error(PRODUCTS_USAGE)
  if (action === 'list' && subject === undefined) return listProducts(db)
  if (action === 'add' && subject === undefined)
    return tellSaved(await saveProducts(db, [described(values)], made))
  if (subject === undefined) throw new Error(PRODUCTS_USAGE)
  if (action === 'read') return tellSaved(await saveProducts(db, await readProductFile(subject), made))
  if (action !== 'withdraw' && action !== 'offer') throw new Error(PRODUCTS_USAGE)
  const isActive = action === 'offer'
  await offerProduct(db, subject, { isActive, ...made })
  console.log(isActive ? `${subject} is offered.` : `${subject} is no longer offered. Who has it keeps it.`)
}

const listProducts = async (db: Db): Promise<void> => {
  const products = await db.selectFrom('products').selectAll().orderBy('code').execute()
  for (const { code, name, isExportable, isActive } of products) {
    const notes = [...(isExportable ? [] : ['no exports']), ...(isActive ? [] : ['withdrawn'])]
    console.log(`${code.padEnd(24)} ${name}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`)
  }
  if (products.length === 0)
    console.log('There are no products yet. Add some with products read or products add.')
}

const tellSaved = ({ added, changed }: { added: number; changed: number }): void => {
  const saved = added + changed
  console.log(
    saved === 0
      ? 'Nothing to save: every product is stored like this already.'
      : `${saved} ${plural(saved, 'product', 'products')} saved: ${added} added, ${changed} changed.`,
  )
}

const described = ({ code, name, description, components }: Values): DescribedProduct => {
  const read = productSchema.safeParse({
    code,
    name,
    ...(description !== undefined && { description }),
    ...(components !== undefined && { components }),
  })
  if (read.success) return read.data
  throw new Error(`--${productFault(read.error)}.`)
}

const readProductFile = async (path: string): Promise<DescribedProduct[]> => {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`The file ${path} can't be read.`, { cause })
  })
  return readProducts(text)
}
