import type { Handlers } from '../http/handler.ts'
import { copyExports } from './rollover/copy-exports.ts'
import { copyStaff } from './rollover/copy-staff.ts'
import { copyTemplates } from './rollover/copy-templates.ts'
import { rollOver } from './rollover/roll-over.ts'

export const rolloverHandlers = {
  'rollover.staff': (call) =>
    rollOver(call, async (rollover) => ({ rolloverStaff: await copyStaff(rollover) })),
  'rollover.templates': (call) =>
    rollOver(call, async (rollover) => ({ rolloverTemplates: await copyTemplates(rollover) })),
  'rollover.exports': (call) =>
    rollOver(call, async (rollover) => ({ rolloverExports: await copyExports(rollover) })),
} satisfies Partial<Handlers>
