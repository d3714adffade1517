import { contactsComponent, contactsResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Contacts: whom to turn to about a student. */
export const contactsTable = defineTable(contactsComponent, {
  id: 'table-contacts',
  operation: contactsResource.list,
  noun: ['contact', 'contacts'],
  search: 'Local ID, name, or email',
  shown: [
    'studentId',
    {
      field: 'name',
      title: 'Contact name',
      kind: 'person',
      from: ['lastName', 'firstName'],
      sortBy: 'lastName',
    },
    'relationship',
    {
      field: 'phone',
      title: 'Phone',
      kind: 'phone',
      from: ['mobilePhone', 'homePhone', 'workPhone'],
      personal: true,
    },
    'emailAddress',
    'languageCode',
    'isPrimary',
  ],
  looks: { emailAddress: { width: 220 } },
})
