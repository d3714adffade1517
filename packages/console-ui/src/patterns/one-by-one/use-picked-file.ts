import { useState } from 'react'

/** A chosen file, and what it holds or why it can't be read. */
export type PickedFile<Content, Fault> = { readonly file: File } & (
  | { readonly state: 'reading' }
  | { readonly state: 'refused'; readonly fault: Fault }
  | { readonly state: 'read'; readonly content: Content }
)

export type ReadFile<Content, Fault> = { readonly fault: Fault } | { readonly content: Content }

/** A file that someone chooses, read as soon as it is. Nothing of it leaves the browser. */
export const usePickedFile = <Content, Fault>(
  read: (file: File) => Promise<ReadFile<Content, Fault>>,
): [picked: PickedFile<Content, Fault> | null, pick: (file: File) => Promise<void>, letGo: () => void] => {
  const [picked, setPicked] = useState<PickedFile<Content, Fault> | null>(null)
  const pick = async (file: File): Promise<void> => {
    setPicked({ file, state: 'reading' })
    const found = await read(file)
    // Meanwhile another one may have been chosen, or none.
    setPicked((now) => {
      if (now?.file !== file) return now
      return 'fault' in found
        ? { file, state: 'refused', fault: found.fault }
        : { file, state: 'read', content: found.content }
    })
  }
  return [picked, pick, () => setPicked(null)]
}
