import { decodersOf } from '../api/decoders.ts'
import type { CreatedServiceToken, NewServiceToken, ServiceToken } from '../entities/service-token.ts'
import { del, get, post, resource } from './operation.ts'

/** Those who may change accounts (R47). */
const extension = [
  { all: ['ROLE_ACCOUNT_SERVICE_VIEW'] },
  { all: ['ROLE_USER_MANAGEMENT_EDIT'], orEmployee: true },
] as const

/** Those who may see accounts (R47). */
const shown = [...extension, { all: ['ROLE_USER_MANAGEMENT_VIEW'], orEmployee: true }] as const

const fields = decodersOf<CreatedServiceToken>({
  text: ['name', 'access', 'hint', 'createdAt', 'createdBy', 'expiresAt', 'token'],
  textOrNull: ['lastUsedAt', 'revokedAt', 'revokedBy'],
})

/** Tokens that programs call with, each for a service account. */
export const serviceTokensResource = resource(
  'serviceTokens',
  { records: 'tokens' },
  {
    /** Those in use first, then the last ones that were revoked or have expired. */
    list: get<ServiceToken[]>('/accounts/{accountId}/tokens', {
      extension: shown,
      clientHeader: true,
      answers: 'rows',
      fields,
    }),
    create: post<NewServiceToken, CreatedServiceToken>('/accounts/{accountId}/tokens', {
      extension,
      clientHeader: true,
      records: 'the token',
      confirms: false,
      fields,
    }),
    revoke: del('/accounts/{accountId}/tokens/{id}', {
      extension,
      clientHeader: true,
      records: 'the token',
    }),
  },
)
