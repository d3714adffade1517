import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PACKAGES, PACKED, packAll } from '../../scripts/pack.ts'

if (PACKAGES.some((name) => !existsSync(`packages/${name}/dist`)))
  throw new Error('Build the packages first: pnpm build')
await packAll()

/** The tarball of a package. */
export const tarballOf = (name: string): string => join(PACKED, `${name}.tgz`)

/** The tarball's content in a folder of its own. */
export const unpack = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  execFileSync('tar', ['-xzf', tarballOf(name), '-C', folder])
  return join(folder, 'package')
}
