import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { contactsTable } from '../../features/tables/viewer/tables/contacts.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableContacts = defineScreen({ id: 'table-contacts', component: tableScreen(contactsTable) })
export { TableContacts as screen }
