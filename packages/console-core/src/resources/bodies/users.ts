import { userChangeSchema } from '../../entities/user.schema.ts'

export const userBodies = { 'users.update': userChangeSchema }
