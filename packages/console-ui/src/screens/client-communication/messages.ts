import { formatDateTime } from '@edconsole/console-core'

export const messages = {
  title: 'API Setup',
  description: (district: string) =>
    `Give ${district} read access so that rosters, attendance and grades can be imported.`,
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  sentBadge: 'Sent',
  stepper: 'Steps of the setup',
  steps: { contact: 'Contact', connection: 'SIS connection', review: 'Review and send' },
  notes: {
    contact: 'Who answers for the data',
    connection: 'System, URL and keys',
    review: 'Your provider starts the first import',
  },
  invited: {
    title: (district: string) => `Your data provider asked ${district} for its SIS connection`,
    text: 'You name a contact, enter the connection and test it, and then send it. You can stop at any step and go on later.',
  },
  contact: {
    title: 'Contact',
    help: 'Your provider writes here when an import needs the district.',
    name: 'Contact name',
    email: 'Contact email',
    emailExpects: 'a full address, such as office@district.example',
    phone: 'Phone',
    phoneHelp: 'Digits only. An extension follows the tenth.',
  },
  connectionHelp: 'Choose your system. The fields below match it.',
  untested: {
    title: 'Continue without a working connection?',
    refused: 'These values were not accepted. Your provider will ask you to check them.',
    untried: 'These values were not tested. Your provider will ask you to check them if they do not work.',
    save: 'Save anyway',
  },
  back: 'Back',
  continue: 'Continue',
  saving: 'Saving',
  review: {
    title: 'Review and send',
    help: 'This is what your provider receives. Keys stay sealed on the server.',
    send: 'Send',
    sending: 'Sending',
    missing: 'The connection is not complete yet.',
    failed: 'The connection was not sent',
    changed: 'These values changed since you opened this page.',
    reload: 'Reload',
  },
  finished: {
    title: (at: string) => `Connection sent ${formatDateTime(at)}`,
    help: 'Your provider has everything for the import. Change the values here when they change in your SIS.',
    by: (name: string) => `Sent by ${name}.`,
    change: 'Change',
    changeContact: 'Change contact',
    stopped: {
      title: 'Your SIS no longer accepts this connection',
      text: (message: string, at: string) => `${message} Tested ${formatDateTime(at)}.`,
      renew: 'Enter new values',
    },
  },
}

export type ClientCommunicationMessages = typeof messages
