import { z } from 'zod'
import { recordId } from '../validation/fields.schema.ts'
import type { ProductIds } from './product.ts'

/** Body of the calls that add or remove products: their ids ([S7] "id list in body"). */
export const productIdsSchema = z
  .array(recordId)
  .min(1, 'it must contain at least one product')
  .max(100) satisfies z.ZodType<ProductIds>
