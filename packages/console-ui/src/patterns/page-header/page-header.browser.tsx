import { type Breadcrumb, placeOf } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { userWith } from '../../testing/rows-server.ts'
import { StoryConsole } from '../../testing/story-console.tsx'
import * as screenCss from '../define-screen/screen.css.ts'
import { ScreenFrameContext } from '../define-screen/screen-frame.ts'
import { PageHeader, type PageHeaderProps } from './page-header.tsx'

afterEach(cleanup)

const batch = placeOf('import-log-results', { districtId: '42', batchId: '48212' })
const details = placeOf('import-log-details', { districtId: '42', batchId: '48212', etlStatusId: '3' })
const reader = userWith(['ROLE_DATA_EXPLORER_VIEW', 'ROLE_IMPORT_LOG_VIEW'])
const frame = { id: 'import-log-details', headingLevel: 1, headingId: 'title', breadcrumbs: true } as const

function show(props: Partial<PageHeaderProps>, inlineSize = 900): void {
  render(
    <StoryConsole place={details} options={{ session: reader }}>
      <ThemeRoot>
        <div style={{ inlineSize }}>
          <div className={screenCss.section}>
            <ScreenFrameContext.Provider value={frame}>
              <PageHeader title="Students" record="Students" {...props} />
            </ScreenFrameContext.Provider>
          </div>
        </div>
      </ThemeRoot>
    </StoryConsole>,
  )
}
const steps = () =>
  page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('listitem')
    .elements()
    .map((element) => element.textContent)

it('[ux 7.7] a way of four steps stands as it is, and all but the last are links', async () => {
  show({ way: [{ label: 'Batch 48212', to: batch }] })
  await expect
    .element(page.getByRole('link', { name: 'Batch 48212' }))
    .toHaveAttribute('href', '/42/import-logs/results/48212')
  expect(steps()).toEqual(['Data Explorer', 'Import Logs', 'Batch 48212', 'Students'])
  await expect.element(page.getByText('Students').first()).toHaveAttribute('aria-current', 'page')
})

it('[ux 7.7] of a longer way the middle stands in a menu, where the keyboard finds it', async () => {
  const between: Breadcrumb[] = [
    { label: 'Batch 48212', to: batch },
    { label: 'People', to: null },
  ]
  show({ way: between })
  expect(steps()).toEqual(['Data Explorer', '', 'People', 'Students'])
  await userEvent.tab()
  await userEvent.tab()
  const more = page.getByRole('button', { name: 'More breadcrumbs' })
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('menuitem', { name: 'Batch 48212' }))
    .toHaveAttribute('href', '/42/import-logs/results/48212')
  await expect.element(page.getByRole('menuitem', { name: 'Import Logs' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(more).toHaveFocus()
})

it('[ux 7.7] a small container has the way back only', async () => {
  show({ way: [{ label: 'Batch 48212', to: batch }] }, 400)
  expect(steps()).toEqual(['Batch 48212'])
})

it('[ux 7.6] in a small container the icon of the link stays beside the title, and quiet facts stand below', async () => {
  show({ title: 'Your Account', meta: 'Username: rosalind.fitzgerald@district.example.org' }, 390)
  const middle = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return (top + bottom) / 2
  }
  const icon = page.getByRole('button', { name: 'Copy link' })
  await expect.element(icon).toBeVisible()
  const title = page.getByRole('heading', { level: 1 }).element()
  expect(Math.abs(middle(icon.element()) - middle(title))).toBeLessThan(2)
  const facts = page.getByText(/^Username/).element()
  expect(facts.getBoundingClientRect().top).toBeGreaterThan(middle(title))
  expect(facts.getBoundingClientRect().left).toBe(title.getBoundingClientRect().left)
})

it('[ux 7.6] a title of more than two lines is cut, and says the rest in a tooltip', async () => {
  const long =
    'Students who were taken over from the system of another district in the middle of the year '.repeat(3)
  show({ title: long }, 500)
  const title = page.getByRole('heading', { level: 1 })
  await expect.element(title).toHaveAccessibleName(long.trim())
  expect(title.element().getBoundingClientRect().height).toBe(56)
  // Another test may have left the mouse where the title stands now: it has to come anew.
  await userEvent.hover(page.getByRole('button', { name: 'Copy link' }))
  await userEvent.hover(title)
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(long.trim())
})

it('[ux 7.6] a title that fits has no tooltip', async () => {
  show({ title: 'Students' })
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  await new Promise((done) => setTimeout(done, 600))
  expect(page.getByRole('tooltip').elements()).toEqual([])
})

it('the whole address of the page is copied', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  show({})
  await userEvent.click(page.getByRole('button', { name: 'Copy link' }))
  await expect.poll(() => copied).toEqual([`${location.origin}/42/import-logs/details/48212/3`])
})
