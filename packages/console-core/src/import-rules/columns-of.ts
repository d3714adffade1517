import type { ComponentName } from '../lists/components.ts'
import type { DatabaseColumn } from './columns/database-column.ts'
import { DATABASE_COLUMNS, isImported } from './database-columns.ts'

/** The columns that a template of a component can fill; none of one that follows others. */
export const columnsOf = (component: ComponentName): readonly DatabaseColumn[] =>
  isImported(component) ? DATABASE_COLUMNS[component] : []
