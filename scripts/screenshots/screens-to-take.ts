import type { Browser } from 'playwright'
import type { Subject } from './subject.ts'

const PASSWORD = 'Console-demo-2026'
const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }
const REJECTED =
  '/api/district/import-log-results?lea=4107320&filter[componentName]=students&sort[recordsRejected]=desc&limit=1'

/** Where to look in the running console, and as whom. `{run}` is the run of a component that rejected rows. */
const PLACES: readonly (readonly [name: string, path: string, person?: string])[] = [
  ['console-login', '/login'],
  ['console-dashboard-employee', '/dashboard', 'employee@example.org'],
  ['console-dashboard-district', '/dashboard', 'admin@example.org'],
  ['console-import-logs', '/412/import-logs', 'employee@example.org'],
  ['console-import-log-results', '/412/import-logs/results/{batch}', 'employee@example.org'],
  ['console-import-log-details', '/412/import-logs/details/{batch}/{run}', 'employee@example.org'],
  ['console-import-log-errors', '/412/import-logs/error-logs/{batch}/{run}', 'employee@example.org'],
]

export const SCREEN_NAMES: readonly string[] = PLACES.map(([name]) => name)

/** The screens of the running console in its frame. */
export const screensToTake = async (browser: Browser, origin: string): Promise<Subject[]> => {
  const subjects: Subject[] = []
  for (const [name, path, person] of PLACES) {
    const context = await browser.newContext({ baseURL: origin })
    let address = path
    if (person) {
      const data = { provider: 'illuminate', username: person, password: PASSWORD }
      await context.request.post('/api/login', { headers: HEADERS, data })
    }
    if (path.includes('{')) {
      const { data } = await (await context.request.get(REJECTED, { headers: HEADERS })).json()
      address = path.replace('{batch}', data[0].batchId).replace('{run}', data[0].etlStatusId)
    }
    subjects.push({
      name,
      addressIn: () => `${origin}${address}`,
      cookies: await context.cookies(),
      settled: (page) => page.waitForLoadState('networkidle'),
    })
    await context.close()
  }
  return subjects
}
