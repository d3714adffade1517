/**
 * `pnpm test:ldap`: the tests of signing in with LDAP again, at OpenLDAP's own server instead of the one that the other checks
 * start. `--slapd` names the program where it isn't found; without it nothing is tested, which counts as failed.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { slapd: { type: 'string' } } })
const TESTS = ['ldap/', 'sign-in-tests/'].map((folder) => `packages/console-server/src/session/${folder}`)
/** Where systems put servers, which the path of a user may leave out. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/libexec', '/usr/local/libexec', '/usr/lib/openldap']

const HOW_TO_INSTALL = `Install it with one of
  apt-get install slapd                        Debian, Ubuntu
  dnf install openldap-servers                 Fedora, Amazon Linux, Red Hat with EPEL
  apk add openldap                             Alpine
  brew install openldap                        macOS; then --slapd "$(brew --prefix openldap)/libexec/slapd"
It doesn't have to run: the tests start it themselves, on free ports of this machine and in temporary folders.`

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const places = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS].map((folder) =>
  join(folder, 'slapd'),
)
const slapd = (values.slapd === undefined ? places : [values.slapd]).find(isProgram)
if (slapd === undefined) {
  const missing =
    values.slapd === undefined ? "OpenLDAP's slapd isn't installed." : `${values.slapd} isn't a program.`
  console.error(`${missing} Nothing was tested.\n${HOW_TO_INSTALL}`)
  process.exitCode = 1
} else {
  console.log(spawnSync(slapd, ['-VV'], { encoding: 'utf8' }).stderr.trim().split('\n')[0])
  const run = spawnSync('vitest', ['run', '--project', 'server', ...TESTS], {
    stdio: 'inherit',
    env: Object.assign({}, process.env, { CONSOLE_TEST_SLAPD: slapd }),
  })
  process.exitCode = run.status ?? 1
}
