import { useEffect } from 'react'
import { holdsFiles } from './take-dropped.ts'

/** A file that misses the zone would be opened by the browser in place of the page, and with it all that was typed. */
export function useStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      // Other drop targets of this page have claimed the files by now.
      if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
