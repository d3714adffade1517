import { z } from 'zod'
import { IMPORT_LIMITS } from '../import-rules/limits.ts'
import { COMPONENTS, type ComponentName } from '../lists/components.ts'
import { distinct, lines, recordId, schoolYear, text } from '../validation/fields.schema.ts'
import { scheduleShape } from './schedule.schema.ts'
import type { NewSisImportTemplate, UpdateSisImportTemplate } from './sis-import-template.ts'
import { readTemplate, translationDraftSchema } from './translation.schema.ts'

const components = (Object.keys(COMPONENTS) as ComponentName[]).filter((name) => name !== 'accounts')

/** A component whose rows come from the SIS; accounts follow the staff. */
export const sisComponent = z.enum(components as [ComponentName, ...ComponentName[]])

/** At least one, none twice. */
export const sisComponents = distinct(sisComponent, components.length).min(
  1,
  'it must contain at least one component',
)

// More asterisks would make matching names expensive; a slash would lead out of the district's folder.
const filePattern = z
  .string()
  .trim()
  .regex(
    /^[\w .,()&*?-]{1,120}$/,
    'it can have up to 120 letters, digits, spaces, hyphens, dots, and the wildcards * and ?',
  )
  .regex(/^[^*]*(\*[^*]*){0,3}$/, 'it can have at most three *')

const columnDraft = z.strictObject({
  columnName: text(60),
  // As the header of a file has it, line breaks included.
  sourceColumn: lines(200).nullable().optional(),
  mappingType: z.enum(['column', 'fixed', 'default', 'concat', 'ignore']).optional(),
  fixedValue: text(200).nullable().optional(),
  defaultValue: text(200).nullable().optional(),
  transform: z
    .enum(['none', 'trim', 'upper', 'lower', 'padLeft2', 'date', 'phone', 'boolean', 'titleCase'])
    .optional(),
  importTemplateTranslations: z.array(translationDraftSchema).max(2000).optional(),
})

const fields = {
  ...scheduleShape,
  name: text(80),
  sisSystemId: recordId.nullable(),
  source: z.enum(['api', 'sftp', 'upload']),
  filePattern: filePattern.nullable(),
  delimiter: z.enum(['comma', 'semicolon', 'tab', 'pipe']),
  encoding: z.enum(['UTF-8', 'Windows-1252']),
  hasHeader: z.boolean(),
  dateFormat: z.enum(['auto', 'YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY', 'YYYYMMDD']),
  runOrder: z.int().min(1).max(999),
  mode: z.enum(['full', 'delta', 'addOnly']),
  deleteThresholdPercent: z.int().min(0).max(100).nullable(),
  rejectThresholdPercent: z.int().min(0).max(100).nullable(),
  shrinkThresholdPercent: z.int().min(0).max(100).nullable(),
  thresholdMinimumRows: z.int().min(IMPORT_LIMITS.minimumRows).max(1_000_000),
  isStrict: z.boolean(),
  isEnabled: z.boolean(),
  importTemplateColumns: z.array(columnDraft).max(200),
}

/** Body of `POST /district/sis-imports`. */
export const newTemplateSchema = z.strictObject({
  ...z.strictObject(fields).partial().shape,
  name: fields.name,
  componentName: sisComponent,
  schoolYear: schoolYear.optional(),
}) satisfies z.ZodType<NewSisImportTemplate>

/** Body of `PATCH /district/sis-imports/{id}`. */
export const updateTemplateSchema = z.strictObject({
  ...z.strictObject(fields).partial().shape,
  ...readTemplate,
}) satisfies z.ZodType<UpdateSisImportTemplate>
