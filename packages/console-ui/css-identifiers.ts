import { createRequire } from 'node:module'
import { basename } from 'node:path'

type Identifier = { hash: string; filePath: string; debugId?: string | undefined }

const { version }: { version: string } = createRequire(import.meta.url)('./package.json')
const prefix = `ec_${version.replace(/\W/g, '_')}`

/** Class names of the published sheet. They carry the version, so that two versions can live on one page. */
export function cssIdentifiers({ hash }: Identifier): string {
  return `${prefix}_${hash}`
}

/** The same while developing and testing, with the file and the name of the style in front of the hash. */
export function readableCssIdentifiers({ hash, filePath, debugId }: Identifier): string {
  const file = basename(filePath).replace(/\.css\.ts$/, '')
  return [prefix, file, debugId, hash]
    .filter(Boolean)
    .join('_')
    .replace(/[^\w-]/g, '_')
}
