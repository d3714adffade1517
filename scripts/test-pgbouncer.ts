/**
 * `pnpm test:pgbouncer`: all tests of the server again, whose statements go to PostgreSQL through PgBouncer in transaction mode.
 * `--pgbouncer` names the program where it isn't found.
 */
import { testAtProgram } from './test-at-program.ts'

testAtProgram({
  program: 'pgbouncer',
  title: 'PgBouncer',
  versionFlag: '--version',
  variable: 'CONSOLE_TEST_PGBOUNCER',
  // Locks of a session, for which the server has an address of its own, CONSOLE_DATABASE_DIRECT_URL.
  without: ['engines', 'db/lost-connections.postgres', 'seed/seed-database'].map(
    (name) => `**/src/${name}.test.ts`,
  ),
  howToInstall: `Version 1.21 or later is needed, which knows prepared statements. Install it with one of
  apt-get install pgbouncer                    Debian 13, Ubuntu 24.04, or PostgreSQL's own repository
  dnf install pgbouncer                        Fedora, or PostgreSQL's own repository
  apk add pgbouncer                            Alpine
  brew install pgbouncer                       macOS
It doesn't have to run: the tests start it themselves, on a free port of this machine.`,
})
