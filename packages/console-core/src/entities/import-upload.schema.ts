import { z } from 'zod'
import { UPLOAD_LIMITS } from '../lists/upload-limits.ts'
import { isSingleLine, recordId, SINGLE_LINE } from '../validation/fields.schema.ts'
import type { AnnounceFiles, CheckUpload, StartUpload } from './import-upload.ts'

/** Body of `POST /district/import-upload`. */
export const announceFilesSchema = z.strictObject({
  files: z
    .array(
      z.strictObject({
        // A name is only shown; on the disk a file has its number.
        name: z.string().min(1).max(255).refine(isSingleLine, SINGLE_LINE),
        bytes: z.int().min(0).max(UPLOAD_LIMITS.bytes),
        // In ms, as browsers tell it; the latest that a Date can hold.
        lastModified: z.int().min(0).max(8_640_000_000_000_000).nullable(),
      }),
    )
    .min(1)
    .max(UPLOAD_LIMITS.files),
}) satisfies z.ZodType<AnnounceFiles>

/** Body of `POST /district/import-upload/check`. */
export const checkUploadSchema = z.strictObject({
  choices: z
    .array(z.strictObject({ fileId: recordId, templateId: recordId.nullable(), isLeftOut: z.boolean() }))
    .max(UPLOAD_LIMITS.entries)
    .optional(),
}) satisfies z.ZodType<CheckUpload>

/** Body of `POST /district/import-upload/start`. */
export const startUploadSchema = z.strictObject({
  when: z.enum(['now', 'scheduled']),
}) satisfies z.ZodType<StartUpload>
