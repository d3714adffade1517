/** Shapes of bodies, for the server and for forms. Screens without a form never import this entry. */
export { accountChangeSchema } from './entities/account.schema.ts'
export { newClientSchema, updateClientSchema } from './entities/client.schema.ts'
export {
  newInstanceSchema,
  setInstanceStatusSchema,
  updateInstanceSchema,
} from './entities/instance.schema.ts'
export { updateProductEnabledSchema } from './entities/product-enabled.schema.ts'
export { productIdsSchema } from './entities/product-ids.schema.ts'
export { newRoleSchema, roleChangeSchema } from './entities/role-definition.schema.ts'
export { signInSchema } from './entities/sign-in.schema.ts'
export { syncRequestSchema } from './entities/sync-request.schema.ts'
export { userChangeSchema } from './entities/user.schema.ts'
export { columnStatesSchema, pageSizesSchema } from './entities/user-preferences.schema.ts'
export { OPERATION_BODIES } from './resources/bodies/index.ts'
export { schoolYear } from './validation/fields.schema.ts'
