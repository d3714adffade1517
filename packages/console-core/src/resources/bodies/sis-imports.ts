import { syncRequestSchema } from '../../entities/sync-request.schema.ts'

export const sisImportBodies = { 'sisImports.sync': syncRequestSchema }
