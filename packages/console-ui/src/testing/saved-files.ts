import { afterEach, beforeEach, vi } from 'vitest'

export type SavedFile = { name: string; lines: string[] }

/** Catches files that a test's page hands to the browser, as names and lines without their byte order mark. */
export function catchSavedFiles(): { next(): Promise<SavedFile> } {
  const files: Promise<SavedFile>[] = []
  const blobs: Blob[] = []
  beforeEach(() => {
    files.length = 0
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${blobs.push(blob) - 1}`,
        revokeObjectURL: () => {},
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const blob = blobs[Number(this.href.replace('blob:', ''))]
      if (blob) files.push(readFile(this.download, blob))
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  return {
    next: () => vi.waitFor(() => files.shift() ?? Promise.reject(new Error('No file was saved.')), 5000),
  }
}

function readFile(name: string, blob: Blob): Promise<SavedFile> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve({ name, lines: String(reader.result).split('\r\n').filter(Boolean) })
    reader.onerror = () => reject(reader.error)
    reader.readAsText(blob)
  })
}
