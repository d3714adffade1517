import { ConsoleProvider, createConsoleRuntime, DistrictScope } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { httpToServer } from '../../../testing/http-to-server.ts'
import { rowsServer } from '../../../testing/rows-server.ts'
import { exportRunMessages } from './messages.ts'
import { SendDialog } from './send-dialog.tsx'

afterEach(cleanup)

const SENT = {
  id: 31,
  name: 'Roster to Screening',
  productName: 'Screening',
  schoolYear: 2026,
  components: ['sites', 'students'],
  deliveryMethod: 'sftp',
  host: 'sftp.example.org',
  remotePath: '/in',
}
const REASON = 'Roster to Screening is off.'

function Page({ onStarted }: { onStarted: (batchId: number) => void }): ReactElement {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      {asking ? (
        <SendDialog
          batch={{ batchId: 20931, exportId: 31, exportName: 'Roster to Screening' }}
          onClose={() => setAsking(false)}
          onStarted={(batchId) => {
            setAsking(false)
            onStarted(batchId)
          }}
          texts={exportRunMessages}
        />
      ) : null}
    </>
  )
}

/** @param answers what the call to send answers, one after the other */
const show = async (...answers: Response[]) => {
  const rows = rowsServer()
  const sent: unknown[] = []
  const server = {
    ...rows,
    fetch: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/export') return Response.json({ data: [SENT] })
      if (pathname !== '/api/export/send-now') return rows.fetch(request)
      sent.push(await request.json())
      return answers.shift() ?? Response.json({ data: { batchIds: [] } })
    },
  }
  const { http } = httpToServer(server, { cookie: 'session=1' })
  const runtime = createConsoleRuntime({ http })
  const onStarted = vi.fn()
  render(
    <ConsoleProvider runtime={runtime}>
      <DistrictScope districtId="42">
        <Page onStarted={onStarted} />
      </DistrictScope>
    </ConsoleProvider>,
  )
  const ask = page.getByRole('button', { name: 'Ask' })
  await expect.element(ask).toBeVisible()
  ask.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('sftp.example.org · SFTP')).toBeVisible()
  return { sent, onStarted, ask }
}
const cancel = () => page.getByRole('button', { name: 'Cancel' })
const send = () => page.getByRole('button', { name: 'Send again' })

it('[ux 7.14] asks with the focus on Cancel; Esc leads back and nothing is sent', async () => {
  const { sent, ask } = await show()
  await expect
    .element(page.getByRole('alertdialog', { name: 'Send Roster to Screening again?' }))
    .toBeVisible()
  await expect.element(cancel()).toHaveFocus()
  for (const fact of ['Screening', '2026-2027', 'Sites, Students', '/in'])
    await expect.element(page.getByText(fact, { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(ask).toHaveFocus()
  expect(sent).toEqual([])
})

it('[S8] a refusal stays in the dialog, with the focus where it was, and it can be tried again', async () => {
  const refused = Response.json({ error: { code: 409, message: REASON } }, { status: 409 })
  const { sent, onStarted } = await show(refused, Response.json({ data: { batchIds: [20932] } }))
  await userEvent.keyboard('{Tab}')
  await expect.element(send()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog').getByRole('alert')).toHaveTextContent(REASON)
  await expect.element(send()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onStarted.mock.calls).toEqual([[20932]])
  expect(sent).toEqual([{ exportIds: [31] }, { exportIds: [31] }])
})
