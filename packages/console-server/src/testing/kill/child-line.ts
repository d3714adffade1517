import { writeSync } from 'node:fs'
import { z } from 'zod'
import { DEEDS, MOMENTS } from './kill-plan.ts'

/** What a child is to do. */
export const childOrderSchema = z.object({
  database: z.union([z.object({ url: z.string() }), z.object({ folder: z.string() })]),
  folder: z.string(),
  deed: z.enum(DEEDS),
  kill: z.object({ statement: z.number(), moment: z.enum(MOMENTS) }).nullable(),
})
export type ChildOrder = z.infer<typeof childOrderSchema>

/** What a child tells before it is gone: a line each. */
export const childLineSchema = z.union([
  z.object({ cookie: z.string() }),
  z.object({
    /** A call that was answered, by its name. */
    acknowledged: z.string(),
    batchIds: z.array(z.number()).default([]),
    /** What all tables hold then; told only by a child that is not killed on its way. */
    content: z.record(z.string(), z.string()).optional(),
  }),
  z.object({ statements: z.number() }),
])
export type ChildLine = z.input<typeof childLineSchema>

/** Written before it returns, so that nothing said is lost when the process dies right afterwards. */
export const say = (line: ChildLine): void => {
  writeSync(1, `${JSON.stringify(line)}\n`)
}
