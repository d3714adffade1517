/** Packs the published packages into node_modules/.cache/packed, as a customer would get them. Build first. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fingerprint } from './start/fingerprint.ts'

export const PACKED = resolve('node_modules/.cache/packed')
export const PACKAGES = ['console-core', 'console-ui', 'console-standalone', 'console-server'] as const

const STAMP = join(PACKED, '.fingerprint')

/**
 * Leaves `<package>.tgz` in the folder, without a version in its name, so that a host can depend on the path. Packs only if
 * what is built has changed since the last time.
 */
export const packAll = async (): Promise<void> => {
  const current = await fingerprint(
    PACKAGES.flatMap((name) => [`packages/${name}/dist`, `packages/${name}/package.json`]),
  )
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return
  rmSync(PACKED, { recursive: true, force: true })
  mkdirSync(PACKED, { recursive: true })
  for (const name of PACKAGES) {
    const { status } = spawnSync('pnpm', ['pack', '--pack-destination', PACKED], {
      cwd: `packages/${name}`,
      stdio: 'ignore',
    })
    if (status !== 0) throw new Error(`pnpm pack failed for ${name}`)
    const made = readdirSync(PACKED).find((file) => file.startsWith(`edconsole-${name}-`))
    if (!made) throw new Error(`No tarball was made for ${name}`)
    renameSync(join(PACKED, made), join(PACKED, `${name}.tgz`))
  }
  writeFileSync(STAMP, current)
}

if (import.meta.main) await packAll()
