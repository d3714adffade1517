import { z } from 'zod'
import { COMPONENTS, type ComponentName } from '../lists/components.ts'
import { lines, readConfig, recordId, text } from '../validation/fields.schema.ts'
import { type ChangeNote, type NewNote, NOTE_MAX } from './note.ts'

const note = lines(NOTE_MAX)

/** Body of `POST /district/notes`. */
export const newNoteSchema = z
  .strictObject({
    subjectKind: z.enum(['district', 'batch', 'cause']),
    batchId: recordId.nullish(),
    componentName: z.enum(Object.keys(COMPONENTS) as [ComponentName, ...ComponentName[]]).nullish(),
    cause: text(255).nullish(),
    text: note,
    isShared: z.boolean(),
  })
  .refine(
    ({ subjectKind, batchId }) => (batchId != null) === (subjectKind === 'batch'),
    'it must have a batchId for a note about a batch, and none otherwise',
  )
  .refine(
    ({ subjectKind, componentName, cause }) =>
      (componentName != null) === (subjectKind === 'cause') && (cause != null) === (subjectKind === 'cause'),
    'it must have a componentName and a cause for a note about a cause, and neither otherwise',
  ) satisfies z.ZodType<NewNote>

/** Body of `PATCH /district/notes/{id}`. */
export const changeNoteSchema = z.strictObject({
  text: note.optional(),
  isShared: z.boolean().optional(),
  ...readConfig,
}) satisfies z.ZodType<ChangeNote>
