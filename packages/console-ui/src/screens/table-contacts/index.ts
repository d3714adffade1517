import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { contactsTable } from '../../patterns/table-viewer/tables/contacts.ts'

export const TableContacts = defineScreen({ id: 'table-contacts', component: tableScreen(contactsTable) })
export { TableContacts as screen }
