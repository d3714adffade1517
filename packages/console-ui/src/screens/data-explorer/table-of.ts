import type { TableId } from '../../features/tables/viewer/table-field.ts'
import { TABLES } from '../../features/tables/viewer/tables.ts'

const BY_COMPONENT = new Map<string, TableId>(
  // The keys of the record are table ids, which `Object.keys` forgets.
  (Object.keys(TABLES) as TableId[]).map((id) => [TABLES[id].component, id]),
)

/** The table that shows what is stored of a component; undefined where none does. */
export const tableOf = (componentName: string): TableId | undefined => BY_COMPONENT.get(componentName)
