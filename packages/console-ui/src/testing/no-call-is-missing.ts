import { OPERATIONS, type OperationId } from '@edconsole/console-core/contract'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RefusedCall } from './refused-calls.ts'
import type { ShownScreen } from './show-screen.tsx'

/** Asked for by what stands around every screen. */
const AROUND: readonly OperationId[] = [
  'session.userInfo',
  'districts.all',
  'districts.list',
  'userPreferences.get',
  // The history of a record, which stands or fails by itself.
  'auditLog.list',
  'auditLog.ofDistrict',
  // Notes, which a screen is whole without.
  'notes.list',
  // Every list asks for its saved views, and is whole without them.
  'savedViews.list',
]

/**
 * One test more for a table of refused calls: whatever the screen asks for by itself is in it.
 * @param show draws the screen and waits for what comes last
 */
export function testNoCallIsMissing(show: () => Promise<ShownScreen>, table: readonly RefusedCall[]): void {
  test('[R21] every call that the screen makes by itself is in the table', async () => {
    const { calls, runtime } = await show()
    await waitFor(() => expect(runtime.api.queryClient.isFetching()).toBe(0))
    const known = new Set<string>([...AROUND, ...table.map(({ call }) => call)])
    const asked = new Set(calls.map(operationOf))
    expect([...asked].filter((id) => !known.has(id))).toEqual([])
  })
}

function operationOf(call: string): string {
  const found = Object.values(OPERATIONS).find(({ method, path }) =>
    new RegExp(`^${method} /api${path.replaceAll(/:\w+|\{\w+\}/g, '[^/]+')}$`).test(call),
  )
  return found?.id ?? call
}
