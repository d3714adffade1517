import { CLIENT_TYPES, type ClientStatus, formatCount } from '@edconsole/console-core'

/** What every screen about clients says in the same words; a host replaces them as `clients`. */
export const clientMessages = {
  statuses: {
    prospect: 'Prospect',
    onboarding: 'Onboarding',
    active: 'Active',
    inactive: 'Inactive',
  } satisfies Record<ClientStatus, string>,
  types: { ...CLIENT_TYPES, countyOffice: 'County office' },
  ended: (day: string) => `Ended ${day}`,
  more: (count: number) => `+${count}`,
  copied: (id: string) => `Client ID ${id} copied`,
  notCopied: 'Your browser blocked copying.',
  notFound: {
    title: 'Client not found.',
    text: "This client doesn't exist or was deleted.",
    action: 'All clients',
  },
  picker: {
    label: 'Client',
    placeholder: 'Name or client ID',
    unknown: (id: number) => `Client ${id}`,
    more: (total: number | null) =>
      total === null ? 'Type to search all clients' : `Type to search all ${formatCount(total)} clients`,
    searching: 'Searching…',
    searchFailed: "Couldn't search. Type again to retry.",
  },
  form: {
    label: 'Client',
    sections: {
      client: { title: 'Client', help: 'What it is called and how people find it.' },
      codes: { title: 'Codes', help: 'Identifiers in other systems.' },
      contact: { title: 'Primary contact', help: 'Who to reach about this client.' },
      address: { title: 'Address', help: 'Mailing address of the main office.' },
    },
    fields: {
      clientName: 'Name',
      clientType: 'Type',
      state: 'State',
      slug: 'Slug',
      status: 'Status',
      lea: 'LEA',
      ncesLeaId: 'NCES ID',
      accountNumber: 'Account number',
      primaryContactName: 'Contact name',
      primaryContactEmail: 'Email',
      phone: 'Phone',
      timeZone: 'Time zone',
      address1: 'Address',
      address2: 'Address line 2',
      city: 'City',
      zip: 'ZIP',
    },
    help: {
      clientName: 'Unique within the state.',
      slug: 'Short name used in addresses and to find the client on the sign-in page.',
      status: 'Only active clients appear on the sign-in page.',
      lea: "The district code. Leave blank if the client isn't a district.",
      ncesLeaId: 'Seven digits. The first two are the state code.',
      phone: 'Ten digits, optionally followed by an extension.',
    },
    expects: {
      slug: '2 to 40 lowercase letters, digits, and hyphens, such as golden-valley',
      ncesLeaId: 'seven digits',
      email: 'a full address, such as office@district.example',
      phone: 'ten digits, such as 5595550100, optionally followed by an extension',
      zip: 'five digits, or ZIP+4 such as 93701-0001',
    },
    suggest: (slug: string) => `Use ${slug}`,
    suggestOf: ' as the slug',
  },
}

export type ClientMessages = typeof clientMessages
