import { z } from 'zod'
import { ORG_TYPES, type OrgType, TITLE_I_STATUSES, type TitleIStatus } from '../lists/site-words.ts'
import { obeys } from '../validation/cross-rules.ts'
import {
  code,
  date,
  email,
  gradeCode,
  keptFields,
  ncesSchoolId,
  newId,
  optionalText,
  phone,
  readRow,
  recordId,
  schoolType,
  text,
  usState,
  zip,
} from '../validation/fields.schema.ts'
import { SITE_RULES } from '../validation/site-rules.ts'
import type { NewSite, UpdateSite, UpdateSites } from './site.ts'

const batchFields = {
  schoolType,
  lowGrade: gradeCode.nullable(),
  highGrade: gradeCode.nullable(),
  startDate: date.nullable(),
  endDate: date.nullable(),
  includeInImport: z.boolean(),
  includeInExport: z.boolean(),
}

const fields = z
  .strictObject({
    ...batchFields,
    shortName: optionalText(30),
    orgType: z.enum(Object.keys(ORG_TYPES) as [OrgType, ...OrgType[]]),
    parentSiteId: recordId.nullable(),
    principalName: optionalText(100),
    principalEmail: email.nullable(),
    address1: optionalText(120),
    address2: optionalText(120),
    city: optionalText(80),
    state: usState.nullable(),
    zip: zip.nullable(),
    phone: phone.nullable(),
    fax: phone.nullable(),
    ncesSchoolId: ncesSchoolId.nullable(),
    stateSchoolId: code.nullable(),
    isCharter: z.boolean(),
    isMagnet: z.boolean(),
    isVirtual: z.boolean(),
    titleIStatus: z.enum(Object.keys(TITLE_I_STATUSES) as [TitleIStatus, ...TitleIStatus[]]).nullable(),
    hasStudents: z.boolean(),
  })
  .partial()

/** Body of `POST /district/site`. */
export const newSiteSchema = z
  .strictObject({ siteCode: newId, siteName: text(120), ...fields.shape })
  .superRefine(obeys(SITE_RULES)) satisfies z.ZodType<NewSite>

/** Body of `PATCH /district/site/{id}`. */
export const updateSiteSchema = z
  .strictObject({
    siteName: text(120).optional(),
    ...fields.shape,
    isActive: z.boolean().optional(),
    keptFields: keptFields.optional(),
    ...readRow,
  })
  .superRefine(obeys(SITE_RULES)) satisfies z.ZodType<UpdateSite>

/** Body of `PATCH /district/site`. */
export const updateSitesSchema = z.strictObject({
  sites: z
    .array(
      z
        .strictObject({ ...batchFields, isActive: z.boolean() })
        .partial()
        .extend({ id: recordId })
        .superRefine(obeys(SITE_RULES))
        .refine((site) => Object.keys(site).length > 1, 'it must contain at least one field besides the ID'),
    )
    .min(1)
    .max(500)
    .superRefine((sites, context) => {
      const ids = sites.map(({ id }) => id)
      const again = ids.findIndex((id, at) => ids.indexOf(id) < at)
      if (again >= 0)
        context.addIssue({ code: 'custom', path: [again, 'id'], message: 'the site appears twice' })
    }),
}) satisfies z.ZodType<UpdateSites>
