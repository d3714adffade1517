import { z } from 'zod'
import { COMPONENTS, type ComponentName } from '../lists/components.ts'

const isComponent = (name: string): name is ComponentName => Object.hasOwn(COMPONENTS, name)

/** Body of `POST /district/sis-imports/sync` (R46). */
export const syncRequestSchema = z.strictObject({
  components: z
    .array(z.string().max(60).refine(isComponent, 'it is not a component'))
    .min(1)
    .max(Object.keys(COMPONENTS).length)
    .optional(),
  mode: z.enum(['full', 'delta', 'addOnly']).optional(),
})
