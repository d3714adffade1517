import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeHttp, ORIGIN } from '../api/testing/fake-http.ts'
import { sampleDistrict, sampleListItem } from '../api/testing/sample-district.ts'
import { sampleUser } from '../api/testing/sample-user.ts'
import { memoryNavigation } from '../navigation/memory-navigation.ts'
import type { NavigationAdapter } from '../navigation/navigation-adapter.ts'
import { placeOf } from '../routes/place.ts'
import { createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { memoryStorage } from '../runtime/storage.ts'
import { ConsoleProvider } from './console-provider.tsx'
import { DistrictScope } from './district-scope.tsx'

const setUp = (navigation?: NavigationAdapter) => {
  const asked: (string | null)[] = []
  const runtime = createConsoleRuntime({
    baseUrl: ORIGIN,
    storage: memoryStorage(),
    ...(navigation && { navigation }),
    http: fakeHttp(({ path, query }) => {
      if (path === '/api/user-info') return { body: { data: sampleUser(['ROLE_IMPORT_LOG_VIEW']) } }
      if (path === '/api/districts') return { body: { data: [1, 2].map(sampleListItem) } }
      if (path !== '/api/district') return { body: { data: null } }
      asked.push(query.get('filter[id]'))
      return { body: { data: [sampleDistrict(Number(query.get('filter[id]')))] } }
    }),
  })
  render(
    <ConsoleProvider runtime={runtime}>
      <DistrictScope districtId="1">the body</DistrictScope>
    </ConsoleProvider>,
  )
  return { runtime, asked }
}

it.each([
  ['a host without places', undefined],
  ['a place of that district', memoryNavigation(placeOf('import-logs', { districtId: '1' }))],
  ['a place without one', memoryNavigation(placeOf('dashboard'))],
])('R9 the district that a body is drawn for is fetched and selected: %s', async (_, navigation) => {
  const { asked } = setUp(navigation)
  expect(await screen.findByText('the body')).toBeVisible()
  expect(asked).toEqual(['1'])
})

it('R9 a body that is drawn once more on the way to another district does not fetch its own again', async () => {
  const { runtime, asked } = setUp(memoryNavigation(placeOf('import-logs', { districtId: '2' })))
  await waitFor(() => expect(runtime.session.get().user).not.toBeNull())
  await runtime.districts.follow('2')
  await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
  expect(runtime.districts.get().id).toBe('2')
  expect(asked).toEqual(['2'])
})
