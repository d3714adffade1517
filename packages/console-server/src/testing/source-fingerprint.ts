import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMPONENTS, ROLES } from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS } from '@edconsole/console-core/import-rules'
import { fingerprint } from '../db/packed-database.ts'
import { WITHOUT_HELP } from './without-help.ts'

const here = fileURLToPath(import.meta.url)
// Among the sources the package's files lie around this folder, in the build beside this file.
const folder = here.endsWith('.ts') ? dirname(dirname(here)) : dirname(here)
/** Beside them in the workspace: the rows of seeds, and the import rules and lists that they go by. */
const demo = join(folder, '../../console-demo/src')
const core = join(folder, '../../console-core/src')

/** Changes whenever anything changes that a seeded database could depend on. */
export const sourceFingerprint = (): string => known

const hashOfFiles = (): string => {
  const hash = createHash('sha256')
  const add = (from: string, wanted: RegExp): void => {
    for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|js)$/.test(name) && !name.includes('.test.') && wanted.test(name))
        hash.update(name).update(readFileSync(join(from, name)))
  }
  // What seeds borrow from the server itself.
  add(folder, /^(first-run|db|pipeline|people|handlers\/sis-rows)\b|\.js$/)
  if (existsSync(demo)) add(demo, /^seed\b/)
  if (existsSync(core)) add(core, /^(import-rules|lists|row-fields|constants|formats)\b/)
  return hash.digest('hex')
}

// When the sources are loaded, not on the first request: a file that is saved in between would give the old rows the
// new name for the next run.
const known = fingerprint(hashOfFiles(), WITHOUT_HELP, COMPONENTS, ROLES, DATABASE_COLUMNS)
