import { type Contact, contactsComponent } from '../components/contacts.ts'
import { componentList } from './component-list.ts'
import { resource } from './operation.ts'

export const contactsResource = resource(
  'contacts',
  { records: 'contacts' },
  {
    list: componentList<Contact>(contactsComponent, '/contact', { defaultSort: { studentId: 'asc' } }),
  },
)
