import { z } from 'zod'
import { recordId } from '../validation/fields.schema.ts'
import type { NewTranslation, TranslationDraft, UpdateTranslation } from './sis-import-template.ts'

/** The version that somebody read before changing it. */
export const version = z.int().min(1).max(999_999_999)

const draft = {
  sourceValue: z.string().trim().max(100),
  translatedValue: z.string().trim().min(1, 'it must not be empty').max(100),
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
  version: version.optional(),
}) satisfies z.ZodType<NewTranslation>

/** Body of `PATCH /district/sis-import-translations/{id}`. */
export const updateTranslationSchema = z.strictObject({
  ...z.strictObject(draft).partial().shape,
  matchType,
  possibleValueId: recordId.optional(),
  version,
}) satisfies z.ZodType<UpdateTranslation>
