import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { checkSettings } from '../settings/check-settings.ts'
import { SERVER_SETTINGS } from '../settings/server-settings.ts'
import { createMetrics } from './metrics.ts'

const read = (path: string): Promise<string> =>
  readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8')

/** Label names by series, as a server that has done something shows them. */
const shownSeries = async (): Promise<Map<string, Set<string>>> => {
  const metrics = createMetrics()
  metrics.request({
    requestId: '',
    method: 'GET',
    operation: null,
    route: '/api/districts',
    status: 200,
    ms: 1,
    userId: null,
  })
  metrics.job({ kind: 'import', outcome: 'done', seconds: 1 })
  metrics.rows({ recordsRead: 1 })
  metrics.error('request')
  metrics.read({ place: 'replica' })
  const text = await metrics.render({
    jobs: async () => [{ kind: 'import', status: 'queued', count: 1, seconds: 1 }],
    connections: () => ({ used: 1, idle: 0, waiting: 0 }),
    replica: { standing: () => ({ isUsed: true, lagSeconds: 0 }) },
  })
  const series = new Map<string, Set<string>>()
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? \S+$/gm)) {
    const known = series.get(name) ?? new Set(['instance', 'job'])
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    series.set(name, known)
  }
  return series
}

it.each(['deploy/grafana-dashboard.json', 'deploy/alerts.yml'])(
  '%s asks for metrics and labels that the server has',
  async (path) => {
    const series = await shownSeries()
    const text = (await read(path)).replaceAll('\\"', '"')
    const used = [...text.matchAll(/\b((?:console|nodejs|process)_[a-z_0-9]+)(?:\{([^}]*)\})?/g)]
    expect(used.length).toBeGreaterThan(8)
    for (const [, name = '', labels = ''] of used) {
      expect([...series.keys()]).toContain(name)
      for (const [, label = ''] of labels.matchAll(/(\w+)=~?"/g))
        expect([...(series.get(name) ?? [])]).toContain(label)
    }
  },
)

it('files for containers and systemd use settings that exist, with values that are taken', async () => {
  const [unit, compose, container, docs] = await Promise.all(
    ['deploy/console.service', 'deploy/compose.yaml', 'deploy/Containerfile', 'docs/operate.md'].map(read),
  )
  const settings = SERVER_SETTINGS.flatMap(({ names: known }) => known).join(' ')
  const names = `${unit}${compose}${container}`.match(/\bCONSOLE_[A-Z_]+/g) ?? []
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(`${docs}${settings}`).toContain(name)
  const values = [...`${unit}`.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=')),
  )
  const composed = [...`${compose}`.matchAll(/^ +(CONSOLE_\w+): ([^\s$]+)$/gm)].map(([, ...pair]) => pair)
  expect(composed.length).toBeGreaterThan(2)
  // Those of compose that are made of variables.
  const others = [
    ['DATABASE_URL', 'postgres://console@database/console'],
    ['CONSOLE_PUBLIC_URL', 'https://console.example.org'],
    ['CONSOLE_SECRET_KEY', Buffer.alloc(32, 7).toString('base64')],
  ]
  for (const pairs of [values, [...others, ...composed]])
    expect(() => checkSettings(Object.fromEntries(pairs))).not.toThrow()
})

it('files for containers and systemd start the program of the package', async () => {
  const { bin } = JSON.parse(await read('packages/console-server/package.json'))
  const program = `/opt/console/server/${bin['console-server'].replace('./', '')}`
  for (const path of ['deploy/console.service', 'deploy/Containerfile'])
    expect(await read(path)).toContain(program)
})
