import { columnStatesSchema, pageSizesSchema } from '../../entities/user-preferences.schema.ts'

export const userPreferenceBodies = {
  'userPreferences.postColumnStates': columnStatesSchema,
  'userPreferences.patchColumnStates': columnStatesSchema,
  'userPreferences.postPageSizes': pageSizesSchema,
  'userPreferences.patchPageSizes': pageSizesSchema,
}
