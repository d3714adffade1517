import { z } from 'zod'
import { isSingleLine, recordId, SINGLE_LINE, text } from '../validation/fields.schema.ts'
import type {
  CurrentPassword,
  NewPasskey,
  PasskeyAnswer,
  RemoveSecondFactor,
  RenamePasskey,
  SecondFactorCode,
} from './second-factor.ts'

const currentPassword = z.string().min(1).max(1024)

/** Body of the calls that take a code. */
export const secondFactorCodeSchema = z.strictObject({
  code: z.string().min(1).max(40).refine(isSingleLine, SINGLE_LINE),
}) satisfies z.ZodType<SecondFactorCode>

/** Body of what a signed-in person may only do with their password. */
export const currentPasswordSchema = z.strictObject({
  currentPassword,
}) satisfies z.ZodType<CurrentPassword>

/** Body of `POST /account/factors/remove`. */
export const removeSecondFactorSchema = z.strictObject({
  id: recordId,
  currentPassword,
}) satisfies z.ZodType<RemoveSecondFactor>

const passkeyName = text(60)
const base64Url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)
/** Of at most 1023 bytes. */
const credentialId = base64Url(1364)
const clientDataJson = base64Url(10_000)

/** Body of the calls that add a passkey. */
export const newPasskeySchema = z.strictObject({
  name: passkeyName,
  credentialId,
  clientDataJson,
  attestationObject: base64Url(40_000),
  transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(10),
}) satisfies z.ZodType<NewPasskey>

/** Body of `POST /login/second-step/passkey/use`. */
export const passkeyAnswerSchema = z.strictObject({
  credentialId,
  clientDataJson,
  authenticatorData: base64Url(10_000),
  signature: base64Url(10_000),
}) satisfies z.ZodType<PasskeyAnswer>

/** Body of `POST /account/factors/passkey/rename`. */
export const renamePasskeySchema = z.strictObject({
  id: recordId,
  name: passkeyName,
}) satisfies z.ZodType<RenamePasskey>
