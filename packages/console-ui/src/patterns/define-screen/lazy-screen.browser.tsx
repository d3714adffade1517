import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { districtItem } from '../../testing/rows-server.ts'
import { StoryConsole } from '../../testing/story-console.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { defineScreen } from './define-screen.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import type { ScreenModule } from './screen-props.ts'

afterEach(cleanup)

const ImportLogs = defineScreen({ id: 'import-logs', component: () => <PageHeader title="Import Logs" /> })

it('[R28] a file that a deployment took away leads to a card, from which the keyboard tries again', async () => {
  // React reports what the card is about to show.
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  let isThere = false
  const Lazy = lazyScreen<'import-logs'>((): Promise<ScreenModule<'import-logs'>> => {
    const gone = `${location.origin}/assets/import-logs-before-the-deployment.js`
    return isThere ? Promise.resolve({ screen: ImportLogs }) : import(/* @vite-ignore */ gone)
  })
  render(
    <StoryConsole server={{ roles: ['ROLE_IMPORT_LOG_VIEW'], districts: [districtItem(42)] }}>
      <Lazy districtId="42" />
    </StoryConsole>,
  )
  await expect.element(page.getByText("This screen didn't load.")).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  isThere = true
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Import Logs' })).toBeVisible()
  silent.mockRestore()
})
