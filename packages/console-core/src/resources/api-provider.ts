import { decodersOf } from '../api/decoders.ts'
import type { SisApiConfig, UpdateSisApiConfig } from '../entities/sis-api-config.ts'
import { get, patch, resource } from './operation.ts'

const fields = decodersOf<SisApiConfig>({
  textOrNull: [
    ...(['sisApiUrl', 'tokenUrl', 'qFilename', 'lastVerifiedStatus', 'lastVerifiedMessage'] as const),
    ...(['sentAt', 'updatedAt'] as const),
  ],
  number: ['sisSystemId', 'entityId', 'apiSchoolYearId', 'schoolsFound'],
  texts: ['missingFields'],
})

export const apiProviderResource = resource(
  'apiProvider',
  { records: 'SIS API configurations' },
  {
    /** A list of one; empty for a district without a connection. */
    configs: get<SisApiConfig[]>('/district/{id}/sis-import-provider-configs', {
      answers: 'rows',
      fields,
      lea: true,
      fail: 'Error fetching sis apis',
    }),
    update: patch<UpdateSisApiConfig, SisApiConfig>('/district/{id}/api-provider', {
      fields,
      lea: true,
      version: 'updatedAt',
    }),
  },
)
