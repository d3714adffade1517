import { placeOf } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { type ReactElement, useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { StoryConsole } from '../../testing/story-console.tsx'
import { HeatRow } from './heat-row.tsx'
import { sampleHeat } from './sample-days.ts'
import { useHeatKeys } from './use-heat-keys.ts'

afterEach(cleanup)

const ok = 'completed'
const ROWS = {
  Sites: [ok, ok, ok],
  Staff: [],
  Students: ['failed', '', ok],
}

function Table({ linked }: { linked: boolean }): ReactElement {
  const table = useRef<HTMLTableElement>(null)
  return (
    <table ref={table} {...useHeatKeys(table)}>
      <tbody>
        {Object.entries(ROWS).map(([name, statuses]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <HeatRow days={sampleHeat(name, statuses, linked)} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const show = (linked: boolean, dir: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <StoryConsole place={placeOf('data-explorer', { districtId: '42' })}>
      <ThemeRoot>
        <div dir={dir}>
          <button type="button">Before</button>
          <Table linked={linked} />
          <button type="button">After</button>
        </div>
      </ThemeRoot>
    </StoryConsole>,
  )
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

it.each([
  [true, 'ltr', 'ArrowLeft', 'ArrowRight'],
  [false, 'ltr', 'ArrowLeft', 'ArrowRight'],
  [true, 'rtl', 'ArrowRight', 'ArrowLeft'],
] as const)('one tab stop, arrows between days and rows (links: %s, %s)', async (linked, dir, back, on) => {
  show(linked, dir)
  await page.getByText('Before').click()
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('Sites, 09/14/2026: completed')
  await userEvent.keyboard(`{${back}}`)
  expect(focused()).toBe('Sites, 09/13/2026: completed')
  // A row without signs is passed over, and of the next the nearest day is taken
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toMatch(/^Students, 09\/1[24]\/2026/)
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Students, 09/12/2026: completed')
  await userEvent.keyboard(`{${on}}`)
  expect(focused()).toBe('Students, 09/14/2026: failed')
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  expect(focused()).toBe('Sites, 09/12/2026: completed')
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('After')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe('Sites, 09/12/2026: completed')
})

it('a sign that has the focus tells in words what it stands for', async () => {
  show(true)
  await page.getByText('Before').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Sites, 09/14/2026: completed')
})
