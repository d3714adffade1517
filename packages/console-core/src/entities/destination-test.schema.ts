import { z } from 'zod'
import { recordId, text } from '../validation/fields.schema.ts'
import type { TestDestination } from './destination-test.ts'
import { destinationShape } from './export.schema.ts'

/** Body of `POST /export/test-destination`. */
export const testDestinationSchema = z.strictObject({
  exportId: recordId.optional(),
  deliveryMethod: z.enum(['sftp', 'ftps']),
  host: destinationShape.host,
  port: destinationShape.port.optional(),
  username: text(100),
  remotePath: destinationShape.remotePath.optional(),
  password: destinationShape.password.optional(),
  privateKey: destinationShape.privateKey.optional(),
}) satisfies z.ZodType<TestDestination>
