import type { Locator } from '@playwright/test'

export type DroppedFile = { name: string; mimeType: string; buffer: Buffer }

/** Drops a file on an element, as a user does who drags it from a folder. */
export const dropFile = async (target: Locator, { name, mimeType, buffer }: DroppedFile): Promise<void> => {
  const dataTransfer = await target.page().evaluateHandle(
    ([bytes, fileName, type]) => {
      const files = new DataTransfer()
      const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
      files.items.add(new File([content], fileName, { type }))
      return files
    },
    [buffer.toString('base64'), name, mimeType] as const,
  )
  await target.dispatchEvent('drop', { dataTransfer })
}
