import type { Contact } from '../entities/contact.ts'
import { list, resource } from './operation.ts'

export const contactsResource = resource(
  'contacts',
  { records: 'contacts' },
  {
    list: list<Contact>(
      '/contact',
      {
        key: 'id',
        sortable: ['studentId', 'lastName', 'relationship', 'priority'],
        filterable: ['studentId', 'relationship', 'isPrimary', 'languageCode', 'isActive', 'schoolYear'],
        searchable: ['studentId', 'firstName', 'lastName', 'emailAddress'],
        defaultSort: { studentId: 'asc' },
        facets: ['relationship', 'languageCode'],
      },
      { lea: true },
    ),
  },
)
