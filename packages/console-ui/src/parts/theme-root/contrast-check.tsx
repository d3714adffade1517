import { type ReactElement, useEffect, useRef } from 'react'
import { lowContrast } from '../../styles/low-contrast.ts'

const told = new Set<string>()

/** In development, warns once about each pair of colors that overrides have made hard to read (ux 5). */
export function ContrastCheck(): ReactElement {
  const place = useRef<HTMLSpanElement>(null)
  // After every drawing: a change of theme or of a variable is one.
  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('[data-ec-root]')
    if (!root) return
    for (const { front, back, found, least } of lowContrast(root)) {
      const warning = `[console] ${front} on ${back} has a contrast of ${found.toFixed(2)}, and needs ${least}.`
      if (told.has(warning)) continue
      told.add(warning)
      // biome-ignore lint/suspicious/noConsole: meant for developers of a host
      console.warn(warning)
    }
  })
  return <span ref={place} hidden={true} />
}
