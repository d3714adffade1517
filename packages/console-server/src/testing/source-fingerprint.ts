import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMPONENTS, ROLES } from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS } from '@edconsole/console-core/import-rules'
import { fingerprint } from '../db/fingerprint.ts'

const here = fileURLToPath(import.meta.url)
// Among the sources the package's files lie around this folder, in the build beside this file.
const folder = here.endsWith('.ts') ? dirname(dirname(here)) : dirname(here)

let known: string | undefined

/** Changes whenever anything changes that a seeded database could depend on. */
export const sourceFingerprint = (): string => {
  known ??= fingerprint(hashOfFiles(), COMPONENTS, ROLES, DATABASE_COLUMNS)
  return known
}

const hashOfFiles = (): string => {
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  for (const name of names)
    if (/\.(ts|js)$/.test(name) && !name.includes('.test.') && /^(seed|db)\b|\.js$/.test(name))
      hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
