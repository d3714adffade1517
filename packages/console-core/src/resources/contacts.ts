import type { Contact } from '../entities/contact.ts'
import { list, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const contactsResource = resource(
  'contacts',
  { records: 'contacts' },
  {
    list: list<Contact>(
      '/contact',
      {
        key: 'id',
        sortable: ['studentId', 'lastName', 'relationship', 'priority'],
        filterable: [
          'studentId',
          'relationship',
          'isPrimary',
          'languageCode',
          'emailAddress',
          ...ROW_FILTERS,
        ],
        mayBeEmpty: ['relationship', 'languageCode', 'emailAddress', 'batchId'],
        searchable: ['studentId', 'firstName', 'lastName', 'emailAddress'],
        defaultSort: { studentId: 'asc' },
        facets: ['relationship', 'languageCode'],
      },
      { lea: true },
    ),
  },
)
