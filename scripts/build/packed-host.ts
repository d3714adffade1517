import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { PACKED, packAll } from '../pack.ts'
import { fingerprint } from '../start/fingerprint.ts'

/** A host outside the workspace, which installs the packed packages as a customer would. */
export type PackedHost = {
  folder: string
  /** What it is built from, below its folder. */
  sources: readonly string[]
  /** Where its builds are, below its folder. */
  output: string
  /** What else its build depends on. */
  stamp?: string
  commands: readonly (readonly string[])[]
}

/** Installs and builds a host, unless the build at hand was made from these very packages and sources. */
export const buildPackedHost = async ({
  folder,
  sources,
  output,
  stamp = '',
  commands,
}: PackedHost): Promise<void> => {
  await packAll()
  const file = `${folder}/${output}/.fingerprint`
  const current = `${stamp} ${await fingerprint([PACKED, ...sources.map((path) => `${folder}/${path}`)])}`
  if (existsSync(file) && readFileSync(file, 'utf8') === current) return
  // The tarballs keep their names, so what was installed from the former ones has to go.
  rmSync(`${folder}/node_modules`, { recursive: true, force: true })
  rmSync(`${folder}/pnpm-lock.yaml`, { force: true })
  run(folder, ['install', '--no-frozen-lockfile', '--prefer-offline'])
  for (const command of commands) run(folder, ['exec', ...command])
  writeFileSync(file, current)
}

const run = (folder: string, args: readonly string[]): void => {
  const { status, stdout } = spawnSync('pnpm', args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status === 0) return
  // Builders write there what is wrong with the types.
  console.error(stdout)
  process.exit(status ?? 1)
}
