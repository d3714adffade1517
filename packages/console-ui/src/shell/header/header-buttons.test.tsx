import { type ConsoleOptions, memoryNavigation, type Place, placeOf } from '@edconsole/console-core'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { HeaderButtons } from './header-buttons.tsx'

const STAFF = 'ROLE_ILLUMINATE_EMPLOYEE'

async function show(
  roles: string[],
  { place = placeOf('dashboard'), ...options }: ConsoleOptions & { place?: Place } = {},
): Promise<HTMLElement[]> {
  const { runtime } = await showScreen(<HeaderButtons />, {
    server: rowsServer({ roles }),
    as: 'somebody',
    navigation: memoryNavigation(place),
    ...options,
  })
  await runtime.session.start()
  await waitFor(() => expect(runtime.session.get().status).toBe('signed-in'))
  return screen.queryAllByRole('link')
}

const names = (links: HTMLElement[]) => links.map((link) => link.getAttribute('aria-label'))

it.each<[string, string[], ConsoleOptions, string[]]>([
  ['nobody without roles', [], {}, []],
  ['provider staff', [STAFF], {}, ['Users and Roles', 'Add District']],
  [
    'provider staff who may see clients',
    [STAFF, 'ROLE_IMT_CLIENTS_VIEW'],
    {},
    ['Users and Roles', 'Add District', 'Instance Management'],
  ],
  ['whoever may add districts', ['ROLE_SETUP_DISTRICT_CREATE'], {}, ['Add District']],
  ['nobody by the role for clients alone', ['ROLE_IMT_CLIENTS_VIEW'], {}, []],
  ['provider staff, read strictly', [STAFF], { employeeAccess: 'strict' }, ['Users and Roles']],
])('[S2.1] header buttons are for %s', async (_, roles, options, shown) => {
  expect(names(await show(roles, options))).toEqual(shown)
})

it.each<[string, string[], string]>([
  ['clients', ['ROLE_IMT_CLIENTS_VIEW', 'ROLE_IMT_INSTANCES_VIEW'], '/services/client'],
  ['instances, without the role for clients', ['ROLE_IMT_INSTANCES_VIEW'], '/services/instance'],
  ['accounts, with the role for them alone', ['ROLE_ACCOUNT_SERVICE_VIEW'], '/services/account'],
])('[S2.1] R5 Instance Management leads to %s', async (_, roles, address) => {
  const links = await show([STAFF, ...roles])
  const link = links.find((one) => one.getAttribute('aria-label') === 'Instance Management')
  expect(link?.getAttribute('href')).toBe(address)
})

it.each<[string, Place, string | undefined]>([
  ['on its own route', placeOf('imt-clients'), 'Instance Management'],
  ['on services', placeOf('services'), 'Instance Management'],
  ['on a client', placeOf('client', { id: '7' }), 'Instance Management'],
  ['beside it', placeOf('users'), 'Users and Roles'],
  ['elsewhere', placeOf('dashboard'), undefined],
])('[S2.1] the button of the open place is marked, %s', async (_, place, marked) => {
  const links = await show([STAFF, 'ROLE_IMT_CLIENTS_VIEW'], { place })
  expect(links.find((link) => link.getAttribute('aria-current'))?.getAttribute('aria-label')).toBe(marked)
})
