import { newRoleSchema, roleChangeSchema } from '../../entities/role-definition.schema.ts'

export const roleBodies = { 'roles.create': newRoleSchema, 'roles.update': roleChangeSchema }
