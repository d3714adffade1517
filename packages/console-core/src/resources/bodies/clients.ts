import { newClientSchema, updateClientSchema } from '../../entities/client.schema.ts'
import { productIdsSchema } from '../../entities/product-ids.schema.ts'

export const clientBodies = {
  'clients.create': newClientSchema,
  'clients.update': updateClientSchema,
  'clients.addProducts': productIdsSchema,
  'clients.removeProducts': productIdsSchema,
}
