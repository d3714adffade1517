import { updateSisApiConfigSchema } from '../../entities/sis-api-config.schema.ts'

export const apiProviderBodies = { 'apiProvider.update': updateSisApiConfigSchema }
