import type {
  NewSisImportTemplate,
  TemplateColumnDraft,
  TranslationDraft,
} from '../../entities/sis-import-template.ts'
import type { SisSystem } from '../../entities/sis-system.ts'
import { COMPONENTS, type ComponentName } from '../../lists/components.ts'
import type { DatabaseColumn, ImportedComponent } from '../columns/database-column.ts'
import { DATABASE_COLUMNS, isImported } from '../database-columns.ts'
import { AERIES } from './aeries.ts'
import { FILE } from './file.ts'
import { ONE_ROSTER } from './one-roster.ts'
import { QMLATIV } from './qmlativ.ts'
import type { StandardCodes, StandardSet } from './standard-set.ts'

/** What is usual for each kind of SIS. */
export const STANDARD_SETS: Readonly<Record<SisSystem['kind'], StandardSet>> = {
  aeries: AERIES,
  qmlativ: QMLATIV,
  q: ONE_ROSTER,
  oneroster: ONE_ROSTER,
  file: FILE,
}

/**
 * The template that fits most districts with this system, switched on, as the body of `POST /district/sis-imports`; null
 * for a component of which the system does not tell all that is required.
 * @example standardTemplate(system, 'students') // { name: 'Students', componentName: 'students', source: 'api', … }
 */
export const standardTemplate = (
  { id, kind }: Pick<SisSystem, 'id' | 'kind'>,
  componentName: ImportedComponent,
): NewSisImportTemplate | null => {
  const { source, codes, constants } = STANDARD_SETS[kind]
  const columns: TemplateColumnDraft[] = []
  for (const column of DATABASE_COLUMNS[componentName]) {
    const draft = columnDraft(column, kind, {
      codes: codes[componentName]?.[column.columnName],
      constant: constants[componentName]?.[column.columnName],
    })
    if (draft) columns.push(draft)
    else if (column.isRequired) return null
  }
  return {
    name: COMPONENTS[componentName].title,
    componentName,
    sisSystemId: id,
    source,
    mode: 'full',
    ...(source === 'sftp' && { filePattern: `${componentName}*.csv` }),
    isEnabled: true,
    importTemplateColumns: columns,
  }
}

/** The components that have a standard template with this system, in load order. */
export const standardComponents = (system: Pick<SisSystem, 'id' | 'kind'>): ImportedComponent[] => {
  const names = Object.keys(COMPONENTS) as ComponentName[]
  return names
    .filter(isImported)
    .filter((name) => standardTemplate(system, name) !== null)
    .sort((a, b) => COMPONENTS[a].loadOrder - COMPONENTS[b].loadOrder)
}

type Usual = { codes: StandardCodes | undefined; constant: string | undefined }

const columnDraft = (
  { columnName, isCoded, defaultSourceColumns }: DatabaseColumn,
  kind: SisSystem['kind'],
  { codes, constant }: Usual,
): TemplateColumnDraft | null => {
  const sourceColumn = defaultSourceColumns[kind]
  if (sourceColumn === undefined)
    return constant === undefined ? null : { columnName, mappingType: 'fixed', fixedValue: constant }
  if (isCoded && codes === undefined) return null
  return {
    columnName,
    sourceColumn,
    mappingType: 'column',
    transform: 'trim',
    ...(codes && { importTemplateTranslations: Object.entries(codes).map(translation) }),
  }
}

const translation = ([sourceValue, translatedValue]: [string, string]): TranslationDraft => ({
  sourceValue,
  translatedValue,
  matchType: sourceValue === '*' ? 'any' : 'ignoreCase',
})
