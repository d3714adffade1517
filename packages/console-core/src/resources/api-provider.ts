import type { SisApiConfig, UpdateSisApiConfig } from '../entities/sis-api-config.ts'
import { get, patch, resource } from './operation.ts'

export const apiProviderResource = resource(
  'apiProvider',
  { records: 'SIS API configurations' },
  {
    /** A list of one; empty for a district without a connection. */
    configs: get<SisApiConfig[]>('/district/{id}/sis-import-provider-configs', {
      lea: true,
      fail: 'Error fetching sis apis',
    }),
    update: patch<UpdateSisApiConfig, SisApiConfig>('/district/{id}/api-provider', { lea: true }),
  },
)
