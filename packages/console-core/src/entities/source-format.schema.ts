import { z } from 'zod'
import { text } from '../validation/fields.schema.ts'
import { sisComponents } from './sis-import-template.schema.ts'
import type { NewFormatTemplates } from './source-format.ts'

/** Body of `POST /district/source-formats/templates`. */
export const newFormatTemplatesSchema = z.strictObject({
  formatId: text(40),
  components: sisComponents.optional(),
}) satisfies z.ZodType<NewFormatTemplates>
