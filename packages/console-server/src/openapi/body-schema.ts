import type { OperationId } from '@edconsole/console-core/contract'
import { OPERATION_BODIES } from '@edconsole/console-core/schemas'
import { z } from 'zod'
import type { Schema } from './schema.ts'

const BODIES: Readonly<Partial<Record<OperationId, z.ZodType>>> = OPERATION_BODIES

/** What a call takes as its body; undefined where it takes none. */
export const bodySchema = (id: OperationId): Schema | undefined => {
  const schema = BODIES[id]
  if (!schema) return undefined
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io: 'input' })
  return JSON.parse(JSON.stringify(body))
}
