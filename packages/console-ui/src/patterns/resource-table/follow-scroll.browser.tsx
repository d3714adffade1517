import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { BatchesTable } from '../../testing/batches-table.tsx'

afterEach(cleanup)

it('[ux 8.1] a key that scrolls within a frame finds rows in that frame, before its event comes', async () => {
  await page.viewport(1280, 800)
  render(
    <ThemeRoot>
      <BatchesTable count={2000} defaultPageSize={2000} />
    </ThemeRoot>,
  )
  const first = page.getByRole('row', { name: /^1 / })
  await expect.element(first).toBeVisible()
  // Fewer than at first: what follows the scrolling has come.
  await expect.poll(() => document.querySelectorAll('tr[data-index]').length).toBeLessThan(30)
  // What came before is no longer followed from frame to frame.
  for (let frames = 0; frames < 5; frames += 1) await new Promise((next) => requestAnimationFrame(next))
  const region = document.querySelector('tr[data-index]')?.closest<HTMLElement>('[role=region], [tabindex]')
  if (!region) throw new Error('There is no region')
  const { left, top, width, height } = region.getBoundingClientRect()
  const inTheMiddle = await new Promise<Element | null | undefined>((shown) => {
    requestAnimationFrame(() => {
      // As the browser does for a key: no listener has run when this frame is drawn.
      region.scrollTop += 5000
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        shown(there?.closest('tr[data-index]'))
      }
      port2.postMessage(null)
    })
    region.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }))
  })
  expect(inTheMiddle).toBeTruthy()
})
