import { districtFormMessages } from '../../features/district/form/messages.ts'
import { importRunMessages } from '../../features/imports/messages.ts'
import { productSwitchMessages } from '../../features/products/product-switches.ts'

/** Every sentence of District Profile; a host may replace each. */
export const messages = {
  title: 'District Profile',
  form: districtFormMessages,
  run: {
    ...importRunMessages,
    sync: { ...importRunMessages.sync, note: 'Start an import with the saved connection and templates.' },
  },
  lea: (lea: string) => `LEA ${lea}`,
  readOnly: "You can view this profile. Your role doesn't allow editing.",
  products: {
    title: 'Products',
    help: "Products that receive this district's data.",
    ...productSwitchMessages,
  },
  connectionFailed: "The connection couldn't be loaded.",
  tryAgain: 'Try again',
  request: {
    label: 'Request from customer',
    note: 'Ask the contact for the missing connection details.',
    noContact: 'Add a contact email first',
    title: (district: string) => `Ask ${district} for its SIS connection?`,
    text: (address: string) => `This email will be sent to ${address}. Replies come to you.`,
    subject: 'Subject',
    send: 'Send email',
    sending: 'Sending',
    cancel: 'Cancel',
    sent: (address: string) => `Asked ${address} for the SIS connection`,
  },
  rollover: {
    label: 'Run rollover',
    note: (year: string) => `Copy staff, templates, and exports into ${year}.`,
    done: (year: string) => `The district is already on ${year}.`,
  },
  about: {
    title: 'About this district',
    lastImport: 'Last import',
    sites: 'Sites',
    students: 'Active students',
    clientId: 'Client ID',
    requested: 'Requested',
    requestedOf: (time: string, address: string) => `${time} from ${address}`,
  },
  related: {
    importLogs: 'Import Logs',
    templates: 'SIS import templates',
    authentication: 'Authentication',
    exports: 'Exports',
  },
}

export type DistrictProfileMessages = typeof messages
