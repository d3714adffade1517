import { describe, expect, it } from 'vitest'
import { newTemplateSchema } from '../../entities/sis-import-template.schema.ts'
import { checkColumns } from '../check-columns.ts'
import { DATABASE_COLUMNS, isImported } from '../database-columns.ts'
import { standardComponents, standardTemplate } from './standard-template.ts'

const systems = [
  { id: 1, kind: 'aeries' },
  { id: 2, kind: 'qmlativ' },
  { id: 3, kind: 'q' },
  { id: 4, kind: 'oneroster' },
  { id: 5, kind: 'file' },
] as const

describe.each(systems)('[S7] the standard templates of $kind', (system) => {
  it.each(standardComponents(system))('%s can be saved, with all that is required', (component) => {
    const template = standardTemplate(system, component)
    expect(newTemplateSchema.safeParse(template).error).toBeUndefined()
    const columns = (template?.importTemplateColumns ?? []).map((column) => ({
      sourceColumn: null,
      mappingType: 'column' as const,
      fixedValue: null,
      defaultValue: null,
      ...column,
      importTemplateTranslations: (column.importTemplateTranslations ?? []).map((one) => ({
        ...one,
        matchType: one.matchType ?? ('exact' as const),
      })),
    }))
    expect(checkColumns(component, columns)).toBeNull()
    const filled = columns.map(({ columnName }) => columnName)
    for (const { columnName, isRequired } of DATABASE_COLUMNS[component])
      if (isRequired) expect(filled).toContain(columnName)
  })
})

it.each([
  ['aeries', 16],
  ['q', 7],
  ['qmlativ', 6],
  ['file', 16],
] as const)('[S7] with %s there are so many: %d', (kind, count) => {
  const system = systems.find((one) => one.kind === kind)
  expect(system && standardComponents(system)).toHaveLength(count)
})

it('[S7] a component of which the SIS does not tell all that is required has none', () => {
  expect(isImported('contacts') && standardTemplate({ id: 3, kind: 'q' }, 'contacts')).toBeNull()
  expect(standardTemplate({ id: 3, kind: 'q' }, 'enrollment')).toBeNull()
})
