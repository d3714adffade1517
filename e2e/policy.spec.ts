import { expect, type Page, test } from '@playwright/test'
import { exportAddresses } from './support/addresses.ts'
import { dropFile } from './support/drop-file.ts'
import { roster } from './support/faulty-roster.ts'
import { EMPLOYEE, LARKSPUR, signIn } from './support/people.ts'
import { watchPolicy } from './support/strict-policy.ts'

const MONITORING = 'https://monitoring.example.org'
const DISTRICT = `/${LARKSPUR.id}`
const shown = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

test('[S9] dialogs, the calendar and the worker of a trial keep to the policy of the page', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const broken = await watchPolicy(page)
  await signIn(page, EMPLOYEE)

  const [, edit = ''] = await exportAddresses(page.request)
  await page.goto(edit)
  await page.getByRole('button', { name: 'Add dates' }).click()
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await page.getByRole('grid').getByRole('button').first().click()
  await expect(page.getByRole('grid')).toBeHidden()

  await page.goto(`${DISTRICT}/table-viewer/students`)
  await page.getByRole('rowheader').nth(2).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: /^Student / })).toBeVisible()

  await page.goto(`${DISTRICT}/district/sis-imports/templates`)
  await page.getByRole('link', { name: 'Students', exact: true }).click()
  await page.getByRole('button', { name: 'Try a file' }).click()
  const trial = page.getByRole('dialog', { name: 'Try a file' })
  const worker = page.waitForEvent('worker')
  await dropFile(trial.getByText('Drop a file here'), {
    name: 'students_2026.csv',
    mimeType: 'text/csv',
    buffer: roster('faulty'),
  })
  expect((await worker).url()).toContain('dry-run-worker')
  await expect(trial.getByRole('term').filter({ hasText: /^Rows$/ })).toBeVisible()
  expect(broken).toEqual([])
})

test('[S1] monitoring keeps to the policy of the page', async ({ page }) => {
  const broken = await watchPolicy(page)
  await page.route(`${MONITORING}/**`, (route) => route.fulfill({ status: 200, json: {} }))
  await page.route('/login', async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    const settings = JSON.stringify({ sentryDsn: `${MONITORING.replace('//', '//key@')}/1` })
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${MONITORING}`),
      },
      body: (await response.text()).replace(/(id="console-settings">).*?(<\/script>)/s, `$1${settings}$2`),
    })
  })
  const loaded = page.waitForResponse(/\/assets\/monitoring-/)
  await page.goto('/login')
  await (await loaded).finished()
  await shown(page)
  const told = page.waitForRequest(`${MONITORING}/**`)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('A crash to report')
    })
  })
  await told
  await expect.poll(() => broken).toEqual(['A crash to report'])
})

test('[S9] a text becomes no markup, and no script but the worker of a trial starts', async ({ page }) => {
  await page.goto('/login')
  await shown(page)
  const refused = await page.evaluate(() => {
    const isRefused = (act: () => unknown) => {
      try {
        act()
        return false
      } catch (error) {
        return error instanceof TypeError
      }
    }
    return {
      markup: isRefused(() => {
        document.createElement('p').innerHTML = '<b>text</b>'
      }),
      worker: isRefused(() => new Worker('/assets/other.js')),
      script: isRefused(() => {
        document.createElement('script').src = '/assets/other.js'
      }),
    }
  })
  expect(refused).toEqual({ markup: true, worker: true, script: true })
})
