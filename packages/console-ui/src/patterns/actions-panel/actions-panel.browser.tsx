import { type ConsoleRuntime, createStore, placeOf } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { StoryConsole } from '../../testing/story-console.tsx'
import * as screen from '../define-screen/screen.css.ts'
import { ScreenFrameContext } from '../define-screen/screen-frame.ts'
import { NO_PAGE } from '../page-actions/page-action.ts'
import { PageActions } from '../page-actions/page-actions.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { ActionsPanel } from './actions-panel.tsx'
import { PanelColumns } from './panel-columns.tsx'

afterEach(cleanup)

const sync = vi.fn()

async function show(width: number): Promise<ConsoleRuntime> {
  await page.viewport(width, 700)
  const frame = {
    id: 'export',
    headingLevel: 1,
    headingId: 'title',
    breadcrumbs: false,
    page: createStore(NO_PAGE),
  } as const
  return new Promise((resolve) => {
    render(
      <StoryConsole place={placeOf('dashboard')} onReady={resolve}>
        <ThemeRoot>
          <ScreenFrameContext.Provider value={frame}>
            <section className={screen.section}>
              <PageHeader
                title="Export Overview"
                actions={
                  <PageActions
                    items={[{ id: 'send', label: 'Send now', note: 'Sends every export.', run: sync }]}
                  />
                }
              />
              <PanelColumns
                panel={
                  <ActionsPanel about={{ title: 'About', items: [{ key: 'Sent', value: '27 of 28' }] }} />
                }
              >
                <p>The list</p>
              </PanelColumns>
            </section>
          </ScreenFrameContext.Provider>
        </ThemeRoot>
      </StoryConsole>,
    )
  })
}

const button = (name: string) => page.getByRole('button', { name })

it('[ux 4.4] the panel stands beside the page with its actions, what it is about after them', async () => {
  await show(1200)
  await expect.element(button('Send now')).toHaveAccessibleDescription('Sends every export.')
  expect(
    page.getByRole('complementary', { name: 'Actions' }).element().getBoundingClientRect().left,
  ).toBeGreaterThan(page.getByText('The list').element().getBoundingClientRect().right)
  expect(button('Actions').elements()).toEqual([])
  await userEvent.click(button('Send now'))
  expect(sync).toHaveBeenCalledOnce()
})

it('[ux 4.4] while something is unsaved its actions say what to do first', async () => {
  sync.mockClear()
  const runtime = await show(1200)
  await expect.element(button('Send now')).toBeVisible()
  act(() => void runtime.leaveGuard.register(['Name']))
  await expect.element(button('Send now')).toHaveAccessibleDescription('Save or discard your changes first')
  await userEvent.click(button('Send now'), { force: true })
  expect(sync).not.toHaveBeenCalled()
})

it('[ux 4.5] below 1,080 px it is a menu of the title row, and what it is about stands above the page', async () => {
  sync.mockClear()
  await show(1000)
  await expect.element(button('Actions')).toBeVisible()
  expect(button('Send now').elements()).toEqual([])
  expect(page.getByText('27 of 28').element().getBoundingClientRect().bottom).toBeLessThan(
    page.getByText('The list').element().getBoundingClientRect().top,
  )
  await userEvent.click(button('Actions'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Send now' }))
  expect(sync).toHaveBeenCalledOnce()
})
