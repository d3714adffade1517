import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportCheck } from './testing/kill/checks/export-check.ts'
import { importCheck } from './testing/kill/checks/import-check.ts'
import { provisionCheck } from './testing/kill/checks/provision-check.ts'
import { rolloverCheck } from './testing/kill/checks/rollover-check.ts'
import { saveCheck } from './testing/kill/checks/save-check.ts'
import { killBase } from './testing/kill/kill-base.ts'
import { DEEDS, type Deed, type KillPoint, killPoints } from './testing/kill/kill-plan.ts'
import { killer } from './testing/kill/killer.ts'

// Each kind of work is killed once; `pnpm test:soak` takes many more points, and others each time.
const seed = Number(process.env.SOAK_KILL_SEED ?? 1)
const points = Number(process.env.SOAK_KILL_POINTS ?? DEEDS.length)

let base: Awaited<ReturnType<typeof killBase>>
beforeAll(async () => {
  base = await killBase()
}, 180_000)
afterAll(() => base.remove())

const copy = () => base.copy()
const kill: Readonly<Record<Deed, (point: KillPoint) => Promise<void>>> = {
  save: killer('save', saveCheck, copy),
  import: killer('import', importCheck, copy),
  export: killer('export', exportCheck, copy),
  rollover: killer('rollover', rolloverCheck, copy),
  provision: killer('provision', provisionCheck, copy),
}

it.each(
  killPoints(seed, points).map((point, place) => ({
    ...point,
    place: `${seed}/${place + 1}`,
    percent: Math.round(point.share * 100),
  })),
)(
  'killed at $place, $percent % into $deed, $moment a statement: nothing acknowledged is lost, nothing is half there',
  async (point) => {
    expect.hasAssertions()
    await kill[point.deed](point)
  },
  300_000,
)
