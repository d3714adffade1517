import { districtFormMessages } from '../../features/district/form/messages.ts'

/** Every sentence of District Add; a host may replace each. */
export const messages = {
  title: 'Add New District',
  form: districtFormMessages,
  label: 'New district',
  close: 'Close',
  addMany: 'Add from CSV',
  submit: 'Add district',
  later: 'You can add this later.',
  openers: {
    contact: 'Add a contact',
    sis: 'Choose a SIS',
    codes: 'Add codes',
    address: 'Add an address',
  },
  sis: {
    title: 'SIS connection',
    provider: 'SIS provider',
    failed: "The list of systems couldn't be loaded.",
    tryAgain: 'Try again',
    help: 'Enter its URL and keys on the profile after you add the district.',
  },
  leaHelp: "The code that identifies the district in files and systems. It can't be changed later.",
  taken: {
    ...districtFormMessages.taken,
    open: (district: string) => `Open ${district}`,
  },
}

export type DistrictProfileAddMessages = typeof messages
