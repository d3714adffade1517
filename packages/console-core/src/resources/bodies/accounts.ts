import { accountChangeSchema } from '../../entities/account.schema.ts'

export const accountBodies = { 'accounts.update': accountChangeSchema }
