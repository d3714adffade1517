import { ConsoleProvider, isPlaceId, placeWith, type ScreenId } from '@edconsole/console-core'
import { ConsoleShell, screenLoaders } from '@edconsole/console-ui'
import { type ComponentType, createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { fixedConsole } from './fixed-console.ts'

/** Every parameter that an address can have. */
const PARAMS = {
  districtId: '42',
  id: '7',
  batchId: '48212',
  etlStatusId: '3',
  productId: '1',
  authXAccountId: '9',
}
const isScreenId = (id: string): id is ScreenId => isPlaceId(id) && id in screenLoaders
const ids = Object.keys(screenLoaders).filter(isScreenId)

it('[architecture 12] this is no browser', () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined'])
  expect(ids.length).toBeGreaterThan(40)
})

it.each(ids)('[architecture 12] a server can draw %s, alone and in the shell', async (id) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const place = placeWith(id, PARAMS)
  // Each screen takes what its own address carries; here it gets all there is.
  const Screen = (await screenLoaders[id]()).screen as ComponentType<Readonly<Record<string, string>>>
  const screen = h(Screen, { ...PARAMS, ...place?.params })
  const runtime = await fixedConsole(place)
  const alone = renderToString(h(ConsoleProvider, { runtime }, screen))
  expect(alone).toContain(`data-ec-screen="${id}"`)
  expect(alone).not.toContain('This section stopped working')
  const framed = renderToString(h(ConsoleProvider, { runtime }, h(ConsoleShell, null, screen)))
  expect(framed).toContain('<main')
  expect(framed).toContain(`data-ec-screen="${id}"`)
  expect(complaints.mock.calls).toEqual([])
  complaints.mockRestore()
})
