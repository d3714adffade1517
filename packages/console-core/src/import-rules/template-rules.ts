import type { Schedule } from '../entities/schedule.ts'
import type { SisImportTemplateFields } from '../entities/sis-import-template.ts'
import { COMPONENTS, type ComponentName } from '../lists/components.ts'
import type { CrossRule } from '../validation/cross-rules.ts'
import { SCHEDULE_RULES } from '../validation/schedule-rules.ts'
import type { CheckedColumn } from './check-columns.ts'
import { columnsOf } from './database-columns.ts'
import { isFed } from './is-fed.ts'

/** A template as it would be after saving. */
export type CheckedTemplate = Schedule &
  Pick<SisImportTemplateFields, 'componentName' | 'source' | 'filePattern' | 'runOrder' | 'isEnabled'> & {
    importTemplateColumns: readonly CheckedColumn[]
  }

/** Templates of one component may take this many places in the order of a run. */
const PLACES = 10

/** The places in a run that templates of a component may have, both included. */
export const runOrders = (component: ComponentName): { first: number; last: number } => {
  const first = COMPONENTS[component].loadOrder
  return { first, last: first + PLACES - 1 }
}

/** What the fields of a template must be to each other. One that is switched off may have gaps: it is a draft. */
export const TEMPLATE_RULES: readonly CrossRule<CheckedTemplate>[] = [
  ...SCHEDULE_RULES,
  {
    field: 'runOrder',
    of: ['componentName', 'runOrder'],
    fault: ({ componentName, runOrder }) => {
      if (componentName === undefined || runOrder === undefined) return undefined
      const { first, last } = runOrders(componentName)
      if (runOrder >= first && runOrder <= last) return undefined
      return `${COMPONENTS[componentName].title} must be in position ${first} to ${last}`
    },
  },
  {
    field: 'filePattern',
    of: ['source', 'filePattern'],
    fault: ({ source, filePattern }) =>
      source !== 'api' && filePattern === null ? 'files are found by their names' : undefined,
  },
  {
    field: 'isEnabled',
    of: ['isEnabled', 'importTemplateColumns'],
    fault: ({ componentName, isEnabled, importTemplateColumns }) => {
      if (!isEnabled || componentName === undefined || importTemplateColumns === undefined) return undefined
      const open = columnsOf(componentName).filter(
        ({ isRequired, columnName }) =>
          isRequired && !importTemplateColumns.some((one) => one.columnName === columnName && isFed(one)),
      )
      return open.length === 0 ? undefined : `${namesOf(open)} must be mapped first`
    },
  },
]

const namesOf = (columns: readonly { displayName: string }[]): string =>
  columns.map(({ displayName }) => displayName).join(', ')
