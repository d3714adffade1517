import { type RefObject, useEffect, useRef } from 'react'

/** When another step is shown, its heading takes the focus: the button that led there is gone. */
export function useStepFocus(root: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const heading = root.current?.querySelector<HTMLElement>(':scope section :is(h1, h2, h3, h4, h5, h6)')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [root, step])
}
