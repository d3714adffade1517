import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConsoleShell } from '../shell/console-shell.tsx'
import { everyScreen, FRAME_READS, SIGNED_IN_SCREENS, type SignedInScreen } from '../testing/every-screen.tsx'
import { textsOf } from '../testing/texts-of.ts'

const every = everyScreen()

type Foreign = { name: string; answer: (body: unknown) => Response; spares: readonly string[] }

/** Answers that hold nothing of what was asked for. Other unreadable answers lead to the same failure before any screen sees them. */
const UNREADABLE: readonly Foreign[] = [
  ['an object without fields', () => Response.json({})],
  ['null', () => Response.json(null)],
  ['an empty body', () => new Response('')],
  [
    'a page',
    () => new Response('<!doctype html><title>Sign in</title>', { headers: { 'content-type': 'text/html' } }),
  ],
].map(([name, answer]) => ({ name, answer, spares: [...FRAME_READS, '/api/district'] }) as Foreign)

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
}).map(([name, change]) => ({
  name,
  spares: FRAME_READS,
  answer: (body) => Response.json(changed(shortened(body), change)),
}))

const NAMES = new Set(['data', 'extensions', 'id', 'lea', 'batchId', 'etlStatusId', 'districtName'])

/** Other answers that no screen may break on, each in place of every read, or of every second one. */
const ODD: readonly Foreign[] = [
  { name: 'empty lists', spares: FRAME_READS, answer: () => Response.json([]) },
  {
    name: 'rows without what names them',
    spares: [...FRAME_READS, '/api/district'],
    answer: (body) => Response.json(withoutNames(shortened(body))),
  },
  { name: 'every second call failing', spares: FRAME_READS, answer: everySecondFails() },
]

function everySecondFails(): Foreign['answer'] {
  let calls = 0
  return (body) => {
    calls += 1
    return calls % 2 === 0
      ? Response.json({ error: { code: 500, message: 'Down' } }, { status: 500 })
      : Response.json(shortened(body))
  }
}

/** What one row shows wrong all do, and to draw them is what takes time. */
function shortened(body: unknown): unknown {
  if (Array.isArray(body)) return body.slice(0, 3)
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, name === 'data' ? shortened(value) : value]),
  )
}

function withoutNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNames)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      /^id$|Id$|^lea$/.test(name) ? [] : [[name, withoutNames(inner)]],
    ),
  )
}

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

/** @param known what the server answered while the screen was shown before */
const show = async (id: SignedInScreen, { answer, spares }: Foreign, known: Map<string, Response>) => {
  let changes = 0
  const { runtime, events, quiet } = await every.show(id, {
    around: ConsoleShell,
    known,
    answer: async (response, request) => {
      const isRead = request.method === 'GET' && response.ok
      if (!isRead || spares.includes(new URL(request.url).pathname)) return response
      changes += 1
      return answer(await response.json())
    },
  })
  await quiet()
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

/** Nothing waits any more: no skeleton stays in place of what didn't come. One that has been seen stays for a moment. */
const settled = (name: string): Promise<void> =>
  waitFor(() => {
    const waiting = [...document.querySelectorAll('[aria-busy="true"]')]
    expect(
      waiting.map(({ outerHTML }) => outerHTML.slice(0, 300)),
      name,
    ).toEqual([])
  })

test.each(SIGNED_IN_SCREENS)(
  'R17 %s stands, and offers another try, when nothing that it reads is there',
  async (id) => {
    const known = new Map<string, Response>()
    for (const foreign of UNREADABLE) {
      const { runtime, events, changes } = await show(id, foreign, known)
      await settled(foreign.name)
      expectFrame(foreign.name)
      expect(
        events.filter(({ type }) => type === 'crashed' || type === 'signed-out'),
        foreign.name,
      ).toEqual([])
      expect(runtime.session.get().status).toBe('signed-in')
      expect(textsOf(screen.getByRole('main')), foreign.name).not.toMatch(
        /\bNo (students|sites|staff|exports|batches|rows)\b|not in this district/i,
      )
      if (changes > 2)
        expect(screen.queryAllByRole('button', { name: /^Try again/ }), foreign.name).not.toEqual([])
      cleanup()
    }
  },
  90_000,
)

test.each(SIGNED_IN_SCREENS)(
  'R17 %s stands when rows lack their fields, or have others in their place',
  async (id) => {
    const known = new Map<string, Response>()
    for (const foreign of [...STRANGE, ...ODD]) {
      await show(id, foreign, known)
      await settled(foreign.name)
      expectFrame(foreign.name)
      expect(textsOf(screen.getByRole('main')), foreign.name).not.toMatch(/\b(undefined|NaN)\b|\[object /)
      cleanup()
    }
  },
  90_000,
)
