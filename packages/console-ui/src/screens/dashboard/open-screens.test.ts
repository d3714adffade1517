import { expect, test } from 'vitest'
import { openScreens } from './open-screens.ts'

test('[R40] a user without roles has nothing to open', () => {
  expect(openScreens(() => false)).toEqual([])
})

test('[R40] what the roles open is listed in the order of the navigation, API Setup and global places apart', () => {
  const all = openScreens(() => true)
  expect(all[0]).toEqual({ id: 'district', title: 'District Overview' })
  expect(all.map(({ id }) => id)).not.toContain('client-communication')
  expect(all.map(({ id }) => id)).not.toContain('dashboard')
  expect(all.map(({ id }) => id)).toContain('site-overview')
  expect(openScreens((id) => id === 'import-logs')).toEqual([{ id: 'import-logs', title: 'Import Logs' }])
})
