import { z } from 'zod'
import { date, lines, recordId, text } from '../validation/fields.schema.ts'
import type { AnswerCorrection, NewCorrectionRequest } from './correction.ts'

/** Body of `POST /district/correction-requests`. */
export const newCorrectionSchema = z.strictObject({
  etlStatusId: recordId,
  cause: text(255),
  note: lines(2000).nullish(),
  dueOn: date,
}) satisfies z.ZodType<NewCorrectionRequest>

/** Body of `POST /district/correction-requests/{id}/answer`. */
export const answerCorrectionSchema = z
  .strictObject({
    reply: lines(2000).optional(),
    rows: z.array(recordId).min(1, 'it must name at least one row').max(1000).optional(),
    allRows: z.boolean().optional(),
  })
  .refine(
    ({ reply, rows, allRows }) => reply !== undefined || rows !== undefined || allRows === true,
    'it must have a reply or corrected rows',
  ) satisfies z.ZodType<AnswerCorrection>
