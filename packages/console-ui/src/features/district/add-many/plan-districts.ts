import { formatCount, type NewDistrict, US_STATES } from '@edconsole/console-core'
import { asSentence } from '@edconsole/console-core/contract'
import { fieldTitle, newDistrictSchema, plainIssue } from '@edconsole/console-core/schemas'
import type { ReadRow } from '@edconsole/console-core/source-file'
import { type OtherDistrict, takenValues } from '../form/taken-values.ts'
import { columnOfHeader, type DistrictColumn, districtColumns, REQUIRED_COLUMNS } from './district-columns.ts'
import type { AddManyMessages } from './messages.ts'

/** The rows of a file as they were read. */
export type DistrictRows = { readonly header: readonly string[]; readonly rows: readonly ReadRow[] }

/** One row of a file, and what will become of it. */
export type PlannedDistrict = {
  /** As the file has it; 1 is the first row below the header. */
  readonly row: ReadRow
  readonly lea: string
  readonly districtName: string
} & (
  | { readonly kind: 'new'; readonly body: NewDistrict }
  | { readonly kind: 'there' | 'refused'; readonly reason: string }
)

export type DistrictPlan =
  | { readonly fault: string }
  | { readonly unknownColumns: readonly string[]; readonly districts: readonly PlannedDistrict[] }

type Known = {
  /** The districts that are there. */
  readonly others: readonly OtherDistrict[]
  /** The names of all SIS; undefined if they couldn't be loaded. */
  readonly systems: readonly string[] | undefined
}

/** Tells what would become of each row of a file. Nothing is sent; what only the server knows it refuses later. */
export const planDistricts = (
  { header, rows }: DistrictRows,
  { others, systems }: Known,
  m: AddManyMessages,
): DistrictPlan => {
  const all = districtColumns(m)
  const columns = header.map((name) => columnOfHeader(name, all))
  const fault = faultOfHeader(columns, all, m)
  if (fault !== undefined) return { fault }
  const known = indexOf(others)
  const earlier = new Map<string, number>()
  const districts = rows.map((row): PlannedDistrict => {
    const values = valuesOf(row.fields, columns)
    const lea = textOf(values.lea)
    const named = { row, lea, districtName: textOf(values.districtName) }
    const refuse = (reason: string) => ({ ...named, kind: 'refused', reason }) as const
    if (row.fields.slice(header.length).some((cell) => cell.trim() !== '')) return refuse(m.extraCells)
    const there = known.get(leaKey(lea))
    if (there) return { ...named, kind: 'there', reason: m.there(there.districtName) }
    const checked = newDistrictSchema.safeParse(values, { error: plainIssue })
    const [issue] = checked.error?.issues ?? []
    if (!checked.success)
      return refuse(m.invalid(titleOf(issue?.path, all), asSentence(issue?.message ?? '')))
    const { data: body } = checked
    const [taken] = takenValues(
      body,
      [known.get(nameKey(body))].flatMap((one) => one ?? []),
      m.form,
    )
    if (taken) return refuse(asSentence(taken.text))
    const sameLea = earlier.get(leaKey(body.lea))
    if (sameLea !== undefined) return refuse(m.sameLea(formatCount(sameLea)))
    const sameName = body.illuminateClientId === undefined ? earlier.get(nameKey(body)) : undefined
    if (sameName !== undefined) return refuse(m.sameName(formatCount(sameName), US_STATES[body.state]))
    if (systems && body.sisProviderName && !systems.includes(body.sisProviderName)) return refuse(m.noSis)
    earlier.set(leaKey(body.lea), row.rowNumber).set(nameKey(body), row.rowNumber)
    return { ...named, kind: 'new', body }
  })
  return { unknownColumns: header.filter((_, at) => columns[at] === undefined), districts }
}

type Columns = readonly (DistrictColumn | undefined)[]

const faultOfHeader = (
  columns: Columns,
  all: readonly DistrictColumn[],
  m: AddManyMessages,
): string | undefined => {
  const names = columns.flatMap((column) => column?.name ?? [])
  const missing = all.filter(({ name }) => REQUIRED_COLUMNS.includes(name) && !names.includes(name))
  if (missing.length > 0) return m.faults.missing(missing.map(({ title }) => title).join(', '))
  const twice = all.find(({ name }) => names.indexOf(name) !== names.lastIndexOf(name))
  return twice && m.faults.twice(twice.title)
}

/** The cells that aren't empty, by the keys of the call's body. */
const valuesOf = (cells: readonly string[], columns: Columns): Record<string, unknown> =>
  Object.fromEntries(
    columns.flatMap((column, at) => {
      const cell = cells[at]?.trim() ?? ''
      return column && cell !== '' ? [[column.name, column.read(cell)] as const] : []
    }),
  )

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const titleOf = (path: readonly PropertyKey[] = [], columns: readonly DistrictColumn[]): string => {
  const [key] = path.map(String)
  return columns.find(({ name }) => name === key)?.title ?? fieldTitle(key ?? '')
}

const leaKey = (lea: string): string => `lea ${lea}`
const nameKey = ({ districtName, state }: Pick<OtherDistrict, 'districtName' | 'state'>): string =>
  `name ${state} ${districtName.toLowerCase()}`

/** One look finds who has a code or a name: thousands of rows meet thousands of districts. */
const indexOf = (others: readonly OtherDistrict[]): ReadonlyMap<string, OtherDistrict> =>
  new Map(
    others.flatMap((one) => [
      [leaKey(one.lea), one],
      [nameKey(one), one],
    ]),
  )
