import { newAuthenticationSchema, updateAuthenticationSchema } from '../../entities/authentication.schema.ts'

export const authenticationBodies = {
  'authentications.create': newAuthenticationSchema,
  'authentications.update': updateAuthenticationSchema,
}
