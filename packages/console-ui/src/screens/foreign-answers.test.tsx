import { type ConsoleEvent, placeWith, type ScreenId } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ConsoleShell } from '../shell/console-shell.tsx'
import { showScreen } from '../testing/show-screen.tsx'
import { BEING_BUILT } from './being-built/being-built.ts'
import { screenLoaders } from './screens.ts'

type Params = Readonly<Record<string, string>>

let server: TestServer
let ofImports: Params
let ofExports: Params
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  const district = server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))
  const browser = await server.browser('employee@example.org')
  const first = async (path: string): Promise<Record<string, unknown>> => {
    const answer = await browser(`/api/${path}&lea=${district?.lea}&limit=1`)
    const { data }: { data: Record<string, unknown>[] } = await answer.json()
    return data[0] ?? {}
  }
  const { batchId } = await first('district/import-log-headers?')
  const { etlStatusId } = await first(`district/import-log-results?filter[batchId]=${batchId}`)
  const template = await first('district/sis-imports?')
  const sent = await first('district/export-log-headers?')
  const file = await first(`district/export-log-results?filter[batchId]=${sent.batchId}`)
  const exported = await first('export?')
  const districtId = district?.id
  ofImports = paramsOf({ districtId, batchId, etlStatusId, id: template.id })
  ofExports = paramsOf({
    districtId,
    batchId: sent.batchId,
    etlStatusId: file.etlStatusId,
    id: exported.id,
    productId: exported.productId,
  })
}, 240_000)
afterAll(() => server.close())

const paramsOf = (values: Record<string, unknown>): Params =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

const beingBuilt: readonly string[] = BEING_BUILT
const SCREENS = Object.keys(screenLoaders).filter(
  (id): id is ScreenId => !beingBuilt.includes(id) && id !== 'login',
)

/** Asked beside every screen, and by the frame: who is there, and where. */
const FRAME = ['/api/user-info', '/api/districts', '/api/user-preferences']

type Foreign = { name: string; answer: (body: unknown) => Response; spares: readonly string[] }

/** Answers that hold nothing of what was asked for. */
const UNREADABLE: readonly Foreign[] = [
  ['an object without fields', () => Response.json({})],
  ['no content', () => new Response(null, { status: 204 })],
  ['errors about a session', () => Response.json({ errors: [{ code: 401, message: 'Not for you' }] })],
].map(([name, answer]) => ({ name, answer, spares: [...FRAME, '/api/district'] }) as Foreign)

/** Rows of the real answers without anything but what names them, or with values of other types. */
const STRANGE: readonly Foreign[] = Object.entries<(value: unknown) => unknown>({
  'rows without fields': () => undefined,
  'null everywhere': () => null,
  'texts for numbers': (value) =>
    typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : Array.isArray(value)
        ? {}
        : value,
  'numbers for texts': (value) => (typeof value === 'string' ? 17 : Array.isArray(value) ? 'none' : value),
}).map(([name, change]) => ({ name, spares: FRAME, answer: (body) => Response.json(changed(body, change)) }))

const NAMES = new Set(['data', 'extensions', 'id', 'lea', 'batchId', 'etlStatusId', 'districtName'])

const changed = (value: unknown, change: (value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => changed(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const next = NAMES.has(name) ? inner : change(inner)
      return next === undefined ? [] : [[name, next === inner ? changed(inner, change) : next]]
    }),
  )
}

const show = async (id: ScreenId, { answer, spares }: Foreign) => {
  const { screen: Loaded } = await screenLoaders[id]()
  // Which parameters a screen takes is known by its id alone.
  const Screen = Loaded as unknown as ComponentType<Params>
  const params = id.startsWith('export') ? ofExports : ofImports
  const place = placeWith(id, params)
  const events: ConsoleEvent[] = []
  let changes = 0
  const shown = await showScreen(
    <ConsoleShell>
      <Screen {...params} />
    </ConsoleShell>,
    {
      server: {
        now: server.now,
        signIn: server.signIn,
        fetch: async (request) => {
          const response = await server.fetch(request)
          const isRead = request.method === 'GET' && response.ok
          if (!isRead || spares.includes(new URL(request.url).pathname)) return response
          changes += 1
          return answer(await response.json())
        },
      },
      as: 'employee@example.org',
      ...(place && { place }),
      onEvent: (event) => events.push(event),
    },
  )
  const { runtime } = shown
  await waitFor(() => expect(runtime.session.get().status).toBe('signed-in'))
  await act(() => runtime.districts.ready())
  await act(() => runtime.districts.follow(params.districtId ?? ''))
  // One answer leads to the next question.
  for (let quiet = 0; quiet < 4; quiet = runtime.api.queryClient.isFetching() === 0 ? quiet + 1 : 0) {
    await act(() => new Promise<void>((done) => setTimeout(done, 5)))
  }
  return { runtime, events, changes }
}

// React reports what a boundary caught, and a row that was kept in spite of it, to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const expectFrame = (name: string): void => {
  expect(screen.getAllByRole('banner'), name).toHaveLength(1)
  expect(screen.getByRole('navigation', { name: 'Main' }), name).toBeVisible()
  expect(screen.queryByText(/^This (section|part) stopped working\./), name).toBeNull()
}

test.each(SCREENS)(
  'R17 %s stands, and offers another try, when nothing that it reads is there',
  async (id) => {
    for (const foreign of UNREADABLE) {
      const { runtime, events, changes } = await show(id, foreign)
      expectFrame(foreign.name)
      expect(
        events.filter(({ type }) => type === 'crashed' || type === 'signed-out'),
        foreign.name,
      ).toEqual([])
      expect(runtime.session.get().status).toBe('signed-in')
      const main = screen.getByRole('main')
      expect(main.textContent, foreign.name).not.toMatch(
        /\bNo (students|sites|staff|exports|batches|rows)\b|not in this district/i,
      )
      if (changes > 2)
        expect(screen.queryAllByRole('button', { name: /^Try again/ }), foreign.name).not.toEqual([])
      cleanup()
    }
  },
  60_000,
)

test.each(SCREENS)(
  'R17 %s stands when rows lack their fields, or have others in their place',
  async (id) => {
    for (const foreign of STRANGE) {
      await show(id, foreign)
      expectFrame(foreign.name)
      cleanup()
    }
  },
  60_000,
)
