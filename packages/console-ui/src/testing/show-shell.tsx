import { memoryNavigation, type Place, placeOf, ROLES, useUnsavedChanges } from '@edconsole/console-core'
import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { ConsoleShell } from '../shell/console-shell.tsx'
import { districtItem, type RowsServerOptions, rowsServer } from './rows-server.ts'
import { type ShownScreen, showScreen } from './show-screen.tsx'

/** A district to be in, one to go to, and one that is not set up. */
export const threeDistricts = [
  districtItem(42, 'Larkspur Valley Unified'),
  districtItem(7, 'Copperleaf Unified'),
  districtItem(null, 'Alder Creek'),
]
export const importLogs = placeOf('import-logs', { districtId: '42' })

/** The frame around a body, at a place. */
export function showShell(
  place: Place,
  { body = <p>The body</p>, ...server }: RowsServerOptions & { body?: ReactElement } = {},
): Promise<ShownScreen> {
  return showScreen(<ConsoleShell>{body}</ConsoleShell>, {
    server: rowsServer({ districts: threeDistricts, roles: ROLES, ...server }),
    as: 'somebody',
    navigation: memoryNavigation(place),
    productName: 'Console STAGING',
  }).then(async (shown) => {
    // A router follows the district of the address.
    await waitFor(() => expect(shown.runtime.session.get().status).toBe('signed-in'))
    await shown.runtime.districts.ready()
    if (place.params.districtId) await shown.runtime.districts.follow(place.params.districtId)
    return shown
  })
}

/** A body with something unsaved. */
export function Dirty(): ReactElement {
  useUnsavedChanges(true, ['Contact email', 'API URL'])
  return <p>The body</p>
}

export const nav = () => screen.getByRole('navigation', { name: 'Main' })
export const picker = () => screen.getByRole('button', { name: /^District Select/ })
