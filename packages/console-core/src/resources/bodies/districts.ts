import { newDistrictSchema, updateDistrictSchema } from '../../entities/district.schema.ts'

export const districtBodies = {
  'districts.create': newDistrictSchema,
  'districts.update': updateDistrictSchema,
}
