import type { ConsoleRuntime, CurrentUser, District } from '@edconsole/console-core'
import {
  createConsoleRuntime,
  memoryNavigation,
  memoryStorage,
  type Place,
  ROLES,
} from '@edconsole/console-core'
import axios from 'axios'

const USER: CurrentUser = {
  id: 7,
  emailAddress: 'sample.employee@provider.example',
  clientId: 1,
  accountId: 1,
  roles: ROLES,
  reachableRoles: ROLES,
  lastLogin: null,
  clientName: 'Provider Operations',
  ssoUser: {
    name: 'Sample Employee',
    firstName: 'Sample',
    lastName: 'Employee',
    email: 'sample.employee@provider.example',
    authType: 'illuminate',
  },
}

const DISTRICT: Pick<District, 'id' | 'lea' | 'districtName' | 'illuminateClientId' | 'sisYear'> = {
  id: 42,
  lea: '0042',
  districtName: 'Larkspur Valley Unified',
  illuminateClientId: null,
  sisYear: 2026,
}

/** A console for a user who may do everything, in the only district there is. Every other call returns null. */
export const fixedConsole = async (place: Place | null): Promise<ConsoleRuntime> => {
  const http = axios.create({
    adapter: async (config) => ({
      data: JSON.stringify({ data: /\/districts?$/.test(config.url ?? '') ? [DISTRICT] : null }),
      status: 200,
      statusText: 'OK',
      headers: {},
      config,
    }),
  })
  const runtime = createConsoleRuntime({
    http,
    session: USER,
    storage: memoryStorage(),
    draftStorage: memoryStorage(),
    navigation: memoryNavigation(place),
    clock: () => new Date('2026-09-14T12:14:00Z'),
  })
  await runtime.districts.follow('42')
  return runtime
}
