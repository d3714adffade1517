import { readFile } from 'node:fs/promises'
import { plural } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { FileStore } from '../storage/file-store.ts'
import { diagnose } from './doctor.ts'
import { init } from './init.ts'
import { type DescribedProduct, productFault, productSchema, readProducts } from './product-file.ts'
import { offerProduct, saveProducts } from './save-products.ts'

type Env = Readonly<Record<string, string | undefined>>
type Values = Readonly<Record<string, string | undefined>>

export const INIT_USAGE = `console-server init --admin EMAIL [--district NAME --lea CODE --state XX] [--products FILE] [--data DIR]

  --admin     the first administrator; the password is CONSOLE_ADMIN_PASSWORD, or made up and printed
  --district  a first district with its client; others are added in the console
  --products  a CSV file with the columns code, name, description and components`

export const INIT_OPTIONS = {
  admin: { type: 'string' },
  district: { type: 'string' },
  lea: { type: 'string' },
  state: { type: 'string' },
  products: { type: 'string' },
} as const

type Installing = { db: Db; secrets: Secrets; values: Values; store: FileStore; env: Env }

/** Runs `init`. @throws Error whose message says what is missing */
export const runInit = async ({ db, secrets, values, store, env }: Installing): Promise<void> => {
  const { admin = env.CONSOLE_ADMIN_EMAIL, district, lea, state, products } = values
  if (!admin || !/^[^\s<>@]+@[^\s<>@]+$/.test(admin)) throw new Error('--admin must be an email address.')
  const isNamed = [district, lea, state].some((value) => value !== undefined)
  if (isNamed && !(district && lea && state))
    throw new Error('A district needs --district, --lea and --state.')
  await init({
    db,
    secrets,
    store,
    now: new Date(),
    admin: { email: admin, password: env.CONSOLE_ADMIN_PASSWORD || undefined },
    district: isNamed ? { districtName: district, lea, state } : null,
    products: products === undefined ? [] : await readProductFile(products),
    tell: console.log,
  })
}

/** Runs `doctor`; exits with 1 if there is something to do. */
export const runDoctor = async (data: string, env: Env): Promise<void> => {
  for await (const { name, isPassed, text } of diagnose({ env, data, now: () => new Date() })) {
    console.log(`${isPassed ? 'Passed' : 'To do '}  ${name}: ${text}`)
    if (!isPassed) process.exitCode = 1
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
  console.log(`${saved} ${plural(saved, 'product', 'products')} saved: ${added} added, ${changed} changed.`)
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
