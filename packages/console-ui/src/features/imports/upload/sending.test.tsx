import type { UploadFile } from '@edconsole/console-core/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { uploadMessages } from './messages.ts'
import { Sending } from './sending.tsx'
import { NO_TRANSFER } from './transfer.ts'
import type { Upload } from './use-upload.ts'

afterEach(cleanup)

const file = { id: 3, bytes: 1000, receivedBytes: 400, archiveName: null } as UploadFile

it.each([
  [false, 'A few seconds left', /while the console stays open\.$/],
  [true, 'Waiting for the connection', /continues when the connection is back\.$/],
])('[R46] what an upload says while it is sent (without a connection: %s)', (isWaiting, state, note) => {
  const transfer = Object.assign({}, NO_TRANSFER, { isSending: true, rate: 100, isWaiting })
  const upload = { transfer, busy: false } as Upload
  render(<Sending upload={upload} files={[file]} m={uploadMessages} />)
  expect(screen.getByRole('status')).toHaveTextContent(state)
  expect(screen.getByText(note)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
})
