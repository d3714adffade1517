import { CONTACT_RELATIONSHIPS, contactsResource, LANGUAGES } from '@edconsole/console-core'
import { ROW_META_FIELDS } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { HOME_ADDRESS, LOCAL_ID } from './common.ts'

const flag = { kind: 'flag', hidden: true } as const

/** Contacts: whom to turn to about a student. */
export const contactsTable = defineTable<'contacts'>()({
  id: 'table-contacts',
  component: 'contacts',
  operation: contactsResource.list,
  noun: ['contact', 'contacts'],
  search: 'Local ID, name or email',
  fields: [
    LOCAL_ID,
    {
      field: 'name',
      title: 'Contact name',
      kind: 'person',
      from: ['lastName', 'firstName'],
      sortBy: 'lastName',
    },
    { field: 'relationship', title: 'Relation', kind: 'code', words: CONTACT_RELATIONSHIPS },
    {
      field: 'phone',
      title: 'Phone',
      kind: 'phone',
      from: ['mobilePhone', 'homePhone', 'workPhone'],
      personal: true,
    },
    { field: 'emailAddress', title: 'Email', kind: 'text', personal: true, width: 220 },
    { field: 'languageCode', title: 'Language', kind: 'code', words: LANGUAGES },
    { field: 'isPrimary', title: 'Primary', kind: 'flag' },
    { field: 'contactId', title: 'Contact ID', kind: 'code', hidden: true },
    { field: 'firstName', title: 'First name', kind: 'text', hidden: true },
    { field: 'lastName', title: 'Last name', kind: 'text', hidden: true },
    { field: 'priority', title: 'Priority', kind: 'number', hidden: true },
    { field: 'isEmergency', title: 'For emergencies', ...flag },
    { field: 'isLegalGuardian', title: 'Legal guardian', ...flag },
    { field: 'livesWith', title: 'Lives with', ...flag },
    { field: 'receivesMail', title: 'Receives mail', ...flag },
    { field: 'portalAccess', title: 'Portal access', ...flag },
    { field: 'custodyFlag', title: 'Custody note', ...flag, personal: true },
    { field: 'homePhone', title: 'Home phone', kind: 'phone', personal: true, hidden: true },
    { field: 'mobilePhone', title: 'Mobile phone', kind: 'phone', personal: true, hidden: true },
    { field: 'workPhone', title: 'Work phone', kind: 'phone', personal: true, hidden: true },
    ...HOME_ADDRESS,
    ...ROW_META_FIELDS,
  ],
})
