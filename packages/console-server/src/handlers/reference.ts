import { COMPONENTS, type ComponentName } from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS, isImported } from '@edconsole/console-core/import-rules'
import { ApiError } from '../http/api-error.ts'
import type { Handlers } from '../http/handler.ts'
import { yearParam } from '../http/params.ts'
import { configurationRows } from '../settings/configuration.ts'
import { freshnessOf } from './reference/freshness.ts'
import { knownSchoolYears } from './reference/known-school-years.ts'
import { publicClients } from './reference/public-clients.ts'
import { possibleValues } from './sis-imports/detailed-templates.ts'

export const referenceHandlers = {
  'reference.schoolYears': async ({ now }) => {
    const { first, current, last } = knownSchoolYears(now())
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const schoolYear = last - index
      return {
        schoolYear,
        label: `${schoolYear}-${schoolYear + 1}`,
        startDate: `${schoolYear}-07-01`,
        endDate: `${schoolYear + 1}-06-30`,
        isCurrent: schoolYear === current,
        isOpen: schoolYear >= current - 1,
      }
    })
  },
  'reference.components': async (call) => {
    const schoolYear = yearParam(call)
    if (schoolYear !== undefined && call.lea === '')
      throw new ApiError(400, "The parameter 'schoolYear' requires 'lea'.")
    const freshness = call.lea === '' ? null : await freshnessOf({ ...call, schoolYear }, componentNames)
    return componentNames.map((componentName) => {
      const { title, loadOrder, dependsOn } = COMPONENTS[componentName]
      return {
        id: loadOrder,
        componentName,
        displayName: title,
        sortOrder: loadOrder,
        dependsOn: [...dependsOn],
        isActive: isImported(componentName),
        supportsApi: API_SYSTEMS.some((code) => knownBy(code).includes(componentName)),
        supportsFile: isImported(componentName),
        ...freshness?.(componentName),
      }
    })
  },
  'reference.possibleValues': async ({ query }) =>
    importedOf(query.componentName).flatMap((name) =>
      DATABASE_COLUMNS[name].flatMap((column) => possibleValues(name, column, [])),
    ),
  'reference.databaseColumnMap': async ({ query }) =>
    importedOf(query.componentName)
      .flatMap((componentName) =>
        DATABASE_COLUMNS[componentName].map((column) => ({
          id: column.id,
          componentName,
          columnName: column.columnName,
          displayName: column.displayName,
          description: column.description,
          dataType: column.dataType,
          maxLength: column.maxLength,
          isRequired: column.isRequired,
          format: column.dataType === 'date' ? 'YYYY-MM-DD' : null,
          isKey: column.isKey,
          isCoded: column.isCoded,
          defaultSourceColumns: column.defaultSourceColumns,
        })),
      )
      .sort((a, b) => Number(b.isRequired) - Number(a.isRequired)),
  'reference.sisSystems': async ({ db }) => {
    const systems = await db.selectFrom('sisSystems').selectAll().orderBy('id').execute()
    return systems.map(({ id, name, code, kind, requiredFields, supportsApi }) => ({
      id,
      provider: { id, name, code },
      kind,
      requiredFields,
      supportsApi,
      supportsComponents: knownBy(code),
    }))
  },
  'reference.configuration': ({ db, params, now }) => configurationRows(db, params.key ?? '', now()),
  'reference.publicClients': ({ db, query }) => publicClients(db, query),
} satisfies Partial<Handlers>

const componentNames = (Object.keys(COMPONENTS) as ComponentName[]).sort(
  (a, b) => COMPONENTS[a].loadOrder - COMPONENTS[b].loadOrder,
)

/** The systems that hand data out themselves, by the code that columns know them by. */
const API_SYSTEMS = ['aeries', 'qmlativ', 'q', 'oneroster']

const knownBy = (system: string): ComponentName[] =>
  componentNames
    .filter(isImported)
    .filter((name) => DATABASE_COLUMNS[name].some((column) => system in column.defaultSourceColumns))

const importedOf = (wanted: unknown) => {
  if (wanted === undefined) return componentNames.filter(isImported)
  if (typeof wanted === 'string' && Object.hasOwn(COMPONENTS, wanted))
    return isImported(wanted) ? [wanted] : []
  throw new ApiError(400, "The parameter 'componentName' isn't a component.")
}
