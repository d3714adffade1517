import { useEffect, useState } from 'react'

/** Whether an element has come into view once: what stands far below requests nothing before it is scrolled to. */
export function useInView(): [ref: (element: HTMLElement | null) => void, inView: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [inView, setInView] = useState(false)

  useEffect(() => {
    if (!element || inView) return
    if (typeof IntersectionObserver === 'undefined') return setInView(true)
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, inView])

  return [setElement, inView]
}
