import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { BASE } from './testing/test-directory.ts'

const ADDRESS = '10.20.0.7'

/** Runs a command in a network of its own, where this machine has the address and no other machine exists. */
const inPrivateNetwork = (command: readonly string[]) =>
  spawnSync(
    'unshare',
    [
      '-rn',
      'sh',
      '-c',
      `ip link set lo up && ip address add ${ADDRESS}/32 dev lo && exec "$@"`,
      'sh',
      ...command,
    ],
    { encoding: 'utf8', env: Object.assign({}, process.env, { CONSOLE_PRIVATE_NETWORKS: '10.20.0.0/16' }) },
  )
const hasPrivateNetworks = inPrivateNetwork(['true']).status === 0

it.skipIf(!hasPrivateNetworks)(
  '[R12] a directory in a private network is reached if CONSOLE_PRIVATE_NETWORKS names it, and not even connected to otherwise',
  () => {
    const program = fileURLToPath(import.meta.resolve('./testing/private-directory.ts'))
    const { stdout, stderr } = inPrivateNetwork([
      process.execPath,
      '--conditions=@edconsole/source',
      program,
      ADDRESS,
    ])
    expect(stdout, stderr).not.toBe('')
    expect(JSON.parse(stdout)).toEqual({
      refused: 'resolve: forbiddenAddress',
      bindsBefore: 0,
      found: `uid=rosa,${BASE}`,
    })
  },
)
