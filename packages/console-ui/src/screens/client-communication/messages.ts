import type { Standing } from './steps-of.ts'

export const messages = {
  title: 'API Setup',
  description: (district: string) =>
    `Give your provider read access to the student information system of ${district} so it can import rosters, attendance, and grades.`,
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  badges: {
    sent: 'Sent',
    connected: 'Connected',
    unverified: 'Not verified',
    failed: 'Not connected',
  } satisfies Record<Standing, string>,
  stepper: 'Steps of the setup',
  steps: { contact: 'Contact', connection: 'SIS connection', review: 'Review and send' },
  notes: {
    contact: 'Who to contact about the data',
    connection: 'System, URL, and keys',
    review: 'Your provider starts the first import',
    reviewInUse: 'What your provider receives',
  },
  invited: {
    title: (district: string) => `Your data provider asked ${district} for its SIS connection`,
    text: 'Name a contact, enter and test the connection, then send it. You can stop at any step and continue later.',
    connected: 'Your connection is set up. If your provider asked for new values, change them below.',
  },
  contact: {
    title: 'Contact',
    help: 'Your provider emails this contact when an import needs the district.',
    name: 'Contact name',
    email: 'Contact email',
    emailExpects: 'a full address, such as office@district.example',
    phone: 'Phone',
    phoneHelp: 'Digits only. Add an extension after the tenth digit.',
  },
  connectionHelp: 'Choose your system. The fields below match it.',
  untested: {
    title: 'Continue without a working connection?',
    refused: "These values weren't accepted. Your provider will ask you to check them.",
    untried: "These values weren't tested. Your provider will ask you to check them if they don't work.",
    save: 'Save anyway',
  },
  back: 'Back',
  continue: 'Continue',
  saving: 'Saving',
  review: {
    title: 'Review and send',
    help: 'This is what your provider receives. Keys stay encrypted on the server.',
    send: 'Send',
    sending: 'Sending',
    missing: "The connection isn't complete yet.",
    failed: "The connection wasn't sent",
    unknown: "We couldn't tell whether the connection was sent",
    unknownHelp: 'Reload the page to check before you try again.',
    changed: 'These values changed since you opened this page.',
    reload: 'Reload',
  },
  finished: {
    title: (time: string) => `Connection sent ${time}`,
    help: 'Your provider has everything for the import. Change the values here when they change in your SIS.',
    titles: { connected: 'Connected', unverified: 'SIS connection', failed: 'Not connected' },
    inUse: 'Imports use this connection. Change the values here when they change in your SIS.',
    lastImport: 'Last import',
    at: (time: string) => `${time} (ET)`,
    by: (name: string) => `Sent by ${name}.`,
    change: 'Change',
    changeContact: 'Change contact',
    stopped: {
      title: 'Your SIS no longer accepts this connection',
      text: (message: string, time: string) => `${message} Tested ${time}.`,
      renew: 'Enter new values',
    },
  },
}

export type ClientCommunicationMessages = typeof messages
