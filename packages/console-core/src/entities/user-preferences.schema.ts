import { z } from 'zod'
import { isPlaceId } from '../routes/is-place-id.ts'
import { isSingleLine, SINGLE_LINE } from '../validation/fields.schema.ts'

/** A table is called like its route, a second one on the same screen `{route-id}.{part}` (R23). */
export const tableId = z
  .string()
  .max(100)
  .refine((id) => {
    const [route = '', ...parts] = id.split('.')
    return isPlaceId(route) && parts.length <= 1 && parts.every((part) => /^[a-z0-9-]+$/.test(part))
  })

const columnState = z.strictObject({
  field: z.string().min(1).max(100).refine(isSingleLine, SINGLE_LINE),
  hidden: z.boolean().optional(),
  width: z.number().positive().max(10_000).optional(),
  pinned: z.boolean().optional(),
})

/** The columns of one table, in their order. */
export const tableColumns = z.array(columnState).max(200)

/** Body of `/user-preferences/column_states`: only the changed tables, by id (R23). */
export const columnStatesSchema = z.record(tableId, tableColumns)

/** Body of `/user-preferences/page_sizes`. */
export const pageSizesSchema = z.record(tableId, z.int().min(1).max(1000))
