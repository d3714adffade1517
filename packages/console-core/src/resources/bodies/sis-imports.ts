import { newTemplateSchema, updateTemplateSchema } from '../../entities/sis-import-template.schema.ts'
import { syncRequestSchema } from '../../entities/sync-request.schema.ts'
import { newTranslationSchema, updateTranslationSchema } from '../../entities/translation.schema.ts'

export const sisImportBodies = {
  'sisImports.create': newTemplateSchema,
  'sisImports.update': updateTemplateSchema,
  'sisImports.createTranslation': newTranslationSchema,
  'sisImports.updateTranslation': updateTranslationSchema,
  'sisImports.sync': syncRequestSchema,
}
