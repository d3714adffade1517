import type { Column } from './column.ts'

/**
 * The columns that an answer has values for: declared ones whose field is in no row are left out, and the other plain
 * fields of the rows are added, hidden, under a readable name (ux 8.1). For lists whose rows the product does not know
 * in full: hand it to the table as `fitColumns`.
 * @example <ResourceTable fitColumns={columnsOfResponse} … />
 */
export function columnsOfResponse<Row extends object>(
  declared: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] {
  if (rows.length === 0) return declared
  const plain = new Map<string, boolean>()
  for (const row of rows) {
    for (const [field, value] of Object.entries(row)) {
      if (value === null) plain.set(field, plain.get(field) ?? true)
      else if (value !== undefined) plain.set(field, typeof value !== 'object' && plain.get(field) !== false)
    }
  }
  const known = declared.filter(({ field, from = [field] }) => from.some((one) => plain.has(one)))
  const named = new Set(declared.flatMap(({ field, from = [] }) => [field, ...from]))
  const others = [...plain].flatMap(([field, isPlain]) => (isPlain && !named.has(field) ? [field] : []))
  return [...known, ...others.map((field) => columnOf<Row>(field, rows))]
}

function columnOf<Row extends object>(field: string, rows: readonly Row[]): Column<Row> {
  const isNumber = rows.some((row) => typeof Reflect.get(row, field) === 'number')
  return {
    field,
    title: readableName(field),
    hidden: true,
    width: 160,
    ...(isNumber && { align: 'end' as const }),
    text: (row) => String(Reflect.get(row, field) ?? ''),
  }
}

/** Written in capitals wherever they stand. */
const CAPITALS = new Set(['id', 'lea', 'sis', 'url', 'sso', 'et', 'ell', 'iep', 'nces'])

/** A field's name as a title: `siteCode` is "Site code", `SCHOOL_CD` "School cd", `stateStudentId` "State student ID". */
export function readableName(field: string): string {
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_.-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
    .map((word) => (CAPITALS.has(word) ? word.toUpperCase() : word))
  const name = words.join(' ')
  return name === '' ? field : name.charAt(0).toUpperCase() + name.slice(1)
}
