import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'

/** Where systems put servers, which the path of a user may leave out. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/libexec', '/usr/local/libexec', '/usr/lib/openldap']

type TestsAtProgram = {
  /** The program's name, which is also the option that names its file where it isn't found. */
  program: string
  /** What people call it. */
  title: string
  versionFlag: string
  /** The variable that tells the tests where it is. */
  variable: string
  /** The server's tests whose paths have one of these; all of them when left out. */
  tests?: readonly string[]
  /** Files of tests that are about what the program doesn't do, as patterns. */
  without?: readonly string[]
  howToInstall: string
}

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Runs tests of the server at a program that not every machine has. Without it nothing is tested, which counts as failed. */
export const testAtProgram = ({
  program,
  title,
  versionFlag,
  variable,
  tests = [],
  without = [],
  howToInstall,
}: TestsAtProgram): void => {
  const { values } = parseArgs({ options: { [program]: { type: 'string' } } })
  const named = values[program]
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS]
  const places = typeof named === 'string' ? [named] : folders.map((folder) => join(folder, program))
  const file = places.find(isProgram)
  if (file === undefined) {
    const missing = named === undefined ? `${title} isn't installed.` : `${named} isn't a program.`
    console.error(`${missing} Nothing was tested.\n${howToInstall}`)
    process.exitCode = 1
    return
  }
  const version = spawnSync(file, [versionFlag], { encoding: 'utf8' })
  console.log(`${version.stdout}${version.stderr}`.trim().split('\n')[0])
  const left = without.flatMap((pattern) => ['--exclude', pattern])
  const run = spawnSync('vitest', ['run', '--project', 'server', ...left, ...tests], {
    stdio: 'inherit',
    env: Object.assign({}, process.env, { [variable]: file }),
  })
  process.exitCode = run.status ?? 1
}
