import { createTestBackend, findTable, TEST_NOW } from '@edconsole/console-core/testing'
import { screenLoaders } from '@edconsole/console-ui'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type ConsoleElement, defineConsoleElement } from './console-element.ts'
import { type MountOptions, mountConsole } from './mount-console.tsx'

// Their code is compiled when it is first asked for, which a wait for a screen need not include.
beforeAll(async () => {
  await Promise.all(
    (['import-logs', 'import-log-results', 'export-logs'] as const).map((id) => screenLoaders[id]()),
  )
}, 120_000)
beforeEach(() => defineConsoleElement())
afterEach(async () => {
  await act(async () => document.body.replaceChildren())
})

const options = (backend = createTestBackend()): Omit<MountOptions, 'screen'> => ({
  http: backend.http,
  clock: () => new Date(TEST_NOW),
  stylesheet: false,
})

const WAIT = { timeout: 20_000 }

/** As a page's own markup would have it. */
const show = async (markup: string, given: Partial<MountOptions> = options()): Promise<ConsoleElement> => {
  document.body.innerHTML = markup
  const element = document.body.querySelector('ed-console')
  if (element === null) throw new Error('The element is not there.')
  await act(async () => {
    element.options = given
  })
  return element
}

const host = (): HTMLElement => {
  const element = document.createElement('div')
  document.body.append(element)
  return element
}

it('[S1] shows a screen of its district, and follows its attributes in the same console', async () => {
  const backend = createTestBackend()
  const element = await show(
    '<ed-console screen="import-logs" district-id="412"></ed-console>',
    options(backend),
  )
  await findTable('Import batches', WAIT)
  expect([element.screen, element.districtId]).toEqual(['import-logs', '412'])
  expect(backend.calls('importLogs.headers').at(-1)?.query.lea).toBe('0412')
  const before = backend.calls('session.userInfo').length

  await act(async () => {
    element.districtId = '413'
  })
  await waitFor(() => expect(backend.calls('importLogs.headers').at(-1)?.query.lea).toBe('0413'))
  await act(async () => element.setAttribute('screen', 'export-logs'))
  await findTable('Export runs', WAIT)
  expect(element.getAttribute('district-id')).toBe('413')
  expect(backend.calls('session.userInfo')).toHaveLength(before)
})

it('[S1] passes parameters of the screen, theme and heading level', async () => {
  await show(
    '<ed-console screen="import-log-results" district-id="412" batch-id="1" scheme="dark" heading-level="3"></ed-console>',
  )
  expect(await screen.findByRole('heading', { level: 3, name: 'Batch 1' })).toBeVisible()
  expect(document.querySelector('[data-ec-root]')).toHaveAttribute('data-ec-scheme', 'dark')
})

it('[S1] tells the page what happens, by events that carry what the console tells its host', async () => {
  const seen: string[] = []
  const backend = createTestBackend({ user: null })
  document.body.addEventListener('unauthenticated', () => seen.push('bubbled'))
  const element = await show('<ed-console></ed-console>', {})
  for (const type of ['unauthenticated', 'call-failed'] as const)
    element.addEventListener(type, () => seen.push(type))
  await act(async () => {
    element.options = { ...options(backend), screen: 'import-logs', districtId: '412' }
  })
  await waitFor(() => expect(seen).toEqual(['unauthenticated']))
})

it('[S1] says once which screens there are where a name is none of them, and recovers', async () => {
  const errors: unknown[] = []
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const element = await show('<ed-console screen="import-log" district-id="412"></ed-console>', options())
  expect(logged.mock.calls.map(String)).toEqual([expect.stringContaining("There is no screen 'import-log'.")])
  logged.mockClear()
  element.addEventListener('load-error', (event) => {
    event.preventDefault()
    errors.push(event.detail.error)
  })
  await act(async () => element.setAttribute('screen', 'imports'))
  expect(errors.map(String)).toEqual([
    expect.stringMatching(/^Error: There is no screen 'imports'\. The screens are .*import-logs.*users\.$/),
  ])
  await act(async () => element.setAttribute('screen', 'import-logs'))
  await findTable('Import batches', WAIT)
  expect(() => mountConsole(host(), { screen: JSON.parse('"imports"') })).toThrow(
    "There is no screen 'imports'.",
  )
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})

it('[S1] refuses what can only be a mistake, and says what is wrong', async () => {
  const given = Object.assign(options(), { screen: 'import-log-details' as const, params: { batchId: '1' } })
  expect(() => mountConsole(host(), given)).toThrow(
    "The screen 'import-log-details' needs etlStatusId in its parameters.",
  )
  expect(() => mountConsole(document.querySelector('#imports'), given)).toThrow('mountConsole got no element')
  const element = host()
  const logs = Object.assign(options(), { screen: 'import-logs' as const, districtId: '412' })
  const mounted = await act(async () => mountConsole(element, logs))
  expect(() => mountConsole(element, logs)).toThrow('This element shows a console already.')
  await act(async () => mounted.unmount())
  expect(() => mounted.update({ districtId: '413' })).toThrow('This console was unmounted.')
  await act(async () => mountConsole(element, logs).unmount())
})

it('[S1] takes the width that a page gives it', async () => {
  const element = await show('<ed-console screen="import-logs" district-id="412"></ed-console>')
  expect(element.style.display).toBe('block')
})

it('[S1] keeps what it shows where it is only moved, and takes all down where it is removed', async () => {
  const backend = createTestBackend()
  const element = await show(
    '<ed-console screen="import-logs" district-id="412"></ed-console>',
    options(backend),
  )
  const { element: table } = await findTable('Import batches', WAIT)
  const place = host()
  await act(async () => place.append(element))
  expect(element.contains(table)).toBe(true)
  await act(async () => element.remove())
  expect(element.childElementCount).toBe(0)
})

it('[S1] follows the theme with all that is typed, and begins a new console where an option is read on mount', async () => {
  const [first, second] = [createTestBackend(), createTestBackend()]
  const mounted = await act(async () =>
    mountConsole(
      host(),
      Object.assign({ screen: 'import-logs' as const, districtId: '412' }, options(first)),
    ),
  )
  const { element: table } = await findTable('Import batches', WAIT)
  await act(async () => mounted.update({ theme: { scheme: 'dark' } }))
  expect(document.querySelector('[data-ec-root]')).toHaveAttribute('data-ec-scheme', 'dark')
  expect(table).toBeInTheDocument()
  await act(async () => mounted.update({ http: second.http }))
  await waitFor(() => expect(second.calls('importLogs.headers').length).toBeGreaterThan(0))
  await act(async () => mounted.unmount())
  expect(document.body.textContent).toBe('')
})

it('[S1] links the stylesheet once, and tells where it does not load', async () => {
  const onLoadError = vi.fn()
  const stylesheet = 'https://console.test/console.css'
  const given = Object.assign(options(), {
    screen: 'import-logs' as const,
    districtId: '412',
    stylesheet,
    onLoadError,
  })
  const both = await act(async () => [mountConsole(host(), given), mountConsole(host(), given)])
  const links = document.head.querySelectorAll(`link[href="${stylesheet}"]`)
  expect(links).toHaveLength(1)
  links[0]?.dispatchEvent(new Event('error'))
  await waitFor(() => expect(onLoadError).toHaveBeenCalledTimes(2))
  expect(String(onLoadError.mock.calls[0]?.[0])).toContain(stylesheet)
  await act(async () => {
    for (const one of both) one.unmount()
  })
  links[0]?.remove()
})
