import type { Deed } from '../kill-plan.ts'
import type { Act } from './act.ts'
import { exportAct } from './export-act.ts'
import { importAct } from './import-act.ts'
import { provisionAct } from './provision-act.ts'
import { rolloverAct } from './rollover-act.ts'
import { saveAct } from './save-act.ts'

export const DO: Readonly<Record<Deed, Act>> = {
  save: saveAct,
  import: importAct,
  export: exportAct,
  rollover: rolloverAct,
  provision: provisionAct,
}
