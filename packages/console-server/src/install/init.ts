import { randomBytes } from 'node:crypto'
import { type NewDistrict, OPERATIONS } from '@edconsole/console-core/contract'
import { newDistrictSchema } from '@edconsole/console-core/schemas'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { fillDatabase, filledWith } from '../first-run/fill-database.ts'
import { addFirstAdministrator } from '../first-run/first-administrator.ts'
import { createDistrict } from '../handlers/districts/create-district.ts'
import { ApiError } from '../http/api-error.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { askWho, callerOf } from '../session/find-caller.ts'
import type { FileStore } from '../storage/file-store.ts'
import type { DescribedProduct } from './product-file.ts'
import { saveProducts } from './save-products.ts'

export type InitOptions = {
  db: Db
  secrets: Secrets
  store: FileStore
  now: Date
  admin: {
    email: string
    /** Default: one that is made up and told. */
    password: string | undefined
  }
  district: Readonly<Record<'districtName' | 'lea' | 'state', string | undefined>> | null
  products: readonly DescribedProduct[]
  /** Receives a line for each thing that was done. */
  tell(line: string): void
}

/**
 * Sets a new installation up: roles and everything else that each one needs, the first administrator, and where they are given a
 * district with its client, and products. What is there already stays, so that an interrupted run is simply started again.
 * @throws Error whose message says what to give instead
 */
export const init = async (options: InitOptions): Promise<void> => {
  const { db, now, products, district, tell } = options
  const body = district && readDistrict(district)
  const before = await filledWith(db)
  if (before !== null && before !== 'empty') throw new Error('This database holds the demonstration.')
  await fillDatabase(db)
  await addAdministrator(options)
  const caller = await firstCaller(db)
  if (body) await addDistrict(options, body, caller)
  if (products.length === 0) return
  const { added, changed } = await saveProducts(db, products, { now, author: AUTHOR })
  tell(`Products: ${added} added, ${changed} changed`)
}

const AUTHOR = 'console-server init'

const readDistrict = (given: NonNullable<InitOptions['district']>): NewDistrict => {
  const read = newDistrictSchema.safeParse(given)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const options: Readonly<Record<string, string>> = {
    districtName: '--district',
    lea: '--lea',
    state: '--state',
  }
  throw new Error(`${options[String(issue?.path[0])] ?? 'The district'} isn't valid: ${issue?.message}.`)
}

const addAdministrator = async ({ db, now, admin, tell }: InitOptions): Promise<void> => {
  const { email } = admin
  const password = admin.password ?? randomBytes(18).toString('base64url')
  const isFirst = !(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())
  await addFirstAdministrator(db, { email, password, now })
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
