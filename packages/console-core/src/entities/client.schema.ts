import { z } from 'zod'
import { CLIENT_STATUSES, CLIENT_TYPES, type ClientStatus, type ClientType } from '../lists/client-words.ts'
import {
  email,
  leaCode,
  ncesLeaId,
  optionalText,
  orgName,
  phone,
  readConfig,
  timeZone,
  usState,
  zip,
} from '../validation/fields.schema.ts'
import type { NewClient, UpdateClient } from './client.ts'

const named = {
  clientName: orgName(120),
  clientType: z.enum(Object.keys(CLIENT_TYPES) as [ClientType, ...ClientType[]]),
  state: usState,
  slug: z.string().regex(/^[a-z0-9-]{2,40}$/, 'it must have 2 to 40 lowercase letters, digits, and hyphens'),
}

const others = z
  .strictObject({
    lea: leaCode.nullable(),
    ncesLeaId: ncesLeaId.nullable(),
    status: z.enum(Object.keys(CLIENT_STATUSES) as [ClientStatus, ...ClientStatus[]]),
    primaryContactName: optionalText(100),
    primaryContactEmail: email.nullable(),
    phone: phone.nullable(),
    accountNumber: optionalText(40),
    timeZone: timeZone.nullable(),
    address1: optionalText(120),
    address2: optionalText(120),
    city: optionalText(80),
    zip: zip.nullable(),
  })
  .partial()

/** Body of `POST /ied/clients`. */
export const newClientSchema = z.strictObject({ ...named, ...others.shape }) satisfies z.ZodType<NewClient>

/** Body of `PATCH /ied/clients/{id}`. */
export const updateClientSchema = z.strictObject({
  ...z.strictObject(named).partial().shape,
  ...others.shape,
  ...readConfig,
}) satisfies z.ZodType<UpdateClient>
