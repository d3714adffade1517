import { OPERATION_IDS, OPERATIONS, type OperationId } from '@edconsole/console-core/contract'
import { OPERATION_BODIES } from '@edconsole/console-core/schemas'
import { expect, it } from 'vitest'
import { createTestServer } from '../create-test-server.ts'
import { ask } from './ask.ts'
import { callerWith } from './caller-with.ts'
import { recordsOf } from './records-of.ts'
import { RECORD_IN_ADDRESS, SAMPLE_BODIES, sampleCall, statusOfRead } from './sample-calls.ts'

it('every body of the contract has a sample, and every address with a record names one', () => {
  const bodies = Object.keys(OPERATION_BODIES).filter((id) => id !== 'session.signIn')
  expect(Object.keys(SAMPLE_BODIES).toSorted()).toEqual(bodies.toSorted())
  // Sessions, uploads and views belong to their owners alone, rollovers of many to the provider, whatever the district.
  const withRecord = OPERATION_IDS.filter(
    (id) =>
      /\{(?!key\})/.test(OPERATIONS[id].path) &&
      id !== 'ownAccount.endSession' &&
      id !== 'importUploads.removeFile' &&
      id !== 'rolloverRuns.cancel' &&
      id !== 'rolloverRuns.retry' &&
      !id.startsWith('savedViews.'),
  )
  expect(Object.keys(RECORD_IN_ADDRESS).toSorted()).toEqual(withRecord.toSorted())
})

/**
 * These calls pass the access check but fail all the same: two of the records are in use, the account is a person's and was
 * disabled just before, no link was sent, and the walks' callers have neither a password nor another session.
 */
const OTHERWISE: { readonly [Id in OperationId]?: number } = {
  'instances.remove': 409,
  'authentications.remove': 409,
  'serviceTokens.create': 409,
  'accounts.sendPasswordLink': 409,
  'serviceTokens.revoke': 404,
  'authentications.readTest': 404,
  'passwordLinks.check': 410,
  'passwordLinks.use': 410,
  'signInLinks.check': 410,
  'signInLinks.use': 410,
  'secondStep.use': 410,
  'secondStep.startApp': 410,
  'secondStep.confirmApp': 410,
  'secondStep.startPasskey': 410,
  'secondStep.confirmPasskey': 410,
  'secondStep.requestPasskey': 410,
  'secondStep.usePasskey': 410,
  'secondFactors.startApp': 400,
  'secondFactors.confirmApp': 400,
  'secondFactors.startPasskey': 400,
  'secondFactors.confirmPasskey': 400,
  'secondFactors.renamePasskey': 400,
  'secondFactors.renewCodes': 400,
  'secondFactors.remove': 400,
  'ownAccount.changePassword': 400,
  'ownAccount.endSession': 404,
  'importUploads.start': 409,
  'importUploads.removeFile': 404,
  'rolloverRuns.cancel': 404,
  'rolloverRuns.retry': 404,
  'savedViews.update': 404,
  'savedViews.remove': 404,
}

it('every sample is taken by the server, so that walks with it get behind the door', async () => {
  const server = await createTestServer()
  const fetch = await callerWith(server, ['ROLE_PROVIDER_ADMINISTRATOR'])
  // What removes, or keeps records in use, comes last.
  const place = (id: string) =>
    id.endsWith('.remove') ? 1 : id === 'sisImports.sync' ? 2 : id.startsWith('rollover') ? 3 : 0
  const ordered = OPERATION_IDS.toSorted((one, other) => place(one) - place(other))
  for (const id of ordered.filter((one) => !one.startsWith('session.sign'))) {
    // What imports or sends refuses some calls.
    if (place(id) > 0) await server.jobs.idle()
    if (place(id) === 3) {
      // A year that has not been reached yet.
      await server.db.updateTable('districts').set({ sisYear: 2025 }).where('lea', '=', '4107320').execute()
    }
    const records = await recordsOf(server.db, '4107320')
    const about = { lea: records.lea, districtId: records.district, clientId: records.client }
    const response = await ask(fetch, id, { ...about, ...sampleCall(id, records) })
    const expected = OTHERWISE[id] ?? statusOfRead(id)
    const reason = response.status === expected ? '' : await response.text()
    expect([id, response.status, reason]).toEqual([id, expected, ''])
  }
  await server.close()
})
