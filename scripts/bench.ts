/**
 * `pnpm bench`: figures as ratios within one run. Import beside a plain insert; the screen beside the floor. Last, how
 * long District Select keeps the page busy, and what ten thousand rows show while they are scrolled.
 */
import { benchImport } from '../packages/console-server/src/pipeline/bench/bench-import.ts'
import { benchLongList } from './bench/long-list.ts'
import { median } from './bench/median.ts'
import { benchPicker } from './bench/picker.ts'
import { benchScreens, buildFloor } from './bench/screen.ts'
import { serveConsole } from './bench/serve-console.ts'
import { serveFront } from './bench/serve-front.ts'

const ratio = (ours: number, theirs: number) => (theirs === 0 ? '–' : `${(ours / theirs).toFixed(2)}×`)

const inMs = (tasks: readonly number[]) => `${median(tasks).toFixed(0)} ms`

const signIn = { username: 'employee@example.org', password: 'Console-demo-2026' }
const imported = await benchImport()
console.log(
  `import: ${Math.round(imported.importRowsPerSecond)} rows/s; plain insert of the same rows: ${Math.round(imported.insertRowsPerSecond)} rows/s; ${ratio(imported.importRowsPerSecond, imported.insertRowsPerSecond)}`,
)

const served = await serveConsole(4395)
const ourFront = await serveFront(served.origin)
const floorFront = await serveFront(served.origin, await buildFloor())
try {
  const figures = await benchScreens(
    [
      {
        name: 'console',
        address: `${ourFront.origin}/412/import-logs?size=100&filter[startedAt]=any`,
        firstRow: 'tbody th',
        next: 'button[aria-label="Next page"]',
      },
      {
        name: 'floor',
        address: `${floorFront.origin}/?lea=4107320&size=100`,
        firstRow: 'tbody td',
        next: 'button',
      },
    ],
    served.origin,
    signIn,
  )
  const { console: ours, floor: theirs } = figures
  if (!ours || !theirs) throw new Error('A screen was not measured')
  for (const key of [
    'kb',
    'elements',
    'coldMs',
    'coldCpuMs',
    'pageMs',
    'pageCpuMs',
    'pageDomChanges',
  ] as const) {
    console.log(
      `${key.padEnd(14)} console ${ours[key].toFixed(1).padStart(8)}  floor ${theirs[key].toFixed(1).padStart(8)}  ${ratio(ours[key], theirs[key])}`,
    )
  }
  const { open, filter } = await benchPicker(served.origin, signIn)
  console.log(
    `picker     longest task, 15,000 districts, 4× slower: open ${inMs(open)}, filter ${inMs(filter)}; aim 50 ms`,
  )
  const { task, probes, blank, elements, elementsBefore } = await benchLongList()
  console.log(
    `long list  10,000 rows by 20 screens: longest task ${inMs([task])}, aim 50 ms; blank ${blank} of ${probes}, aim 0; elements ${elementsBefore}, then at most ${elements}`,
  )
} finally {
  served.stop()
  ourFront.close()
  floorFront.close()
}
