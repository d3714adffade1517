import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'

/** Checks the page as it is, frame included. Each screen and state has its own check where its story is. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
  expect(found, page.url()).toEqual([])
}
