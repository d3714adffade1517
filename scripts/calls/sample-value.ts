import type { Definition } from 'typescript-json-schema'

/** How many rows a list has by itself. */
export const SAMPLE_ROWS = 3

/** What a value is made for. */
export type SampleUse = {
  /** Which of the rows it stands in. */
  readonly row: number
  /** The field that tells rows apart. */
  readonly key: string
  readonly entities: Readonly<Record<string, Definition>>
}

/** Makes a plain value that fits a schema: the same each time, and different from row to row where a list should have variety. */
export const sampleValue = (schema: unknown, use: SampleUse, field = ''): unknown => {
  if (!isRecord(schema)) return null
  if (typeof schema.$ref === 'string') return sampleValue(use.entities[nameIn(schema.$ref)], use, field)
  if (schema.const !== undefined) return schema.const
  const parts = Array.isArray(schema.anyOf) ? schema.anyOf : undefined
  if (parts) {
    const isAbsent = parts.some(isNull) && !IS_TOLD.test(field)
    return isAbsent
      ? null
      : sampleValue(
          parts.find((part) => !isNull(part)),
          use,
          field,
        )
  }
  const types = [schema.type].flat()
  if (types.includes('null') && !IS_TOLD.test(field)) return null
  if (Array.isArray(schema.enum)) return pick(preferred(schema.enum), use.row)
  const type = types.find((one) => one !== 'null')
  if (type === 'object') return sampleObject(schema, use)
  if (type === 'array') return isRecord(schema.items) ? sampleList(schema.items, use, field) : []
  if (type === 'boolean') return IS_TRUE.test(field)
  if (type === 'number') return sampleNumber(field, use)
  if (type === 'string') return sampleText(field, use)
  return null
}

/** Fields that may be empty, but have a value in the samples: what screens show in columns. */
const IS_TOLD =
  /(name|title|email|city|grade|gender|role|code|label|Date$|dateLastModified|startedAt|endedAt|durationMs|records|count$|schoolYear|contact|accountState)/i

const IS_TRUE = /^(is)?(active|enabled|ready|primary|readable|include)|enabled$|^(exists|canSend)/i

/** Words that come first, because most tests want a thing that is done or in use. */
const FIRST = ['completed', 'active', 'ready', 'success', 'succeeded', 'enabled', 'passed', 'students']
/** What is under way would keep a screen asking. */
const UNDER_WAY =
  /^(queued|running|pending|receiving|checking|processing|provisioning|sending|waiting|testing|started)/

const preferred = (words: readonly unknown[]): readonly unknown[] => {
  const given = words.filter((word) => word !== null && !UNDER_WAY.test(String(word)))
  const known = given.length > 0 ? given : words
  return [
    ...known.filter((word) => FIRST.includes(String(word))),
    ...known.filter((word) => !FIRST.includes(String(word))),
  ]
}

const pick = (words: readonly unknown[], row: number): unknown => words[row % words.length]

const sampleObject = (schema: Record<string, unknown>, use: SampleUse): Record<string, unknown> => {
  const required = Array.isArray(schema.required) ? schema.required : []
  const fields = Object.entries(isRecord(schema.properties) ? schema.properties : {})
  return Object.fromEntries(
    fields
      .filter(([name]) => required.includes(name))
      .map(([name, field]) => [name, sampleValue(field, use, name)]),
  )
}

/** One element where it is a thing or a word of a list; texts that nothing limits stay out. */
const sampleList = (items: Record<string, unknown>, use: SampleUse, field: string): unknown[] => {
  const isText = [items.type].flat().includes('string') && !Array.isArray(items.enum)
  return isText ? [] : [sampleValue(items, use, field)]
}

const sampleNumber = (field: string, { row, key }: SampleUse): number => {
  if (/^(sisYear|schoolYear|.*SchoolYear)$/.test(field)) return 2026
  if (field === 'districtId') return 412
  // What a row refers to is the first of its kind; rows of the same kind differ in their key alone.
  if (field !== key && /Id$/.test(field)) return 1
  // A clean run: all that was read went in.
  if (/^records(Read|Inserted|Expected|Sent|Written)|^rows|Rows$/.test(field)) return 100 * (row + 1)
  if (/^records|^(error|warning|failedLogin)Count|Failed$|^oldFiles$/.test(field)) return 0
  if (/Ms$/.test(field)) return 90_000 * (row + 1)
  return row + 1
}

const PEOPLE = [
  ['Robin', 'Moss'],
  ['Avery', 'Lind'],
  ['Jordan', 'Reyes'],
] as const

const sampleText = (field: string, { row, key }: SampleUse): string => {
  const [first, last] = PEOPLE[row % PEOPLE.length] ?? PEOPLE[0]
  const day = String(14 - row).padStart(2, '0')
  if (field === 'lea') return '0412'
  if (field === 'districtName') return 'Larkspur Valley Unified'
  if (/email/i.test(field)) return `${first}.${last}@example.org`.toLowerCase()
  if (/^first.?name$/i.test(field)) return first
  if (/^last.?name$/i.test(field)) return last
  if (/^(username|displayName|fullName|personName|userName)$/.test(field)) return `${first} ${last}`
  if (/timeZone/i.test(field)) return 'America/Los_Angeles'
  if (/(endedAt|expiresAt)$/i.test(field)) return `2026-09-${day}T11:02:00.000Z`
  if (/(^at|At|^timestamp|lastLogin|dateLastModified)$/.test(field)) return `2026-09-${day}T11:00:00.000Z`
  if (/Date$/i.test(field)) return `2026-08-${day}`
  if (/time$/i.test(field)) return '02:00'
  if (/(url|uri|address|website)$/i.test(field)) return 'https://example.org'
  if (/phone/i.test(field)) return '555-0100'
  if (/^state$/i.test(field)) return 'OR'
  if (/zip/i.test(field)) return '97035'
  if (/label$/i.test(field) && /year/i.test(field)) return '2026-2027'
  if (field !== key && /^siteCode$/.test(field)) return '101'
  if (/^siteCode$/.test(field)) return String(101 + row)
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${row + 1}`
}

const isNull = (schema: unknown): boolean => isRecord(schema) && schema.type === 'null'

const nameIn = (ref: string): string => ref.split('/').at(-1) ?? ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
