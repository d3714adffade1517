import { z } from 'zod'
import { recordId } from '../validation/fields.schema.ts'
import type { AssignDistricts, SyncDistricts } from './district-status.ts'

const districtIds = z
  .array(recordId)
  .min(1, 'it must contain at least one district')
  .max(1000)
  .refine((ids) => new Set(ids).size === ids.length, 'it contains a district twice')

/** Body of `POST /districts/assign`. */
export const assignDistrictsSchema = z.strictObject({
  districtIds,
  ownerId: recordId.nullable(),
}) satisfies z.ZodType<AssignDistricts>

/** Body of `POST /districts/sync`. */
export const syncDistrictsSchema = z.strictObject({ districtIds }) satisfies z.ZodType<SyncDistricts>
