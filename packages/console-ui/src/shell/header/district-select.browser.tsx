import { memoryNavigation, placeOf, ROLES } from '@edconsole/console-core'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { districtItem, rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { DistrictSelect } from './district-select.tsx'

afterEach(cleanup)

it('[ux 7.3] letters typed on the closed button are all searched, however fast they come', async () => {
  await showScreen(<DistrictSelect />, {
    server: rowsServer({
      districts: [districtItem(42, 'Larkspur Valley Unified'), districtItem(7, 'Copperleaf Unified')],
      roles: ROLES,
    }),
    as: 'somebody',
    navigation: memoryNavigation(placeOf('dashboard')),
  })
  const button = page.getByRole('button', { name: /^District Select/ })
  await expect.element(button).toBeEnabled()
  const element = button.element()
  if (element instanceof HTMLElement) element.focus()
  // What it opens has been fetched, so that the first letter opens it at once.
  await new Promise((done) => setTimeout(done, 500))
  for (const key of 'co') {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    // It has opened by the next letter, and has not taken the focus yet.
    await waitFor(() => expect(element).toHaveAttribute('aria-expanded', 'true'), { interval: 1 })
  }
  await expect.element(page.getByRole('combobox', { name: 'District Select' })).toHaveValue('co')
})
