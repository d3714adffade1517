import { useDataYear, useDistrict } from '@edconsole/console-core'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { ImportLogs } from '../../screens/import-logs/index.ts'
import { batch, districtItem, rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { defineScreen } from './define-screen.tsx'

const districts = [districtItem(42, 'Larkspur'), districtItem(7, 'Copperleaf')]

/** One backend; what it imported differs by the code of the district. */
const server = (roles = ['ROLE_IMPORT_LOG_VIEW']) => {
  const one = rowsServer({ roles, districts, batches: [batch(11)] })
  const two = rowsServer({ roles, districts, batches: [batch(22), batch(23)] })
  return {
    ...one,
    fetch: (request: Request) =>
      (new URL(request.url).searchParams.get('lea') === '07' ? two : one).fetch(request),
  }
}

const lists = async () => {
  await waitFor(() => expect(screen.getAllByRole('region', { name: 'Import batches' })).toHaveLength(2))
  return screen.getAllByRole('region', { name: 'Import batches' }).map((region) => within(region))
}
const batchesIn = async (list: ReturnType<typeof within> | undefined) => {
  const cells: HTMLElement[] = (await list?.findAllByRole('rowheader')) ?? []
  return cells.map(({ textContent }) => textContent)
}

const AboutScreen = (): ReactElement => {
  const { selected } = useDistrict()
  return (
    <>
      <PageHeader title={`About ${selected?.districtName}`} />
      <p>{`Year ${useDataYear()}`}</p>
    </>
  )
}
const About = defineScreen({ id: 'district', component: AboutScreen })

it('two screens under one provider each show their own district', async () => {
  const { user, runtime } = await showScreen(
    <>
      <ImportLogs districtId="42" />
      <ImportLogs districtId="7" />
    </>,
    { server: server(), as: 'x', embedded: true },
  )
  const [first, second] = await lists()
  expect(await batchesIn(first)).toEqual(['11'])
  expect(await batchesIn(second)).toEqual(['22', '23'])

  // What is selected elsewhere on the page changes neither.
  await runtime.selectDistrict(7)
  // Testing Library takes a link to the page at hand, `href=""`, for none.
  const [link] = screen.getAllByText('11').filter((text) => text.closest('a'))
  await user.click(link ?? document.body)
  expect(await screen.findByRole('heading', { name: 'Batch 11' })).toBeVisible()
  expect(await batchesIn(second)).toEqual(['22', '23'])
})

it("a screen's own district wins over the provider's, which stays that of the others", async () => {
  const { runtime } = await showScreen(
    <>
      <About />
      <About districtId="7" />
    </>,
    { server: server(['ROLE_SETUP_DISTRICT_VIEW']), as: 'x', embedded: true },
  )
  await waitFor(() => expect(runtime.session.get().user).not.toBeNull())
  await runtime.districts.follow('42')
  expect(await screen.findByRole('heading', { name: 'About Larkspur' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'About Copperleaf' })).toBeVisible()
  expect(screen.getAllByText('Year 2026')).toHaveLength(2)
})

it('[R9] a district that does not exist is the matter of its screen alone', async () => {
  await showScreen(
    <>
      <About districtId="999" />
      <About districtId="7" />
    </>,
    { server: server(['ROLE_SETUP_DISTRICT_VIEW']), as: 'x', embedded: true },
  )
  expect(await screen.findByText('District not found')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'About Copperleaf' })).toBeVisible()
})
