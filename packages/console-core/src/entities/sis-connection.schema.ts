import { z } from 'zod'
import { secret, text } from '../validation/fields.schema.ts'
import type {
  AeriesConnection,
  OneRosterConnection,
  QConnection,
  QmlativConnection,
} from './sis-connection.ts'

/** As pasted: checking its form is a step of the test, with its own messages. */
export const sisAddress = text(300)

/** 32 letters and digits, case counts. */
export const aeriesCertificate = secret.regex(/^[0-9A-Za-z]{32}$/, 'it must have 32 letters and digits')

/** Body of `POST /aeries/schools`. */
export const aeriesConnectionSchema = z.strictObject({
  baseAPI: sisAddress,
  cert: aeriesCertificate.optional(),
}) satisfies z.ZodType<AeriesConnection>

/** Body of `POST /q/schools`. */
export const qConnectionSchema = z.strictObject({
  fileName: text(120),
  baseAPI: sisAddress,
  key: secret.optional(),
  secret: secret.optional(),
}) satisfies z.ZodType<QConnection>

/** Body of `POST /qmlativ/oauth`. */
export const qmlativConnectionSchema = z.strictObject({
  baseAPI: sisAddress,
  key: secret.optional(),
  secret: secret.optional(),
}) satisfies z.ZodType<QmlativConnection>

/** Body of `POST /oneroster/schools`. */
export const oneRosterConnectionSchema = z.strictObject({
  baseAPI: sisAddress,
  tokenUrl: sisAddress.optional(),
  key: secret.optional(),
  secret: secret.optional(),
}) satisfies z.ZodType<OneRosterConnection>
