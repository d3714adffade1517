import { type DragEvent, useState } from 'react'
import { holdsFiles } from './take-dropped.ts'

type OverHandlers = Record<
  'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop',
  (event: DragEvent<HTMLElement>) => void
>

/** Whether files are held over an element, and what it does about them. While it is closed nothing can be dropped there. */
export function useOver(
  closed: boolean,
  onDrop: (data: DataTransfer) => void,
): [isOver: boolean, handlers: OverHandlers] {
  const [isOver, setOver] = useState(false)
  const hold = (event: DragEvent<HTMLElement>) => {
    if (closed || !holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return [
    isOver && !closed,
    {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave({ currentTarget, relatedTarget }) {
        // From one child to another is not away.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop(event) {
        setOver(false)
        if (closed || !holdsFiles(event.dataTransfer)) return
        event.preventDefault()
        onDrop(event.dataTransfer)
      },
    },
  ]
}
