import type { ComponentDefinition } from '../components/define-component.ts'
import type { Field, RowFieldKind } from '../components/field.ts'
import { SIS_COMPONENTS } from '../components/sis-components.ts'
import type { ComponentName } from '../lists/components.ts'
import { gradeTitle } from '../lists/grade-codes.ts'
import type { CodedValue, DatabaseColumn, ImportedComponent } from './database-column.ts'
import type { Value } from './read-value.ts'

const columnsIn = ({ key, fields }: ComponentDefinition): DatabaseColumn[] =>
  Object.entries(fields)
    .flatMap(([name, field]) =>
      field.column === undefined ? [] : columnOf(name, field, field.column, key.includes(name)),
    )
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired) || a.id - b.id)

const DATA_TYPES: Readonly<Record<RowFieldKind, DatabaseColumn['dataType']>> = {
  text: 'string',
  code: 'string',
  grade: 'string',
  list: 'string',
  date: 'date',
  number: 'number',
  flag: 'boolean',
}

const columnOf = (columnName: string, field: Field, id: number, isKey: boolean): DatabaseColumn => {
  const { title, description = title, kind, blank, max = null, range, noun, mustExistIn, from = {} } = field
  const whenAbsent = field.whenAbsent ?? (typeof blank === 'object' ? undefined : blank)
  return {
    id,
    columnName,
    displayName: title,
    description,
    dataType: field.dataType ?? DATA_TYPES[kind],
    maxLength: max,
    isRequired: field.required === true,
    isKey,
    isCoded: noun !== undefined,
    possibleValues:
      noun === undefined
        ? []
        : codesOf(field).map((code, i) => ({ ...code, id: id * 100 + i, sortOrder: i + 1 })),
    ...(noun !== undefined && { listNoun: noun }),
    ...(kind === 'list' && { isList: true as const }),
    ...(mustExistIn && { refersTo: mustExistIn }),
    ...(range && { range }),
    ...(whenAbsent !== undefined && typeof whenAbsent !== 'number' && { whenAbsent }),
    // Q hands its data out by OneRoster.
    defaultSourceColumns: from.oneroster === undefined ? from : { ...from, q: from.oneroster },
  }
}

/** The list behind a coded column; it's only ever lengthened at the end, since ids are made from positions. */
const codesOf = ({ words = {}, values }: Field): CodedValue[] =>
  values
    ? values.filter((value) => value !== '').map((value) => ({ value, label: gradeTitle(value) ?? value }))
    : Object.entries(words).map(([value, label]) => ({ value, label }))

/** @__NO_SIDE_EFFECTS__ */
function columnsByComponent<Name extends string>(
  components: Readonly<Record<Name, ComponentDefinition>>,
): Record<Name, readonly DatabaseColumn[]> {
  const columns = Object.entries<ComponentDefinition>(components).map(([name, one]) => [name, columnsIn(one)])
  return Object.fromEntries(columns)
}

/** Every column that an import can fill, by component, required ones first ([S3]). */
export const DATABASE_COLUMNS: Readonly<Record<ImportedComponent, readonly DatabaseColumn[]>> =
  columnsByComponent(SIS_COMPONENTS)

/** Whether these rules can read a component's rows. */
export const isImported = (componentName: string): componentName is ImportedComponent =>
  Object.hasOwn(DATABASE_COLUMNS, componentName)

/** The columns that a template of a component can fill; none of one that follows others. */
export const columnsOf = (component: ComponentName): readonly DatabaseColumn[] =>
  isImported(component) ? DATABASE_COLUMNS[component] : []

/** What a record that an import makes holds in the columns that its template does not fill. */
export const newRecord = (component: ImportedComponent): Record<string, Value> =>
  Object.fromEntries(
    DATABASE_COLUMNS[component].map(({ columnName, isList, whenAbsent }) => [
      columnName,
      whenAbsent ?? (isList ? [] : null),
    ]),
  )
