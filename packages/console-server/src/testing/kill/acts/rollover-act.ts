import { roll } from '../../rollover-calls.ts'
import { ROLLED_LEA } from '../kill-districts.ts'
import type { Act } from './act.ts'

export const ROLLED = ['staff', 'templates', 'exports'] as const

export const rolloverAct: Act = async ({ browser, during, acknowledge }) => {
  for (const key of ROLLED) {
    const { status, error } = await during(() => roll(browser, key, ROLLED_LEA))
    if (status !== 200) throw new Error(error.message)
    await acknowledge(key)
  }
}
