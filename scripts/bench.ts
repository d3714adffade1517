/**
 * `pnpm bench`: figures as ratios within one run. Import beside a plain insert; the screen beside the floor; then counts, and
 * how long the page is kept busy. `--only screen,keys` runs some of the steps.
 */
import { parseArgs } from 'node:util'
import { benchImport } from '../packages/console-demo/src/bench/import/bench-import.ts'
import { benchMoving, benchVisits, waterfallLines } from './bench/cold-start.ts'
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

/** The list with the same libraries and nothing of ours: alone, and after the calls that a console needs first. */
const floors = async (size = 100) => {
  const origin = await stage.front(10_000, await buildBarePage('scripts/bench/floor'))
  const firstRow = 'tbody td'
  return [
    { name: 'floor', address: `${origin}/?lea=4107320&size=${size}`, firstRow },
    { name: 'floor with calls', address: `${origin}/?district=412&size=${size}`, firstRow },
  ]
}

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
        ...(await floors()).map((floor) => ({ ...floor, next: 'button[data-next]' })),
      ],
      await stage.api(),
      signIn,
    )
    const { console: ours, floor: theirs, 'floor with calls': called } = figures
    if (!ours || !theirs || !called) throw new Error('A screen was not measured')
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
        `${key.padEnd(14)} console ${ours[key].toFixed(1).padStart(8)}  floor ${theirs[key].toFixed(1).padStart(8)}  ${ratio(ours[key], theirs[key])}  floor with calls ${called[key].toFixed(1).padStart(8)}  ${ratio(ours[key], called[key])}`,
      )
    }
  },
  waterfall: async () => {
    const figures = await benchVisits(
      [
        { name: 'console', address: `${await stage.front()}${LIST}25`, firstRow: 'tbody th' },
        ...(await floors(25)),
      ],
      await stage.api(),
      signIn,
      5,
    )
    console.log(
      'first row at 10 Mbit/s, 40 ms and 4× slower, medians of 5 visits: cold, then with a warm cache',
    )
    for (const [name, { cold, second, paint }] of Object.entries(figures))
      console.log(
        `${name.padEnd(16)} ${inMs([cold])}, ${inMs([second])}; first paint ${inMs([paint])}; console against it ${ratio(figures.console?.cold ?? 0, cold)}, ${ratio(figures.console?.second ?? 0, second)}`,
      )
    const sample = figures.console?.sample
    for (const line of sample ? waterfallLines(sample) : []) console.log(line)
  },
  moving: async () => {
    const figures = await benchMoving(
      await stage.api(),
      signIn,
      [
        {
          name: 'within a section',
          from: '/412/import-logs',
          link: 'a[href="/412/export-logs"]',
          rows: 'tbody th',
        },
        {
          name: 'to another section',
          from: '/412/import-logs',
          link: 'a[href="/412/site"]',
          rows: 'tbody th',
        },
      ],
      5,
    )
    for (const [name, ms] of Object.entries(figures))
      console.log(`moving     ${name}, 4× slower, until its rows are painted: ${inMs([ms])}`)
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
    const students = await benchKeys(api, signIn, `${api}${STUDENTS}`, 'Local ID, state ID, or name')
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
