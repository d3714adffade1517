import type { RolloverExports, RolloverStaff, RolloverTemplates } from '../entities/rollover.ts'
import { post, resource } from './operation.ts'

/** Each copies from the year of the district's data into the next; what is there already stays as it is. */
const options = { answers: 'any', lea: true, confirms: false } as const

export const rolloverResource = resource(
  'rollover',
  { records: 'rollover' },
  {
    staff: post<undefined, { rolloverStaff: RolloverStaff }>('/rollover/staff', options),
    templates: post<undefined, { rolloverTemplates: RolloverTemplates }>('/rollover/templates', options),
    exports: post<undefined, { rolloverExports: RolloverExports }>('/rollover/exports', options),
  },
)
