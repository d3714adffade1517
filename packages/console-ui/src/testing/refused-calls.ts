import { OPERATIONS, type OperationId } from '@edconsole/console-core/contract'
import type { Fault } from '@edconsole/console-server/faults'
import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { StartingFaults } from './http-to-server.ts'
import type { ShownScreen } from './show-screen.tsx'

/** How a call went wrong, and the reason that people read. */
export type Refusal = { name: string; code: number | null; reason: string }

export type RefusedCall = {
  call: OperationId
  /** The plain message of [S8], letter by letter, where the call has one. */
  says?: string | ((reason: string) => string)
  /** The noun of the sentence: "sites". */
  records: string
  /** A test of the user's own values: no message is shown of it ([S5]). */
  silent?: true
  /** The key of the body that a refusal with code 400 names. */
  field?: string
  /** Waits for the screen; only then the call begins to fail. Without it the call fails from the start. */
  ready?: (shown: ShownScreen) => Promise<unknown>
  /** Types and presses what makes the call; without it the screen makes it by itself. */
  make?: (shown: ShownScreen) => Promise<unknown>
  /** Looks at what stands in place, and that all that was typed is still there. */
  inPlace: (shown: ShownScreen, refusal: Refusal) => unknown
}

/**
 * Tests what each call leaves behind when it fails: exactly one snackbar, in the words of R21, and the table's `inPlace`.
 * A read fails with a fault of the server; a change is refused, and meets no connection. The other ways to fail are
 * proved for the pattern of all forms, and for the reads of every screen by `screen-states.test.tsx`.
 * @param show draws the screen with faults that are there from its first call
 * @param everyWay also runs the ways that screens leave to their pattern
 * @example
 * testRefusedCalls((faults) => show({ faults }), [
 *   { call: 'sites.list', says: 'Error fetching sites', records: 'sites', inPlace: () => screen.findByText('Sites could not be loaded') },
 *   { call: 'sites.create', records: 'sites', field: 'siteCode', ready: openForm, make: typeAndSave, inPlace: seesWhatWasTyped },
 * ])
 */
export function testRefusedCalls(
  show: (faults: StartingFaults) => Promise<ShownScreen>,
  calls: readonly RefusedCall[],
  everyWay = false,
): void {
  describe.each(calls)('[R21] $call', (refused) => {
    const { field, make: isChange } = refused
    const usual = isChange ? [refusal(field), NO_CONNECTION] : [FAULT_OF_THE_SERVER]
    const ways = everyWay ? [refusal(field), NO_CONNECTION, FAULT_OF_THE_SERVER, NO_JSON] : usual
    test.each(ways)('$name', async ({ fault, ...refusal }) => {
      const { call, ready, make, inPlace, silent } = refused
      const shown = await show(ready ? [] : [[call, fault]])
      await ready?.(shown)
      if (ready) shown.faults.on(call, fault)
      await make?.(shown)
      if (!silent) {
        await waitFor(() => expect(failuresTold(shown)).toEqual([snackbarOf(refused, refusal)]), WAIT)
      }
      await inPlace(shown, refusal)
      expect(failuresTold(shown)).toEqual(silent ? [] : [snackbarOf(refused, refusal)])
    })
  })
}

/** What stands over the reason of a form: only a server that answered is known to have stored nothing. */
export const summaryTitle = ({ code }: Refusal, refused: string): string =>
  code === 400 ? refused : "We couldn't tell whether this was saved"

const WAIT = { timeout: 10_000 }

type Way = Refusal & { fault: Fault }

const refusal = (field: string | undefined): Way => ({
  name: field === undefined ? 'refused' : `refused for its '${field}'`,
  code: 400,
  reason: 'Not with this value',
  fault: { status: 400, body: { error: { code: 400, message: 'Not with this value', field } } },
})
const FAULT_OF_THE_SERVER: Way = {
  name: 'a fault of the server',
  code: 500,
  reason: 'Disk full',
  fault: { status: 500, message: 'Disk full' },
}
const NO_CONNECTION: Way = {
  name: 'no connection',
  code: null,
  reason: 'Network Error',
  fault: { drop: true },
}
const NO_JSON: Way = {
  name: 'an answer that is not JSON',
  code: 200,
  reason: "The response couldn't be read",
  fault: { body: '{"data": [' },
}

const failuresTold = ({ runtime }: ShownScreen) =>
  runtime.snackbars
    .get()
    .recent.filter(({ color }) => color === 'warning' || color === 'error')
    .map(({ title, color, message, subtext }) => ({ title, color, message, subtext }))

const VERBS = { GET: 'fetching', POST: 'saving', PATCH: 'saving', DELETE: 'deleting' }

// Written anew, as the specification has it: what is judged must not judge itself.
const snackbarOf = ({ call, says, records }: RefusedCall, { code, reason }: Refusal) => {
  const sentence = `An error occurred while ${VERBS[OPERATIONS[call].method]} ${records} . Reason: ${reason}`
  const plain = typeof says === 'function' ? says(reason) : says
  return {
    ...(code === 400 ? { title: 'Warning', color: 'warning' } : { title: 'Error', color: 'error' }),
    ...(plain === undefined
      ? { message: sentence, subtext: undefined }
      : { message: plain, subtext: sentence }),
  }
}
