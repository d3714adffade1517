/**
 * `pnpm test:citus`: the tests of the server again, at a cluster that distributes the rows of districts. `--postgres` names the program
 * of a server that has Citus.
 */
import { readdirSync } from 'node:fs'
import { testAtProgram } from './test-at-program.ts'

const SERVER = 'packages/console-server/src'
/** Their tests fill a database with the demo, which is made before its tables are distributed. */
const FILLED_LATER = ['static']
const TESTS = readdirSync(SERVER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !FILLED_LATER.includes(entry.name) ? `${SERVER}/${entry.name}/` : [],
)

testAtProgram({
  program: 'postgres',
  title: 'PostgreSQL',
  versionFlag: '--version',
  variable: 'CONSOLE_TEST_CITUS',
  tests: TESTS,
  howToInstall: `A server with Citus 14 is needed, for example from the packages of Citus: then
  --postgres /usr/lib/postgresql/18/bin/postgres
It doesn't have to run: the tests start it themselves, on a free port of this machine and in a temporary folder.`,
})
