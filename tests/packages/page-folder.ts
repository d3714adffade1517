import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpack } from './packed.ts'

/**
 * The folder of a page that is made with a bundler and without React: these packages are installed as packed, and no other.
 * @param files what stands in it beside them, by name
 */
export const pageFolder = (
  packages: readonly string[],
  files: Readonly<Record<string, string>>,
): { path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'page-'))
  mkdirSync(join(path, 'node_modules/@edconsole'), { recursive: true })
  for (const name of packages) renameSync(unpack(name), join(path, 'node_modules/@edconsole', name))
  const manifest = JSON.stringify({ private: true, type: 'module' })
  for (const [name, text] of Object.entries(Object.assign({ 'package.json': manifest }, files)))
    writeFileSync(join(path, name), text)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
