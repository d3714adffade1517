import { z } from 'zod'
import { AUTH_SETTINGS } from '../auth-settings/auth-settings.ts'
import { newSettingsSchema } from '../auth-settings/settings.schema.ts'
import { AUTH_PROVIDERS, type AuthProvider } from '../lists/auth-providers.ts'
import {
  USER_TYPES,
  USERNAME_ATTRIBUTES,
  type UsernameAttribute,
  type UserType,
} from '../lists/authentication-words.ts'
import { readConfig, text } from '../validation/fields.schema.ts'
import type {
  NewAuthentication,
  ReadAddress,
  ReadSignInTest,
  TestSignIn,
  UpdateAuthentication,
} from './authentication.ts'

const displayName = text(60)
const others = z
  .strictObject({
    isEnabled: z.boolean(),
    isDefault: z.boolean(),
    userTypes: z
      .array(z.enum(Object.keys(USER_TYPES) as [UserType, ...UserType[]]))
      .min(1, 'it must have at least one value')
      .max(3)
      .refine((types) => new Set(types).size === types.length, 'each value can appear once'),
    sortOrder: z.int().min(0).max(999),
    usernameAttribute: z.enum(
      Object.keys(USERNAME_ATTRIBUTES) as [UsernameAttribute, ...UsernameAttribute[]],
    ),
    autoLinkByEmail: z.boolean(),
    allowJustInTime: z.boolean(),
  })
  .partial().shape

/** Settings of a change. They are those of the provider, which the address knows. */
const changedSettings = z.record(z.string().max(60), z.unknown())

const newOf = (provider: AuthProvider) => {
  const settings = newSettingsSchema(provider)
  const bare = AUTH_SETTINGS[provider].every(({ required }) => !required)
  return z.strictObject({
    provider: z.literal(provider),
    displayName,
    ...others,
    settings: bare ? settings.optional() : settings,
  })
}

/** Body of `POST /ied/authentications/`. */
export const newAuthenticationSchema: z.ZodType<NewAuthentication> = z.discriminatedUnion('provider', [
  newOf('azure'),
  ...(Object.keys(AUTH_PROVIDERS) as AuthProvider[]).filter((code) => code !== 'azure').map(newOf),
])

/** Body of `PATCH /ied/authentications/{id}`. Its settings are those of the provider, which the address knows. */
export const updateAuthenticationSchema = z.strictObject({
  displayName: displayName.optional(),
  ...others,
  settings: changedSettings.optional(),
  ...readConfig,
}) satisfies z.ZodType<UpdateAuthentication>

/** The longest description that is read. */
export const DESCRIPTION_MAX = 1_000_000

/** Body of `POST /ied/authentications/read-address`. */
export const readAddressSchema: z.ZodType<ReadAddress> = z
  .strictObject({
    provider: z.enum(Object.keys(AUTH_PROVIDERS) as [AuthProvider, ...AuthProvider[]]),
    address: text(500).optional(),
    metadataXml: z.string().min(1, "it can't be empty").max(DESCRIPTION_MAX).optional(),
  })
  .refine(({ address, metadataXml }) => (address === undefined) !== (metadataXml === undefined), {
    path: ['address'],
    message: 'enter an address, or the description itself',
  })

/** Body of `POST /ied/authentications/{id}/test`. */
export const testSignInSchema: z.ZodType<TestSignIn> = z.strictObject({
  userTypes: others.userTypes,
  usernameAttribute: others.usernameAttribute,
  autoLinkByEmail: others.autoLinkByEmail,
  allowJustInTime: others.allowJustInTime,
  settings: changedSettings.optional(),
  username: text(255).optional(),
  password: z.string().min(1, "it can't be empty").max(1000).optional(),
})

/** Body of `POST /ied/authentications/{id}/test-result`. */
export const readSignInTestSchema: z.ZodType<ReadSignInTest> = z.strictObject({ testId: text(60) })
