import { memoryStorage, placeOf } from '@edconsole/console-core'
import { checkFile, sniff } from '@edconsole/console-core/dry-run'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { SisImportCreate } from './index.ts'

type Request =
  | { kind: 'sniff'; file: File; wanted: object }
  | ({ kind: 'check' } & Parameters<typeof checkFile>[0])

/** Does in the page what the worker does. */
class PageWorker extends EventTarget {
  async postMessage(request: Request) {
    const data =
      request.kind === 'sniff'
        ? { kind: 'sniffed', sniffed: await sniff(request.file, request.wanted) }
        : { kind: 'checked', report: await checkFile(request, () => {}) }
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate() {}
}

const WAIT = { timeout: 15_000 }
let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())
afterEach(() => vi.unstubAllGlobals())

test('[ux 9.5] codes of a file without a translation are to be fixed while its columns are mapped', async () => {
  vi.stubGlobal('Worker', PageWorker)
  const district = await server.newDistrict()
  const districtId = String(district.id)
  const { user } = await showScreen(<SisImportCreate districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('sis-import-create', { districtId }, {}),
    draftStorage: memoryStorage(),
  })
  const input = await screen.findByLabelText('SIS file', { selector: 'input' }, WAIT)
  const rows = ['School Code,School Name,School Type', '1,Oak,XE', '2,Elm,XM', '3,Fir,XH']
  await user.upload(input, new File([rows.join('\n')], 'sites.csv', { type: 'text/csv' }))
  await user.click(await screen.findByRole('radio', { name: 'Sites', checked: true }, WAIT))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('radio', { name: 'To fix 1' }, WAIT)
  const row = within(screen.getByRole('row', { name: /schoolType/ }))
  expect(row.getByText('0 of 3')).toBeVisible()
  expect(row.getByText('XE')).toBeVisible()
})
