/** What the test of an export's destination says. */
export const destinationTestMessages = {
  button: 'Test destination',
  again: 'Test again',
  testing: 'Testing',
  about: 'Signs in, then writes a small test file and removes it. Uses the values above, saved or not.',
  changed: 'Values changed. Test again.',
  enterFirst: (fields: string) => `Enter ${fields} first`,
  enterAgain: (fields: string) => `Enter ${fields} again: saved for another host or port`,
  correct: 'Correct the fields above first',
  fields: {
    host: 'the host',
    username: 'the username',
    password: 'the password',
    privateKey: 'the private key',
    secret: 'the password or private key',
  },
  and: (first: string, last: string) => `${first} and ${last}`,
  works: 'Destination works',
  worked: (host: string, at: string) => `${host} accepts files in this folder. Checked ${at}.`,
  fails: "Destination doesn't work",
  stopped: "The test couldn't be run",
  what: 'What was checked',
  states: { passed: 'Passed', note: 'Note', warning: 'Warning', failed: 'Failed', open: 'Not reached' },
  steps: {
    nameResolves: 'The server name exists',
    reachable: 'The server responds',
    secure: 'The connection is secure',
    signIn: 'The sign-in is accepted',
    folder: 'The folder exists',
    write: 'Files can be written',
  },
}

export type DestinationTestMessages = typeof destinationTestMessages
