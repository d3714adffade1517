import { z } from 'zod'
import { DISTRICT_TYPES, type DistrictType } from '../lists/district-types.ts'
import { obeys } from '../validation/cross-rules.ts'
import { DISTRICT_RULES } from '../validation/district-rules.ts'
import {
  code,
  email,
  leaCode,
  lines,
  ncesLeaId,
  optionalText,
  orgName,
  phone,
  readConfig,
  recordId,
  schoolYear,
  timeOfDay,
  timeZone,
  usState,
  webAddress,
  zip,
} from '../validation/fields.schema.ts'
import type { NewDistrict, UpdateDistrict } from './district.ts'

const named = z.strictObject({ districtName: orgName(120), state: usState })

const others = z
  .strictObject({
    districtType: z.enum(Object.keys(DISTRICT_TYPES) as [DistrictType, ...DistrictType[]]),
    contactName: optionalText(100),
    contactEmailAddress: email.nullable(),
    contactPhone: phone.nullable(),
    address1: optionalText(120),
    address2: optionalText(120),
    city: optionalText(80),
    zip: zip.nullable(),
    county: optionalText(80),
    ncesLeaId: ncesLeaId.nullable(),
    stateLeaId: code.nullable(),
    timeZone,
    website: webAddress.nullable(),
    sisYear: schoolYear,
    sisProviderName: optionalText(60),
    importsEnabled: z.boolean(),
    autoImportTime: timeOfDay.nullable(),
    notes: lines(2000).nullable(),
    isActive: z.boolean(),
  })
  .partial()

/** Body of `POST /district`. */
export const newDistrictSchema = z
  .strictObject({
    lea: leaCode,
    illuminateClientId: recordId.optional(),
    ...named.shape,
    ...others.shape,
  })
  .superRefine(obeys(DISTRICT_RULES)) satisfies z.ZodType<NewDistrict>

/** Body of `PATCH /district/{id}`. */
export const updateDistrictSchema = z
  .strictObject({
    ...named.partial().shape,
    ...others.shape,
    ...readConfig,
  })
  .superRefine(obeys(DISTRICT_RULES)) satisfies z.ZodType<UpdateDistrict>
