import { randomBytes } from 'node:crypto'
import { type NewDistrict, OPERATIONS } from '@edconsole/console-core/contract'
import { newDistrictSchema } from '@edconsole/console-core/schemas'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { fillDatabase, filledWith } from '../first-run/fill-database.ts'
import { addFirstAdministrator, hasPeople, type PersonName } from '../first-run/first-administrator.ts'
import { createDistrict } from '../handlers/districts/create-district.ts'
import { ApiError } from '../http/api-error.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { askWho, callerOf } from '../session/find-caller.ts'
import type { FileStore } from '../storage/file-store.ts'
import type { DescribedProduct } from './product-file.ts'
import { countProducts, NO_PRODUCTS, saveProducts } from './save-products.ts'

export type InitOptions = {
  db: Db
  secrets: Secrets
  store: FileStore
  now: Date
  admin: {
    email: string
    /** Default: one that is made up and told. */
    password: string | undefined
    name?: PersonName | undefined
  }
  district: NewDistrict | null
  products: readonly DescribedProduct[]
  /** Receives a line for each thing that was done. */
  tell(line: string): void
}

/**
 * Fills a new database with roles and everything else that each installation needs. This comes before the secret key is compared:
 * filling that was cut short empties the database, and with it what the key has left there and what signs the audit log.
 * @throws Error if the database is a demonstration's
 */
export const fillInstallation = async (db: Db): Promise<void> => {
  const before = await filledWith(db)
  if (before !== null && before !== 'empty') throw new Error('This database holds the demonstration.')
  await fillDatabase(db)
}

/**
 * Sets a new installation up, whose database is filled: the first administrator, and where they are given a district with its client,
 * and products. What is there already stays, so that an interrupted run is simply started again.
 * @throws Error whose message says what to give instead
 */
export const init = async (options: InitOptions): Promise<void> => {
  const { db, now, products, district, tell } = options
  await addAdministrator(options)
  const caller = await firstCaller(db)
  if (district) await addDistrict(options, district, caller)
  if (products.length > 0) {
    const { added, changed } = await saveProducts(db, products, { now, author: AUTHOR })
    tell(`Products: ${added} added, ${changed} changed`)
  } else if ((await countProducts(db)) === 0) tell(`Products: ${NO_PRODUCTS}`)
}

const AUTHOR = 'console-server init'

/**
 * Reads a district as an operator names it.
 * @throws Error whose message says which option is wrong
 */
export const readDistrict = (
  given: Readonly<Record<'districtName' | 'lea' | 'state', string>>,
): NewDistrict => {
  const { districtName, lea } = given
  const read = newDistrictSchema.safeParse({ districtName, lea, state: given.state.trim().toUpperCase() })
  if (read.success) return read.data
  const [issue] = read.error.issues
  if (issue?.path[0] === 'state')
    throw new Error(`State "${given.state}" isn't a two-letter code, such as OR.`)
  const options: Readonly<Record<string, string>> = { districtName: '--district', lea: '--lea' }
  throw new Error(`${options[String(issue?.path[0])] ?? 'The district'} isn't valid: ${issue?.message}.`)
}

const addAdministrator = async ({ db, now, admin, tell }: InitOptions): Promise<void> => {
  const { email, name } = admin
  const password = admin.password ?? randomBytes(18).toString('base64url')
  const isFirst = !(await hasPeople(db))
  await addFirstAdministrator(db, { email, password, name, now })
  if (!isFirst) tell('Administrator: there are users already')
  else if (admin.password !== undefined) tell(`Administrator: ${email}`)
  else
    tell(`Administrator: ${email}, password ${password}. It isn't shown again: change it after signing in.`)
}

/** The user on whose behalf the rest is done: one who may do everything. */
const firstCaller = async (db: Db) => {
  const found = await askWho(
    db,
    sql`select user_id from user_roles where role_name = 'ROLE_PROVIDER_ADMINISTRATOR' order by user_id limit 1`,
    undefined,
  )
  if (!found) throw new Error('There is no provider administrator who can sign in.')
  return callerOf(found)
}

const addDistrict = async (
  { db, secrets, store, now, tell }: InitOptions,
  body: NewDistrict,
  caller: Awaited<ReturnType<typeof firstCaller>>,
): Promise<void> => {
  const there = await db.selectFrom('districts').select('id').where('lea', '=', body.lea).executeTakeFirst()
  if (there) {
    tell(`District: ${body.lea} is there already`)
    return
  }
  const operation = OPERATIONS['districts.create']
  try {
    const made = await createDistrict({ db, body, now: () => now, caller, operation, secrets, store })
    tell(`District: ${made.districtName}, number ${made.id}, with its client ${made.illuminateClientId}`)
  } catch (error) {
    throw error instanceof ApiError ? new Error(error.message, { cause: error }) : error
  }
}
