import { expect, it } from 'vitest'
import { userPreferencesResource } from '../resources/index.ts'
import { entryAddresses } from '../runtime/entry-reads.ts'
import { answerDistricts, openFakeConsole, signedIn } from './testing/fake-console.ts'
import { sampleDistrict, sampleListItem } from './testing/sample-district.ts'
import { sampleUser } from './testing/sample-user.ts'

const bodies = [
  sampleUser(),
  { columnStates: null, pageSizes: { 'import-logs': 50 } },
  [1, 2].map(sampleListItem),
  [],
  [sampleDistrict(2)],
]
const answers = Object.fromEntries(entryAddresses('2').map((address, at) => [address, { data: bodies[at] }]))

it('what the page brought along is asked of nobody', async () => {
  const { runtime, seen } = openFakeConsole(answerDistricts(1, 2), { answers })
  await signedIn(runtime)
  await runtime.districts.follow('2')
  await expect.poll(() => runtime.preferences.get().pageSizes).toEqual({ 'import-logs': 50 })
  expect(runtime.districts.get()).toMatchObject({ status: 'selected', id: '2', only: false })
  expect(seen).toEqual([])
})

it('each answer stands in for one request', async () => {
  const { runtime, seen } = openFakeConsole(answerDistricts(1, 2), { answers })
  await signedIn(runtime)
  await runtime.session.retry()
  expect(seen).toEqual(['GET /api/user-info'])
})

it('after a change nothing that came before it is believed', async () => {
  const saved = { '/api/user-preferences/page_sizes': () => ({ body: { data: {} } }) }
  const { runtime, seen } = openFakeConsole({ ...answerDistricts(1, 2), ...saved }, { answers })
  await runtime.api.call(userPreferencesResource.postPageSizes, { body: {} })
  await runtime.session.start()
  expect(seen).toContain('GET /api/user-info')
})
