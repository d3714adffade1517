import { newSiteSchema, updateSiteSchema, updateSitesSchema } from '../../entities/site.schema.ts'

export const siteBodies = {
  'sites.create': newSiteSchema,
  'sites.update': updateSiteSchema,
  'sites.updateMany': updateSitesSchema,
}
