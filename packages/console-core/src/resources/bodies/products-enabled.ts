import { updateProductEnabledSchema } from '../../entities/product-enabled.schema.ts'

export const productsEnabledBodies = { 'productsEnabled.update': updateProductEnabledSchema }
