import { type ReactElement, useEffect, useRef } from 'react'
import { lowContrast } from '../../styles/low-contrast.ts'

const told = new Set<string>()

const NO_STYLES =
  "[console] The stylesheet is missing. Import '@edconsole/console-ui/styles.css', or that of the screen, once in your application."

const warnOnce = (warning: string): void => {
  if (told.has(warning)) return
  told.add(warning)
  // biome-ignore lint/suspicious/noConsole: meant for developers of a host
  console.warn(warning)
}

/**
 * In development, warns once about each pair of colors that overrides have made hard to read (ux 5), and about styles that the
 * host has not imported.
 */
export function StyleCheck(): ReactElement {
  const place = useRef<HTMLSpanElement>(null)
  // After every drawing: a change of theme or of a variable is one.
  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('[data-ec-root]')
    if (!root) return
    if (!getComputedStyle(root).getPropertyValue('--ec-color-bg-surface')) return warnOnce(NO_STYLES)
    for (const { front, back, found, least } of lowContrast(root)) {
      warnOnce(`[console] ${front} on ${back} has a contrast of ${found.toFixed(2)}, and needs ${least}.`)
    }
  })
  return <span ref={place} hidden={true} />
}
