import { z } from 'zod'
import { text } from '../validation/fields.schema.ts'
import { PERSONAL_DATA_PLACES, type PersonalDataShown } from './personal-data.ts'

/** Body of `POST /district/personal-data-shown`. */
export const personalDataShownSchema = z.strictObject({
  place: z.enum(PERSONAL_DATA_PLACES),
  subject: text(100),
}) satisfies z.ZodType<PersonalDataShown>
