import { useState } from 'react'
import {
  type FileFault,
  readTemplateFile,
} from '../../features/templates/import-templates/template-file/read-template-file.ts'

export type PickedFile = { readonly file: File } & (
  | { readonly state: 'reading' }
  | { readonly state: 'refused'; readonly fault: FileFault | 'unreadable' }
  | { readonly state: 'read'; readonly templates: readonly unknown[] }
)

/** A file that somebody chose, and what it holds. Nothing of it leaves the browser. */
export const usePickedFile = (): [
  picked: PickedFile | null,
  pick: (file: File) => Promise<void>,
  letGo: () => void,
] => {
  const [picked, setPicked] = useState<PickedFile | null>(null)
  const pick = async (file: File): Promise<void> => {
    setPicked({ file, state: 'reading' })
    const next = await read(file)
    // Meanwhile another one may have been chosen, or none.
    setPicked((now) => (now?.file === file ? next : now))
  }
  return [picked, pick, () => setPicked(null)]
}

const read = async (file: File): Promise<PickedFile> => {
  try {
    const found = readTemplateFile(await file.text())
    return 'fault' in found
      ? { file, state: 'refused', fault: found.fault }
      : { file, state: 'read', templates: found.templates }
  } catch {
    return { file, state: 'refused', fault: 'unreadable' }
  }
}
