import type { Browser } from 'playwright'
import type { Subject } from './subject.ts'

const PASSWORD = 'Console-demo-2026'
const LEA = '4107320'
const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }

/** The screens of the running console, in its frame, for whoever sees them differently. */
export const screensToTake = async (browser: Browser, origin: string): Promise<Subject[]> => {
  const context = await browser.newContext({ baseURL: origin })
  const signIn = async (username: string) => {
    await context.request.post('/api/login', {
      headers: HEADERS,
      data: { provider: 'illuminate', username, password: PASSWORD },
    })
    return context.cookies()
  }
  const admin = await signIn('admin@example.org')
  const employee = await signIn('employee@example.org')
  const list = `/api/district/import-log-results?lea=${LEA}&filter[componentName]=students&sort[recordsRejected]=desc&limit=1`
  const { data } = await (await context.request.get(list, { headers: HEADERS })).json()
  const { batchId, etlStatusId } = data[0]
  await context.close()

  const logs = '/412/import-logs'
  const places: [name: string, path: string, cookies?: typeof admin][] = [
    ['login', '/login'],
    ['dashboard-employee', '/dashboard', employee],
    ['dashboard-district', '/dashboard', admin],
    ['import-logs', logs, employee],
    ['import-log-results', `${logs}/results/${batchId}`, employee],
    ['import-log-details', `${logs}/details/${batchId}/${etlStatusId}`, employee],
    ['import-log-errors', `${logs}/error-logs/${batchId}/${etlStatusId}`, employee],
    ['not-found', '/no-such-place', employee],
  ]
  return places.map(([name, path, cookies]) => ({
    name: `console-${name}`,
    addressIn: () => `${origin}${path}`,
    ...(cookies ? { cookies } : {}),
    settled: (page) => page.waitForLoadState('networkidle'),
  }))
}
