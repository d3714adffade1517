/**
 * `pnpm bench`: figures as ratios within one run. Import beside a plain insert; the screen beside the floor; then counts, and
 * how long the page is kept busy. `--only screen,keys` runs some of the steps.
 */
import { parseArgs } from 'node:util'
import { benchImport } from '../packages/console-demo/src/bench/import/bench-import.ts'
import { benchDryRun } from './bench/dry-run.ts'
import { benchEditor } from './bench/editor.ts'
import { elementCounts } from './bench/element-counts.ts'
import { benchPaging, benchPanel, type Growth } from './bench/growth.ts'
import { benchKeys } from './bench/keys.ts'
import { benchLongList } from './bench/long-list.ts'
import { median } from './bench/median.ts'
import { onlyOf } from './bench/only.ts'
import { benchPicker } from './bench/picker.ts'
import { benchScreens, buildBarePage } from './bench/screen.ts'
import { createStage } from './bench/stage.ts'

const ratio = (ours: number, theirs: number) => (theirs === 0 ? '–' : `${(ours / theirs).toFixed(2)}×`)
const inMs = (tasks: readonly number[]) => `${median(tasks).toFixed(0)} ms`
const grown = ({ nodes, listeners, heapKb }: Growth) =>
  `nodes ${nodes}, listeners ${listeners}, heap ${heapKb.toFixed(0)} kB`

const LIST = '/412/import-logs?filter[startedAt]=any&size='
const STUDENTS = '/412/table-viewer/students'
const signIn = { username: 'employee@example.org', password: 'Console-demo-2026' }
const stage = createStage(4395)

const steps = {
  import: async () => {
    const { importRowsPerSecond: ours, insertRowsPerSecond: plain } = await benchImport()
    console.log(
      `import: ${Math.round(ours)} rows/s; plain insert of the same rows: ${Math.round(plain)} rows/s; ${ratio(ours, plain)}`,
    )
  },
  screen: async () => {
    const figures = await benchScreens(
      [
        {
          name: 'console',
          address: `${await stage.front()}${LIST}100`,
          firstRow: 'tbody th',
          next: 'button[aria-label="Next page"]',
        },
        {
          name: 'floor',
          address: `${await stage.front(10_000, await buildBarePage('scripts/bench/floor'))}/?lea=4107320&size=100`,
          firstRow: 'tbody td',
          next: 'button[data-next]',
        },
      ],
      await stage.api(),
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
  },
  picker: async () => {
    const { open, filter } = await benchPicker(await stage.api(), signIn)
    console.log(
      `picker     longest task, 15,000 districts, 4× slower: open ${inMs(open)}, filter ${inMs(filter)}; aim 100 ms`,
    )
  },
  'long-list': async () => {
    const { task, probes, blank, elements, elementsBefore } = await benchLongList()
    console.log(
      `long list  10,000 rows by 20 screens: longest task ${inMs([task])}, aim 50 ms; blank ${blank} of ${probes}, aim 0; elements ${elementsBefore}, then at most ${elements}`,
    )
  },
  'dry-run': async () => {
    const { rows, megabytes, ours, bare, task, heapMb } = await benchDryRun()
    const perSecond = (count: number) => `${Math.round(count).toLocaleString('en-US')} rows/s`
    console.log(
      `dry run    ${rows.toLocaleString('en-US')} rows, ${megabytes.toFixed(0)} MB: ${perSecond(ours)}; parser alone ${perSecond(bare)}; ${ratio(ours, bare)}, aim 0.40; longest task of the page ${inMs([task])}, aim 50 ms; heap ${heapMb.toFixed(0)} MB, aim 300 MB`,
    )
  },
  keys: async () => {
    const api = await stage.api()
    const logs = await benchKeys(api, signIn, `${await stage.front()}${LIST}100`, 'Batch ID or source')
    const students = await benchKeys(api, signIn, `${api}${STUDENTS}`, 'Local ID, state ID or name')
    console.log(
      `keys       search, key to paint, 4× slower, 95 of 100: Import Logs ${inMs([logs])}, students ${inMs([students])}; aim 50 ms`,
    )
  },
  editor: async () => {
    const figures = Object.entries(await benchEditor()).map(([name, task]) => `${name} ${inMs([task])}`)
    console.log(
      `editor     400 columns, 2,000 translations, key to paint, 4× slower, 95 of 100: ${figures.join(', ')}; aim 50 ms`,
    )
  },
  elements: async () => {
    const sizes = [1_000, 10_000, 100_000]
    const pages = await Promise.all(sizes.map(async (size) => `${await stage.front(size)}${LIST}100`))
    const longest = `${await stage.front()}${LIST}250`
    const counts = await elementCounts(await stage.api(), signIn, [...pages, longest])
    console.log(
      `elements   100 on a page, of 1,000, 10,000 and 100,000 rows: ${counts.slice(0, 3).join(', ')}; 250 on a page: ${counts[3]}; aim: equal`,
    )
  },
  growth: async () => {
    const api = await stage.api()
    const paging = await benchPaging(api, signIn, `${await stage.front()}${LIST}100`)
    console.log(`growth     500 times next page and back: ${grown(paging)}; aim: no nodes, no listeners`)
    const panel = await benchPanel(api, signIn, `${api}${STUDENTS}`)
    console.log(`growth     500 records opened and closed: ${grown(panel)}; aim: no nodes, no listeners`)
  },
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const names = Object.keys(steps).filter((name): name is keyof typeof steps => name in steps)
try {
  for (const name of onlyOf(names, values.only)) await steps[name]()
} finally {
  stage.close()
}
