import { z } from 'zod'
import { IMPORT_LIMITS } from '../import-rules/limits.ts'
import { recordId, text } from '../validation/fields.schema.ts'
import type { NewTranslation, TranslationDraft, UpdateTranslation } from './sis-import-template.ts'

/** The version of a template as it was read. See `Operation.version`. */
export const readTemplate = { version: z.int().min(1).max(999_999_999).optional() }

const draft = {
  // As a file has it, line breaks included.
  sourceValue: z.string().trim().max(IMPORT_LIMITS.sourceValueLength),
  translatedValue: text(100),
}
const matchType = z.enum(['exact', 'ignoreCase', 'blank', 'any']).optional()

/** A translation inside a column that is saved. */
export const translationDraftSchema = z.strictObject({
  ...draft,
  matchType,
}) satisfies z.ZodType<TranslationDraft>

/** Body of `POST /district/sis-import-translations`. */
export const newTranslationSchema = z.strictObject({
  ...draft,
  matchType,
  sisImportId: recordId,
  importTemplateColumnId: recordId,
  possibleValueId: recordId.optional(),
  ...readTemplate,
}) satisfies z.ZodType<NewTranslation>

/** Body of `PATCH /district/sis-import-translations/{id}`. */
export const updateTranslationSchema = z.strictObject({
  ...z.strictObject(draft).partial().shape,
  matchType,
  possibleValueId: recordId.optional(),
  ...readTemplate,
}) satisfies z.ZodType<UpdateTranslation>
