import { expect, it } from 'vitest'
import { type Place, placeOf } from '../routes/place.ts'
import { createLeaveGuard } from '../runtime/create-leave-guard.ts'
import { embedNavigation } from './embed-navigation.ts'

const home = placeOf('import-logs', { districtId: '42' })
const batch = (districtId: string): Place => placeOf('import-log-results', { districtId, batchId: '9' })

const setUp = (answer = true) => {
  const leaveGuard = createLeaveGuard({ confirm: () => answer })
  const navigation = embedNavigation({ home, shows: (id) => id === 'import-log-results', leaveGuard })
  return { leaveGuard, navigation }
}

it('[S1] opens its own screens in its own district, and has no address for anything else', () => {
  const { navigation } = setUp()
  expect([home, batch('42'), batch('7'), placeOf('dashboard')].map(navigation.href)).toEqual([
    '',
    '',
    undefined,
    undefined,
  ])
  navigation.go(batch('7'))
  navigation.go(placeOf('dashboard'))
  expect(navigation.current()).toBe(home)
})

it('[S1] leads back to a screen with the query it was left with', () => {
  const { navigation } = setUp()
  const filtered = placeOf('import-logs', { districtId: '42' }, { query: { page: '2' } })
  navigation.go(filtered)
  expect(navigation.previous?.()).toBeNull()
  navigation.go(batch('42'))
  expect(navigation.previous?.()).toBe(filtered)
  navigation.back?.(home)
  expect(navigation.current()).toBe(filtered)
  navigation.go(batch('42'))
  navigation.go(home)
  expect(navigation.current()).toBe(filtered)
  // What took the place of the embedded screen still leads to it.
  navigation.go(batch('42'), { replace: true })
  expect(navigation.previous?.()).toBe(home)
})

it.each([
  ['kept', false, home],
  ['discarded', true, batch('42')],
])('[S2.1] asks about unsaved changes, which are %s', async (_, answer, expected) => {
  const { leaveGuard, navigation } = setUp(answer)
  leaveGuard.register()
  navigation.go(batch('42'))
  expect(navigation.current()).toBe(home)
  await leaveGuard.ask()
  await Promise.resolve()
  expect(navigation.current()).toEqual(expected)
})

it('[S2.1] asks before a query takes a form away, and about no other query', async () => {
  const { leaveGuard, navigation } = setUp(false)
  const at = (query: Place['query']) => placeOf('import-logs', { districtId: '42' }, { query })
  navigation.go(at({ row: '7' }))
  leaveGuard.holdForm('row')
  leaveGuard.register()
  navigation.go(at({ row: '7', page: '2' }))
  navigation.go(at({ page: '2' }))
  await leaveGuard.ask()
  expect(navigation.current()?.query).toEqual({ row: '7', page: '2' })
  leaveGuard.pass(() => navigation.go(at({ page: '2' })))
  expect(navigation.current()?.query).toEqual({ page: '2' })
})
