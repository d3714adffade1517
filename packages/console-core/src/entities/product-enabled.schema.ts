import { z } from 'zod'
import { schoolYear } from '../validation/fields.schema.ts'
import type { UpdateProductEnabled } from './product-enabled.ts'

/** Body of `PATCH /products-enabled/{productId}`. */
export const updateProductEnabledSchema = z.strictObject({
  enabled: z.boolean(),
  schoolYear: schoolYear.optional(),
}) satisfies z.ZodType<UpdateProductEnabled>
