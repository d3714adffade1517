import { SIS_ROW_FIELDS } from '../components/sis-components.ts'
import type { ComponentName } from '../lists/components.ts'
import { isImported } from './database-columns.ts'
import type { RuleTemplate } from './import-template.ts'
import { sourceNames } from './is-fed.ts'

/** Why values of a column are about a person: they are private, they are a name, or a number that one person has. */
export type PersonalKind = 'private' | 'name' | 'number'

/**
 * Why a preview masks a database column; null for codes and everything else that is no secret of a person.
 * @example personalKind('students', 'lastName') // 'name'
 */
export const personalKind = (component: ComponentName, columnName: string): PersonalKind | null => {
  const field = isImported(component) ? SIS_ROW_FIELDS[component][columnName] : undefined
  if (field === undefined) return null
  if (field.personal) return 'private'
  const referred = field.refersTo ?? field.mustExistIn
  return field.identifies ?? (referred === 'students' || referred === 'staff' ? 'number' : null)
}

/**
 * Why columns of a file are about persons, by what they feed; null for one that feeds nothing personal. One that feeds
 * nothing isn't among them.
 */
export const personalSources = (
  { componentName, importTemplateColumns }: Pick<RuleTemplate, 'componentName' | 'importTemplateColumns'>,
  header: readonly string[],
): ReadonlyMap<string, PersonalKind | null> => {
  const byLowerCase = new Map(header.map((name) => [name.toLowerCase(), name]))
  const found = new Map<string, PersonalKind | null>()
  for (const column of importTemplateColumns) {
    if (column.mappingType === 'ignore' || column.mappingType === 'fixed') continue
    const kind = personalKind(componentName, column.columnName)
    for (const source of sourceNames(column, (name) => header.includes(name))) {
      const name = byLowerCase.get(source.toLowerCase())
      if (name !== undefined) found.set(name, kind ?? found.get(name) ?? null)
    }
  }
  return found
}
