import { SIS_COMPONENTS } from '@edconsole/console-core/contract'
import { parse } from 'csv-parse/sync'
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
    .refine(
      (names) => names.every((name) => COMPONENTS.includes(name)),
      `must be names of components, separated by spaces: ${COMPONENTS.join(' ')}`,
    ),
})

export type DescribedProduct = z.infer<typeof productSchema>

/** Describes what is wrong with a product, for example `code must be lowercase letters, digits, and hyphens`. */
export const productFault = (error: z.ZodError): string => {
  const [issue] = error.issues
  if (!issue) return error.message
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is not a column of products`
  return issue.code === 'invalid_type'
    ? `${issue.path.join('.')} is missing`
    : `${issue.path.join('.')} ${issue.message}`
}

/**
 * Reads products from CSV with the columns code, name, description and components; the last two may be absent.
 * @example readProducts('code,name,components\nreading,Reading,sites staff students')
 * @throws if a line can't be read, or a code occurs twice; names the line
 */
export const readProducts = (text: string): DescribedProduct[] => {
  const rows = z
    .array(z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }))
    .parse(parse(text, { columns: true, bom: true, trim: true, info: true, skip_empty_lines: true }))
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
