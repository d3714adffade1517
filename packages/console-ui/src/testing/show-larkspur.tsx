import { waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { type ShownScreen, type ShowScreenOptions, showScreen } from './show-screen.tsx'

export const LARKSPUR = 'Larkspur Valley Unified'

/** A screen without a district of its own, for a user who has picked Larkspur. */
export const showLarkspur = async (
  screen: ReactElement,
  options: ShowScreenOptions,
): Promise<ShownScreen> => {
  const shown = await showScreen(screen, { as: 'employee@example.org', ...options })
  await waitFor(() => expect(shown.runtime.districts.get().settled).toBe(true))
  await shown.runtime.districts.loadList()
  const found = shown.runtime.districts.get().list?.find(({ districtName }) => districtName === LARKSPUR)
  await shown.runtime.selectDistrict(found?.id ?? null)
  return shown
}
