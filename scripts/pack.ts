/** Packs the published packages into node_modules/.cache/packed, as a customer would get them. Build first. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const PACKED = resolve('node_modules/.cache/packed')
export const PACKAGES = ['console-core', 'console-ui', 'console-server'] as const

/** Leaves `<package>.tgz` in the folder, without a version in its name, so that a host can depend on the path. */
export const packAll = (): void => {
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
}

if (import.meta.main) packAll()
