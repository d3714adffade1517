/**
 * `pnpm test:citus`: the tests of what reads and writes the rows of districts again, at a cluster that distributes them.
 * `--postgres` names the program of a server that has Citus.
 */
import { testAtProgram } from './test-at-program.ts'

const TESTS = ['db/list-query', 'exports/', 'handlers/', 'pipeline/', 'privacy/', 'rollovers/']

testAtProgram({
  program: 'postgres',
  title: 'PostgreSQL',
  versionFlag: '--version',
  variable: 'CONSOLE_TEST_CITUS',
  tests: TESTS.map((path) => `packages/console-server/src/${path}`),
  howToInstall: `A server with Citus 14 is needed, for example from the packages of Citus: then
  --postgres /usr/lib/postgresql/18/bin/postgres
It doesn't have to run: the tests start it themselves, on a free port of this machine and in a temporary folder.`,
})
