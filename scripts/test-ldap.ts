/**
 * `pnpm test:ldap`: the tests of signing in with LDAP again, at OpenLDAP's own server instead of the one that the other checks
 * start. `--slapd` names the program where it isn't found.
 */
import { testAtProgram } from './test-at-program.ts'

testAtProgram({
  program: 'slapd',
  title: "OpenLDAP's slapd",
  versionFlag: '-VV',
  variable: 'CONSOLE_TEST_SLAPD',
  tests: ['ldap/', 'sign-in-tests/'].map((folder) => `packages/console-server/src/session/${folder}`),
  howToInstall: `Install it with one of
  apt-get install slapd                        Debian, Ubuntu
  dnf install openldap-servers                 Fedora, Amazon Linux, Red Hat with EPEL
  apk add openldap                             Alpine
  brew install openldap                        macOS; then --slapd "$(brew --prefix openldap)/libexec/slapd"
It doesn't have to run: the tests start it themselves, on free ports of this machine and in temporary folders.`,
})
