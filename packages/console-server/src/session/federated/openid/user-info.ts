import { isRecord } from '@edconsole/console-core/contract'
import * as openid from 'openid-client'
import { FederatedError } from '../federated-identity.ts'
import { asked } from './ask-provider.ts'
import type { ProviderDescription, ProviderReach } from './describe-provider.ts'
import { OPENID_PRESETS } from './presets.ts'
import type { ProviderClient } from './provider-client.ts'
import { cleverSisIdIn } from './read-identity.ts'

type Claims = Readonly<Record<string, unknown>>

type Asking = {
  readonly reach: ProviderReach
  readonly client: ProviderClient
  readonly description: ProviderDescription
  readonly accessToken: string
}

/**
 * Adds what the provider tells only where it is asked for the person; the signed token comes first.
 * @throws FederatedError
 */
export const withUserInfo = async (
  configuration: openid.Configuration,
  asking: Asking,
  idToken: Claims,
): Promise<Claims> => {
  const { client, description, accessToken } = asking
  const { person, claims } = OPENID_PRESETS[client.provider]
  const hasEmail = idToken[client.claimMap.email ?? 'email'] !== undefined
  if (person !== null) {
    if (hasEmail && idToken[claims.organization ?? ''] !== undefined) return idToken
    const told = renamed(
      await readJson(asking, description.userinfo_endpoint ?? person.address),
      person.names,
    )
    if (told.sub !== undefined && told.sub !== idToken.sub)
      throw new FederatedError('invalidAnswer', "The details are another person's.")
    return { ...told, ...idToken }
  }
  if (hasEmail || description.userinfo_endpoint === undefined) return idToken
  const info = await asked(() => openid.fetchUserInfo(configuration, accessToken, String(idToken.sub)))
  return { ...info, ...idToken }
}

/** What has no other name keeps its own. */
const renamed = (person: unknown, names: Readonly<Record<string, string>>): Claims =>
  Object.fromEntries(
    Object.entries(isRecord(person) ? person : {}).map(([name, value]) => [names[name] ?? name, value]),
  )

/** Clever tells the ID of the student information system only in its data. */
export const sisIdOf = async (asking: Asking, claims: Claims): Promise<string | null> => {
  const { client, description } = asking
  const people = description.userinfo_endpoint
  if (client.provider !== 'clever' || client.settings.matchBy === 'email' || people === undefined) return null
  const address = new URL(`/v3.1/users/${encodeURIComponent(String(claims.sub))}`, people)
  return cleverSisIdIn(await readJson(asking, address.href))
}

const readJson = async ({ reach, accessToken }: Asking, address: string): Promise<unknown> => {
  const response = await asked(() =>
    reach.fetch(address, {
      method: 'GET',
      headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
    }),
  )
  if (response.status !== 200)
    throw new FederatedError('providerRefused', `The person's details came with status ${response.status}.`)
  return response.json().catch(() => undefined)
}
