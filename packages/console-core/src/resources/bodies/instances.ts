import {
  newInstanceSchema,
  setInstanceStatusSchema,
  updateInstanceSchema,
} from '../../entities/instance.schema.ts'
import { productIdsSchema } from '../../entities/product-ids.schema.ts'

export const instanceBodies = {
  'instances.create': newInstanceSchema,
  'instances.update': updateInstanceSchema,
  'instances.setStatus': setInstanceStatusSchema,
  'instances.addProducts': productIdsSchema,
  'instances.removeProducts': productIdsSchema,
}
