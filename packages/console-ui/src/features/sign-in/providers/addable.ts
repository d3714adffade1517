import type { Authentication } from '@edconsole/console-core'
import type { Provider } from './use-providers.ts'

/**
 * The providers that can be added: each stands once. Internal users are set up with the provider's own client, which is no
 * district's.
 */
export const addable = (providers: readonly Provider[], rows: readonly Authentication[]): Provider[] =>
  providers.filter(
    ({ provider }) => provider !== 'illuminate_google' && !rows.some((row) => row.provider === provider),
  )
