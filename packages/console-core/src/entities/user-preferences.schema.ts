import { z } from 'zod'

const tableId = z.string().min(1).max(100)

const columnState = z.strictObject({
  field: z.string().min(1).max(100),
  hidden: z.boolean().optional(),
  width: z.number().positive().max(10_000).optional(),
  pinned: z.boolean().optional(),
})

/** Body of `/user-preferences/column_states`: only the changed tables, by id (R23). */
export const columnStatesSchema = z.record(tableId, z.array(columnState).max(200))

/** Body of `/user-preferences/page_sizes`. */
export const pageSizesSchema = z.record(tableId, z.int().min(1).max(1000))
