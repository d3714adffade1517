import type { Handlers } from '../http/handler.ts'
import { beginRollover } from './rollover/begin-rollover.ts'
import { copyExports } from './rollover/copy-exports.ts'
import { copyStaff } from './rollover/copy-staff.ts'
import { copyTemplates } from './rollover/copy-templates.ts'

export const rolloverHandlers = {
  'rollover.staff': async (call) => ({ rolloverStaff: await copyStaff(await beginRollover(call)) }),
  'rollover.templates': async (call) => ({
    rolloverTemplates: await copyTemplates(await beginRollover(call)),
  }),
  'rollover.exports': async (call) => ({ rolloverExports: await copyExports(await beginRollover(call)) }),
} satisfies Partial<Handlers>
