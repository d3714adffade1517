import { ROUTE_IDS, routeTable } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { screenLoaders, screens } from '../screens/screens.ts'
import { bindScreens } from './bind-screens.ts'

const shown = ROUTE_IDS.filter((id) => routeTable[id].path !== undefined && !('redirect' in routeTable[id]))

it('[S2.2] every route that shows a screen has one, and there is none without a route', () => {
  expect(Object.keys(screens).sort()).toEqual([...shown].sort())
})

it('binds what a host picks, with the facts of the route', () => {
  const [bound, ...others] = bindScreens({ 'import-logs': screenLoaders['import-logs'] })
  expect(others).toEqual([])
  expect(bound).toMatchObject({ id: 'import-logs', path: '/:districtId/import-logs', title: 'Import Logs' })
  expect(bound?.Screen).toBeTypeOf('function')
})
