/**
 * `pnpm bench:peers`: the list of import logs in react-admin, MUI X DataGrid and AG Grid Community, each set up as its
 * documentation describes for production, beside the console and the floor. All ask the same server for the same rows.
 */
import { execFileSync } from 'node:child_process'
import { benchScreens, buildBarePage, type ScreenFigures } from './bench/screen.ts'
import { createStage } from './bench/stage.ts'

const PEERS = 'scripts/bench/peers'
const QUERY = '/?lea=4107320'
const signIn = { username: 'employee@example.org', password: 'Console-demo-2026' }
const stage = createStage(4396)

const peer = async (name: string, folder: string, firstRow: string, next: string) => ({
  name,
  address: `${await stage.front(10_000, await buildBarePage(`${PEERS}/${folder}`))}${QUERY}`,
  firstRow,
  next,
})

const table = (figures: Record<string, ScreenFigures>, floor: ScreenFigures): string => {
  const ratio = (ours: number, theirs: number) => `${(ours / theirs).toFixed(2)}×`
  const lines = Object.entries(figures).map(
    ([name, { coldMs, coldCpuMs, kb, pageCpuMs }]) =>
      `| ${name} | ${coldMs.toFixed(0)} ms (${ratio(coldMs, floor.coldMs)}) | ${coldCpuMs.toFixed(0)} ms (${ratio(coldCpuMs, floor.coldCpuMs)}) | ${kb.toFixed(0)} kB (${ratio(kb, floor.kb)}) | ${pageCpuMs.toFixed(0)} ms (${ratio(pageCpuMs, floor.pageCpuMs)}) |`,
  )
  return [
    '| | First row, cold | Main thread, cold | Scripts and styles | Main thread, next page |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n')
}

execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: PEERS, stdio: 'inherit' })
try {
  const figures = await benchScreens(
    [
      {
        name: 'Console, whole',
        address: `${await stage.front()}/412/import-logs?filter[startedAt]=any&size=100`,
        firstRow: 'tbody th',
        next: 'button[aria-label="Next page"]',
      },
      {
        name: 'Floor',
        address: `${await stage.front(10_000, await buildBarePage('scripts/bench/floor'))}${QUERY}&size=100`,
        firstRow: 'tbody td',
        next: 'button[data-next]',
      },
      await peer('react-admin', 'react-admin', 'tbody td a', 'button[aria-label="Go to next page"]'),
      await peer(
        'MUI X DataGrid',
        'mui-x-data-grid',
        '.MuiDataGrid-row [data-field="batchId"] a',
        'button[aria-label="Go to next page"]',
      ),
      await peer('AG Grid Community', 'ag-grid', '.ag-row [col-id="batchId"] a', '[aria-label="Next Page"]'),
    ],
    await stage.api(),
    signIn,
  )
  const { Floor: floor } = figures
  if (!floor) throw new Error('The floor was not measured')
  console.log(table(figures, floor))
} finally {
  stage.close()
}
