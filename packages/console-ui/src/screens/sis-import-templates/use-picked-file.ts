import { useState } from 'react'
import {
  type FileFault,
  readTemplateFile,
} from '../../patterns/import-templates/template-file/read-template-file.ts'

/** A whole set has some hundred kB. */
const MAX_MEGABYTES = 5

export type PickedFile = { readonly name: string } & (
  | { readonly state: 'reading' }
  | { readonly state: 'refused'; readonly fault: FileFault | 'tooLarge' | 'unreadable' }
  | { readonly state: 'read'; readonly templates: readonly unknown[] }
)

/** A file that somebody chose, and what it holds. Nothing of it leaves the browser. */
export const usePickedFile = (): [PickedFile | null, (file: File) => Promise<void>] => {
  const [picked, setPicked] = useState<PickedFile | null>(null)
  const pick = async (file: File): Promise<void> => {
    const { name } = file
    if (file.size > MAX_MEGABYTES * 2 ** 20) return setPicked({ name, state: 'refused', fault: 'tooLarge' })
    setPicked({ name, state: 'reading' })
    try {
      const found = readTemplateFile(await file.text())
      setPicked(
        'fault' in found
          ? { name, state: 'refused', fault: found.fault }
          : { name, state: 'read', templates: found.templates },
      )
    } catch {
      setPicked({ name, state: 'refused', fault: 'unreadable' })
    }
  }
  return [picked, pick]
}

/** @see PickedFile */
export const faultText = (
  fault: Extract<PickedFile, { state: 'refused' }>['fault'],
  m: {
    [Fault in Exclude<typeof fault, 'tooLarge'>]: string
  } & { tooLarge: (megabytes: number) => string },
): string => (fault === 'tooLarge' ? m.tooLarge(MAX_MEGABYTES) : m[fault])
