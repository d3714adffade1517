import { type RowField, SIS_ROW_FIELDS, type SisComponent } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField, jsonField, type ListField, lastNameField, maybeEmpty } from './list-field.ts'
import { FINDINGS } from './sis-findings.ts'

const META: Readonly<Record<string, ListField>> = {
  id: columnField('integer', 'id'),
  sourceId: columnField('code', 'sourceId'),
  schoolYear: columnField('integer', 'schoolYear'),
  batchId: columnField('integer', 'batchId'),
  isActive: columnField('boolean', 'isActive'),
}

/** Returns the field of a component's stored rows: a column of `sis_rows`, or a key of its `data`. */
export const sisRowField = (component: SisComponent, name: string): ListField => {
  const field = SIS_ROW_FIELDS[component][name]
  const found =
    META[name] ?? FINDINGS[component]?.[name]?.field ?? (field && ownField(component, name, field))
  if (!found) throw new Error(`Rows of ${component} have no field ${name}.`)
  return found
}

const ownField = (component: SisComponent, name: string, field: RowField): ListField =>
  name === 'lastName' && SIS_ROW_FIELDS[component].firstName
    ? maybeEmpty(lastNameField(sql`(data->>'lastName')`, sql`(data->>'firstName')`))
    : jsonField(name, field)
