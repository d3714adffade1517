import { act, cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { memoryNavigation } from '../navigation/memory-navigation.ts'
import { ConsoleProvider } from '../provider/console-provider.tsx'
import { DistrictScope } from '../provider/district-scope.tsx'
import { useDistrict } from '../provider/use-district.ts'
import { useNavigation } from '../provider/use-navigation.ts'
import { list, post, resource } from '../resources/operation.ts'
import { placeOf } from '../routes/place.ts'
import { createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { memoryStorage } from '../runtime/storage.ts'
import { fakeHttp, ORIGIN, type Reply } from './testing/fake-http.ts'
import { sampleDistrict, sampleListItem } from './testing/sample-district.ts'
import { sampleUser } from './testing/sample-user.ts'
import { useList } from './use-list.ts'
import { useSave } from './use-save.ts'

type Row = { id: string; text: string }

const spec = { key: 'id', sortable: [], filterable: [], searchable: [], defaultSort: {} } as const
const rows = resource(
  'rows',
  { records: 'rows' },
  { list: list<Row>('/rows', spec, { lea: true }), save: post<object, Row>('/rows', { lea: true }) },
)
const IDS = ['1', '2', '3']

/** A screen with a table and a button, and the picker's word on which district is selected. */
const Table = (): ReactElement => {
  const { place } = useNavigation()
  const page = Number(place?.query?.page ?? 1)
  const { data, stale } = useList(rows.list, { offset: (page - 1) * 25, limit: 25 })
  const { run } = useSave(rows.save, { confirm: () => 'Row created' })
  return (
    <div data-stale={stale}>
      <button type="button" onClick={() => void run({ body: {} }).catch(() => {})}>
        Save
      </button>
      {data?.map(({ id, text }) => (
        <p key={id} data-testid="row">
          {text}
        </p>
      ))}
    </div>
  )
}

const Page = (): ReactElement => {
  const { place } = useNavigation()
  const { selected } = useDistrict()
  const districtId = place?.params.districtId ?? ''
  return (
    <div data-testid="page" data-district={districtId} data-selected={selected?.id}>
      <DistrictScope districtId={districtId}>
        <Table />
      </DistrictScope>
    </div>
  )
}

/** Answers wait until they are let go, in any order. */
const setUp = () => {
  const waiting: { lea: string | null; reply: () => void }[] = []
  const sent: { lea: string | null; shown: string }[] = []
  const shown = () => screen.queryByTestId('page')?.getAttribute('data-district') ?? ''
  const hold = (lea: string | null, reply: () => Reply): Promise<Reply> =>
    new Promise((done) => waiting.push({ lea, reply: () => done(reply()) }))
  const navigation = memoryNavigation(placeOf('import-logs', { districtId: '1' }))
  const runtime = createConsoleRuntime({
    baseUrl: ORIGIN,
    session: sampleUser(),
    navigation,
    storage: memoryStorage(),
    confirm: () => true,
    http: fakeHttp(({ method, path, query }) => {
      if (path === '/api/districts') return { body: { data: IDS.map((id) => sampleListItem(Number(id))) } }
      if (path === '/api/user-preferences') return { body: { data: {} } }
      if (path === '/api/district') {
        const id = Number(query.get('filter[id]'))
        return hold(null, () => ({ body: { data: [sampleDistrict(id)] } }))
      }
      const lea = query.get('lea')
      if (method === 'POST') sent.push({ lea, shown: shown() })
      return hold(lea, () => ({
        body: {
          data: [{ id: `${lea}-${query.get('offset')}`, text: `row of ${lea}, from ${query.get('offset')}` }],
          extensions: { totalCount: 60 },
        },
      }))
    }),
  })
  render(
    <ConsoleProvider runtime={runtime}>
      <Page />
    </ConsoleProvider>,
  )
  return { runtime, navigation, waiting, sent, shown }
}

// A request, its answer and the drawing of it each take a turn or two of their own.
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 4; turn += 1) await new Promise<void>((done) => setTimeout(done))
  })

type World = ReturnType<typeof setUp>

const steps: Record<string, (world: World, choice: number) => void> = {
  switch: ({ runtime }, choice) => void runtime.selectDistrict(IDS[choice % IDS.length] ?? null),
  address: ({ navigation }, choice) =>
    navigation.go(placeOf('import-logs', { districtId: IDS[choice % IDS.length] ?? '1' })),
  page: ({ navigation, shown }, choice) =>
    navigation.go(
      placeOf('import-logs', { districtId: shown() }, { query: { page: `${1 + (choice % 3)}` } }),
    ),
  back: ({ navigation }) => navigation.back?.(placeOf('import-logs', { districtId: '1' })),
  answer: ({ waiting }, choice) => waiting.splice(choice % Math.max(1, waiting.length), 1)[0]?.reply(),
  mutate: () => screen.queryByText('Save')?.click(),
  refresh: ({ runtime }) => void runtime.api.queryClient.invalidateQueries(),
}

const assertOwnRowsOnly = (shown: string) => {
  const own = sampleDistrict(Number(shown)).lea
  for (const row of screen.queryAllByTestId('row')) expect(row.textContent).toContain(`row of ${own},`)
}

afterEach(cleanup)

it("architecture 6: whatever is switched, answered late, saved or gone back to, another district's row never shows", async () => {
  let rowsSeen = 0
  const script = fc.array(
    fc.tuple(fc.constantFrom(...Object.keys(steps), 'answer', 'answer', 'answer'), fc.nat(50)),
    {
      minLength: 5,
      maxLength: 25,
    },
  )
  await fc.assert(
    fc
      .asyncProperty(script, async (moves) => {
        const world = setUp()
        await settle()
        for (const [name, choice] of moves) {
          await act(async () => steps[name]?.(world, choice))
          assertOwnRowsOnly(world.shown())
          await settle()
          assertOwnRowsOnly(world.shown())
          rowsSeen += screen.queryAllByTestId('row').length
        }
        while (world.waiting.length > 0) {
          world.waiting.pop()?.reply()
          await settle()
          assertOwnRowsOnly(world.shown())
        }
        // In the end the rows of the district on show are there.
        expect(screen.getAllByTestId('row')).not.toHaveLength(0)
        // A save went out for the district whose button was pressed.
        for (const { lea, shown } of world.sent) expect(lea).toBe(sampleDistrict(Number(shown)).lea)
      })
      .afterEach(() => cleanup()),
    { numRuns: Number(process.env.SOAK_RUNS ?? 30) },
  )
  expect(rowsSeen).toBeGreaterThan(40)
})

it('keeps the previous page of the same district in view while the next one comes', async () => {
  const world = setUp()
  await settle()
  world.waiting.shift()?.reply()
  await settle()
  world.waiting.shift()?.reply()
  await settle()
  expect(screen.getByTestId('row').textContent).toBe('row of 0100, from 0')
  await act(async () => steps.page?.(world, 1))
  expect(screen.getByTestId('row').textContent).toBe('row of 0100, from 0')
  world.waiting.shift()?.reply()
  await settle()
  expect(screen.getByTestId('row').textContent).toBe('row of 0100, from 25')
})

it('a save that ends after a switch names the district it was for', async () => {
  const world = setUp()
  await settle()
  world.waiting.shift()?.reply()
  await settle()
  world.waiting.shift()?.reply()
  await settle()
  act(() => screen.getByText('Save').click())
  await settle()
  const saving = world.waiting.find(({ lea }) => lea === '0100')
  await act(async () => void world.runtime.selectDistrict('2'))
  saving?.reply()
  await settle()
  expect(world.sent).toEqual([{ lea: '0100', shown: '1' }])
  expect(world.runtime.snackbars.get().recent).toMatchObject([
    { message: 'Row created', subtext: 'District 1' },
  ])
})
