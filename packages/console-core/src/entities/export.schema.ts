import { z } from 'zod'
import { EXPORT_FILE_WORDS } from '../formats/export-file-name.ts'
import {
  DELIVERY_METHODS,
  type DeliveryMethod,
  EXPORT_TYPES,
  type ExportType,
} from '../lists/export-words.ts'
import {
  date,
  distinct,
  email,
  gradeCode,
  optionalText,
  readConfig,
  recordId,
  schoolYear,
  secret,
  storedId,
  text,
  whole,
} from '../validation/fields.schema.ts'
import type { NewExport, SendNowRequest, UpdateExport } from './export.ts'
import { scheduleShape } from './schedule.schema.ts'
import { sisComponents } from './sis-import-template.schema.ts'

const LABEL = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const host = z
  .string()
  .trim()
  .max(253)
  .regex(new RegExp(`^${LABEL}(\\.${LABEL})*$`), 'it must be the name of a host, such as sftp.example.org')

const remotePath = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/[^\\\p{Cc}]*$/u, 'it must start with /')
  .refine((path) => !path.split('/').includes('..'), 'it can\'t contain ".."')

const WORD = `\\{(${EXPORT_FILE_WORDS.join('|')})\\}`
const fileNamePattern = z
  .string()
  .trim()
  .max(120)
  .regex(
    new RegExp(`^([\\w ()-]|${WORD})([\\w .()-]|${WORD})*$`),
    `it can have letters, digits, spaces, dots, hyphens and {${EXPORT_FILE_WORDS.join('}, {')}}`,
  )

const privateKey = z
  .string()
  .trim()
  .max(20_000)
  .regex(
    /^-----BEGIN [A-Z ]*PRIVATE KEY-----\s[\s\S]+\s-----END [A-Z ]*PRIVATE KEY-----$/,
    'it must be the whole private key, from its BEGIN line to its END line',
  )

/** Days without automatic runs, both ends included. */
export const blackoutRange = z
  .strictObject({ from: date, to: date })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: "it can't end before it starts" })

const named = {
  name: text(80),
  components: sisComponents,
  deliveryMethod: z.enum(Object.keys(DELIVERY_METHODS) as [DeliveryMethod, ...DeliveryMethod[]]),
}

/** What leads to a receiver; also what a test of it takes. */
export const destinationShape = {
  host,
  port: whole(1, 65_535).nullable(),
  remotePath: remotePath.nullable(),
  password: secret.nullable(),
  privateKey: privateKey.nullable(),
}

const others = z
  .strictObject({
    ...destinationShape,
    ...scheduleShape,
    isEnabled: z.boolean(),
    exportType: z.enum(Object.keys(EXPORT_TYPES) as [ExportType, ...ExportType[]]),
    host: host.nullable(),
    username: optionalText(100),
    fileNamePattern,
    delimiter: z.enum(['comma', 'tab', 'pipe']),
    includeHeader: z.boolean(),
    quoteAll: z.boolean(),
    lineEnding: z.enum(['lf', 'crlf']),
    encoding: z.enum(['UTF-8', 'Windows-1252']),
    zip: z.boolean(),
    siteCodes: distinct(storedId, 500),
    gradeLevels: distinct(gradeCode, 50),
    includeInactive: z.boolean(),
    blackoutRanges: z.array(blackoutRange).max(20),
    notifyEmails: distinct(email, 20),
  })
  .partial()

/** Body of `POST /export`. */
export const newExportSchema = z.strictObject({
  ...named,
  ...others.shape,
  productId: recordId,
  schoolYear: schoolYear.optional(),
}) satisfies z.ZodType<NewExport>

/** Body of `PATCH /export/{id}`. */
export const updateExportSchema = z.strictObject({
  ...z.strictObject(named).partial().shape,
  ...others.shape,
  ...readConfig,
}) satisfies z.ZodType<UpdateExport>

/** Body of `POST /export/send-now`. */
export const sendNowSchema = z.strictObject({
  exportIds: z
    .array(recordId)
    .min(1, 'it must contain at least one export')
    .max(100)
    .refine((ids) => new Set(ids).size === ids.length, 'it contains an export twice'),
}) satisfies z.ZodType<SendNowRequest>
