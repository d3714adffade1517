import { newExportSchema, sendNowSchema, updateExportSchema } from '../../entities/export.schema.ts'

export const exportBodies = {
  'exports.create': newExportSchema,
  'exports.update': updateExportSchema,
  'exports.sendNow': sendNowSchema,
}
