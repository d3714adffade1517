import {
  AUTH_PROVIDERS,
  AUTH_SETTINGS,
  type AuthProvider,
  authenticationsResource,
  type RemoteAuthentication,
  useItem,
} from '@edconsole/console-core'
import { useMemo } from 'react'

/** A provider as a form needs it; its code may be on no list of ours. */
export type Provider = Omit<RemoteAuthentication, 'provider'> & { provider: string }

const isKnown = (code: string): code is AuthProvider => Object.hasOwn(AUTH_PROVIDERS, code)

/** What people call a provider: the title of the fixed list ([S3]), else what a server calls it. */
export const providerTitle = (code: string, providers: readonly Provider[] = []): string => {
  if (isKnown(code)) return AUTH_PROVIDERS[code]
  return providers.find(({ provider }) => provider === code)?.title || code
}

/** Where a server describes no settings, those that the contract names. */
const OURS: readonly Provider[] = Object.entries(AUTH_PROVIDERS).map(([provider, title]) => ({
  provider,
  title,
  canSignIn: null,
  fields: isKnown(provider) ? AUTH_SETTINGS[provider] : [],
}))

/** All providers with their settings, as the server describes them; undefined until that is known. */
export const useProviders = (): readonly Provider[] | undefined => {
  const { data, loading } = useItem(authenticationsResource.remote, {}, { silent: true })
  return useMemo(() => {
    if (loading) return undefined
    return data && data.length > 0 ? data : OURS
  }, [data, loading])
}

/** The description of one provider; without settings where there is none. */
export const providerOf = (providers: readonly Provider[], code: string): Provider =>
  [...providers, ...OURS].find(({ provider }) => provider === code) ?? {
    provider: code,
    title: code,
    canSignIn: null,
    fields: [],
  }
