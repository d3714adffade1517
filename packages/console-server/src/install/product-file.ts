import { countOf, plural, SIS_COMPONENTS } from '@edconsole/console-core/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

const COMPONENTS: readonly string[] = Object.keys(SIS_COMPONENTS)

const line = (length: number) =>
  z
    .string()
    .trim()
    .max(length, `must have at most ${length} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')

/** A product as an operator describes it. */
export const productSchema = z.strictObject({
  /** Names it in files and commands; never changes. */
  code: z
    .string()
    .trim()
    .max(40, 'must have at most 40 characters')
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lowercase letters, digits, and hyphens'),
  name: line(100).refine((name) => name !== '', 'must not be empty'),
  description: line(500).default(''),
  /** What a new export to it begins with. A product without any is sent no exports. */
  components: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s;|]+/).filter((name) => name !== ''))
    .superRefine((names, context) => {
      const unknown = names.find((name) => !COMPONENTS.includes(name))
      if (unknown !== undefined)
        context.addIssue(`has "${unknown}", which isn't one of these: ${COMPONENTS.join(' ')}`)
    }),
})

export type DescribedProduct = z.infer<typeof productSchema>

/** Describes what is wrong with a product, for example `code must be lowercase letters, digits, and hyphens`. */
export const productFault = (error: z.ZodError): string => {
  const [issue] = error.issues
  if (!issue) return error.message
  return issue.code === 'invalid_type'
    ? `${issue.path.join('.')} is missing`
    : `${issue.path.join('.')} ${issue.message}`
}

/**
 * Reads products from CSV with the columns code, name, description and components, also in capitals; the last two may be absent.
 * @example readProducts('code,name,components\nreading,Reading,sites staff students')
 * @throws if a line can't be read, or a code occurs twice; names the line
 */
export const readProducts = (text: string): DescribedProduct[] => {
  const rows = z
    .array(z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }))
    .parse(recordsIn(text))
  if (rows.length === 0) throw new Error('The file has no products.')
  const lines = new Map<string, number>()
  return rows.map(({ record, info: { lines: number } }) => {
    const read = productSchema.safeParse(record)
    if (!read.success) throw new Error(`Line ${number}: ${productFault(read.error)}.`)
    const before = lines.get(read.data.code)
    if (before !== undefined)
      throw new Error(`Line ${number}: the code ${read.data.code} is on line ${before} already.`)
    lines.set(read.data.code, number)
    return read.data
  })
}

const recordsIn = (text: string): unknown => {
  try {
    return parse(text, { columns: columnsIn, bom: true, trim: true, info: true, skip_empty_lines: true })
  } catch (error) {
    throw error instanceof CsvError ? new Error(csvFault(error, text), { cause: error }) : error
  }
}

const COLUMNS: readonly string[] = Object.keys(productSchema.shape)
const REQUIRED = ['code', 'name'] as const satisfies (keyof DescribedProduct)[]

const columnsIn = (header: readonly string[]): string[] => {
  const columns = header.map((column) => column.toLowerCase())
  const [unknown] = columns.filter((column) => !COLUMNS.includes(column))
  const [missing] = REQUIRED.filter((column) => !columns.includes(column))
  const [twice] = columns.filter((column, at) => columns.indexOf(column) !== at)
  const fault =
    (unknown !== undefined && `"${unknown}" is not a column of products`) ||
    (missing !== undefined && `the column ${missing} is missing`) ||
    (twice !== undefined && `the column ${twice} is there twice`)
  if (fault) throw new Error(`Line 1: ${fault}. Columns are ${COLUMNS.join(', ')}, separated by commas.`)
  return columns
}

const csvFault = (error: CsvError, text: string): string => {
  const { code, lines, bytes, record, columns } = error
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return `Line ${lineOfQuote(text, Number(bytes))}: the value that begins with a quotation mark doesn't end with one.`
  const at = `Line ${Number(lines)}:`
  if (code !== 'CSV_RECORD_INCONSISTENT_COLUMNS' || !Array.isArray(record) || !Array.isArray(columns))
    return /QUOTE/.test(code)
      ? `${at} put a value that contains quotation marks in quotation marks, and double the ones inside it.`
      : `${at} it can't be read as CSV.`
  const is = plural(record.length, 'is', 'are')
  return `${at} there ${is} ${countOf(record.length, 'value', 'values')} for ${columns.length} columns. ${
    record.length > columns.length
      ? 'Put a value that contains a comma in quotation marks.'
      : 'An empty value needs its comma too.'
  }`
}

/** The parser says where the value before an open quotation mark ends, in bytes. */
const lineOfQuote = (text: string, after: number): number => {
  const bytes = Buffer.from(text)
  return bytes.subarray(0, bytes.indexOf('"', after)).toString().split('\n').length
}
