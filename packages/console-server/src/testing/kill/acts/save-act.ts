import { OPERATION_IDS } from '@edconsole/console-core/contract'
import { clientIdOf } from '@edconsole/console-demo'
import { ask } from '../../walks/ask.ts'
import { recordsOf } from '../../walks/records-of.ts'
import { SAMPLE_BODIES, sampleCall } from '../../walks/sample-calls.ts'
import { SEEDED_LEA } from '../kill-districts.ts'
import type { Act } from './act.ts'

/** They reach out, or go on in the background. */
const OTHER_WORK =
  /^(validators|rollover|importUploads)\.|^(sisImports\.sync|fleet\.sync|exports\.(sendNow|testDestination)|instances\.createSandbox|authentications\.(readAddress|testSignIn))$/
const REMOVES = ['sisImports.remove', 'exports.remove', 'authentications.remove'] as const

/** Every call that saves, then those that remove. */
const SAVES = [...OPERATION_IDS.filter((id) => SAMPLE_BODIES[id] && !OTHER_WORK.test(id)), ...REMOVES]

export const saveAct: Act = async ({ server, browser, during, acknowledge }) => {
  await acknowledge('nothing yet')
  for (const id of SAVES) {
    const records = await recordsOf(server.db, SEEDED_LEA)
    const about = { lea: SEEDED_LEA, districtId: records.district, clientId: clientIdOf(records.district) }
    const { status } = await during(() => ask(browser, id, { ...about, ...sampleCall(id, records) }))
    await acknowledge(`${id} ${status}`)
  }
}
