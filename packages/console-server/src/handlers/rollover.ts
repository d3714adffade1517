import type { Call, Handlers } from '../http/handler.ts'
import { authorOf } from '../http/require-caller.ts'
import { copyExports } from '../rollovers/copy-exports.ts'
import { copyStaff } from '../rollovers/copy-staff.ts'
import { copyTemplates } from '../rollovers/copy-templates.ts'
import { type Rollover, rollOver } from '../rollovers/roll-over.ts'

const ofCall = async <T>(call: Call<undefined>, work: (rollover: Rollover) => Promise<T>): Promise<T> => {
  const { db, lea, timeZone } = call
  return rollOver({ db, lea, wordsZone: timeZone, at: call.now(), by: await authorOf(call) }, work)
}

export const rolloverHandlers = {
  'rollover.staff': (call) =>
    ofCall(call, async (rollover) => ({ rolloverStaff: await copyStaff(rollover) })),
  'rollover.templates': (call) =>
    ofCall(call, async (rollover) => ({ rolloverTemplates: await copyTemplates(rollover) })),
  'rollover.exports': (call) =>
    ofCall(call, async (rollover) => ({ rolloverExports: await copyExports(rollover) })),
} satisfies Partial<Handlers>
