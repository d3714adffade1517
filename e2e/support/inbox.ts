import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, type TestInfo } from '@playwright/test'

export type Inbox = {
  /** Puts a file where the transfers of a district's SIS end, in place of one with the same name. */
  receive(name: string, content: string | Buffer): Promise<void>
  /** Imports what has come for some components, and waits until the batch has ended. */
  importNow(page: Page, components: readonly string[]): Promise<void>
}

/** The folder that the server reads a district's files from. */
export const inboxOf = ({ config }: TestInfo, lea: string): Inbox => {
  const folder = join(String(config.metadata.data), 'inbox', lea)
  return {
    async receive(name, content) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, name), content)
    },
    async importNow(page, components) {
      const answer = await page.request.post(`/api/district/sis-imports/sync?lea=${lea}`, {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        data: { components },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      const { batchId } = (await answer.json()).data
      const status = async (): Promise<string> => {
        const headers = await page.request.get(
          `/api/district/import-log-headers?lea=${lea}&filter[batchId]=${batchId}`,
        )
        return (await headers.json()).data[0].status
      }
      await expect.poll(status, { timeout: 60_000 }).toBe('completed')
    },
  }
}
